/** The names under which points are counted. */
export type Category = 'zones' | 'tracks' | 'cards' | 'discards';
