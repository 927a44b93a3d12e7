/** Matches half of a character, which UTF-8 does not have. */
export const LONE_SURROGATE = /\p{Surrogate}/u;

const ALL = /\p{Surrogate}/gu;

/** Returns the beginning of a text, of at most `most` UTF-16 units; a lone surrogate becomes U+FFFD. */
export const wellFormed = (text: string, most = Number.POSITIVE_INFINITY): string =>
  text.slice(0, most).replace(ALL, '\ufffd');
