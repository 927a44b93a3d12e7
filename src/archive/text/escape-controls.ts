/** Matches characters that control a terminal, end a line, or change the direction of text. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\ufeff]/gu;

/**
 * Makes one harmless line of text from records, names and files: control characters, line ends, bidi controls and lone
 * surrogates become escapes such as `\u001b`. JSON remains JSON of the same value.
 */
export const escapeControls = (text: string): string =>
  text.replace(CONTROL_CHARACTERS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
