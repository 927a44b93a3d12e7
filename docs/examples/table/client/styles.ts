/** The styles of drawings: the server allows none inside the page, where a stranger's text could add its own. */
const adopted = new Set<string>();

/** Gives a style to the document, once; the classes in it name the game and the theme. */
export const adopt = (style: string): void => {
  if (adopted.has(style)) return;
  adopted.add(style);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
};
