/** The default for the most bytes that a line may have: 4 MiB. */
export const LONGEST_LINE = 4_194_304;
