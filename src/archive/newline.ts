/** The byte with which a line ends. */
export const NEWLINE = 10;
