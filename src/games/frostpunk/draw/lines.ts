/** What is written in drawings of text alone, in plain English. */
export const lines = { 'text.reserve': 'in the reserve {count}' } as const;

/** The keys of what drawings of text alone write. */
export type LineKey = keyof typeof lines;
