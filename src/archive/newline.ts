/** The byte with which a line ends. */
export const NEWLINE_BYTE = 10;
