/** Matches half of a character, which UTF-8 does not have. */
export const LONE_SURROGATE = /\p{Surrogate}/u;

const LONE_SURROGATES = /\p{Surrogate}/gu;

/** Returns the beginning of a text, of at most `maxLength` UTF-16 units; a lone surrogate becomes U+FFFD. */
export const toWellFormed = (text: string, maxLength = Number.POSITIVE_INFINITY): string =>
  text.slice(0, maxLength).replace(LONE_SURROGATES, '\ufffd');

/** Returns the message of anything that was thrown, be it an error or not. */
export const messageOf = (error: unknown): string => {
  try {
    return String(error instanceof Error ? error.message : error);
  } catch {
    return 'something that cannot be read';
  }
};
