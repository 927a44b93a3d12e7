/** The default for the most bytes that a line may have: 4 MiB. */
export const MAX_LINE_BYTES = 4_194_304;
