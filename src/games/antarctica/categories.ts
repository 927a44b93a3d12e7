/** The names under which points are counted. */
export type Category = 'zones' | 'tracks' | 'cards' | 'discards';

/** The tie-breaks, in the order in which they are compared; `buildings` are the building cards. */
export type TieBreak = 'majorities' | 'buildings';
