/** An element of a document, with its contents. */
export interface Parsed {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Parsed | string)[];
}

const TAG = /<(\/?)([a-z][\w-]*)((?: [\w:-]+="[^"<]*")*)(\/?)>|([^<]+)/gy;
const REFERENCE = /&(amp|lt|gt|quot);/g;
/** The characters that XML does not allow: of those before the blank, documents contain only tabs and ends of lines. */
const CONTROL = /[^\t\n\r -\u{10ffff}]/u;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Parses the subset of XML that drawings need; throws if the text is not well-formed. */
export const parsed = (text: string): Parsed => {
  const open: { name: string; attributes: Record<string, string>; children: (Parsed | string)[] }[] = [
    { name: '', attributes: {}, children: [] },
  ];
  TAG.lastIndex = 0;
  while (TAG.lastIndex < text.length) {
    const from = TAG.lastIndex;
    const found = TAG.exec(text);
    if (found === null) throw new Error(`not well-formed: ${text.slice(from, from + 80)}`);
    const [, end, name, attributes, empty, words] = found;
    if (words !== undefined) open.at(-1)!.children.push(decoded(words));
    else if (end === '/') close(open, name!);
    else {
      const element = { name: name!, attributes: attributesOf(attributes!), children: [] };
      open.at(-1)!.children.push(element);
      if (empty !== '/') open.push(element);
    }
  }
  const [root] = open;
  if (open.length !== 1 || root!.children.length !== 1) throw new Error('not one element');
  return root!.children[0] as Parsed;
};

const close = (open: { readonly name: string }[], name: string): void => {
  if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
};

const attributesOf = (text: string): Record<string, string> => {
  const attributes: Record<string, string> = {};
  for (const [, key, value] of text.matchAll(/ ([\w:-]+)="([^"]*)"/g)) {
    if (attributes[key!] !== undefined) throw new Error(`${key} twice`);
    attributes[key!] = decoded(value!);
  }
  return attributes;
};

const decoded = (text: string): string => {
  if (CONTROL.test(text)) throw new Error(`no XML character in ${text}`);
  if (!text.includes('&')) return text;
  if (text.replace(REFERENCE, '').includes('&')) throw new Error(`a bare & in ${text}`);
  return text.replace(REFERENCE, (_, name: string) => ENTITIES[name]!);
};

/** Lists all elements of a document, outermost first. */
export const elementsOf = (element: Parsed): readonly Parsed[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsOf(child))),
];
