/** The names under which points are counted. */
export type Category = 'zones' | 'tracks' | 'cards' | 'discards';

/** What breaks ties, in the order in which it is looked at; `buildings` are the building cards. */
export type TieBreak = 'majorities' | 'buildings';
