/** The clauses of Nunatak that forbid moves, as sentences to show. */
export const refusals = {
  'NU-GEN-1': 'The game is over.',
  'NU-GEN-2': 'This is not what is to be decided now.',
  'NU-TAKE-1': 'Only a card of the line can be taken.',
  'NU-TAKE-2': 'No available tile bears a symbol of this card.',
  'NU-TAKE-3': 'This card is reserved by another player.',
  'NU-TAKE-4': 'The card that you have reserved fits, so it is to be taken.',
  'NU-PLACE-1': 'A block goes on an available tile.',
  'NU-PLACE-2': 'The tile does not bear the symbol for which the card is used.',
  'NU-PLACE-5': 'A card is filed under one of its own symbols, and counts as that type only.',
  'NU-SWAP-1': 'A card used as labourer may lift an available labourer tile.',
  'NU-SWAP-2': 'The lifted tile goes to the place of another available tile.',
  'NU-SWAP-4': 'Lifting a tile needs a second available one.',
  'NU-SWAP-5': 'Where any tile may be used no tile is lifted.',
  'NU-ELDER-1': 'An elder gives one of the two revealed favours.',
  'NU-SQUARE-1': 'A square is completed by the last of its four blocks, and scored then.',
  'NU-WINDOW-2': 'Whoever plays next uses this favour in his turn.',
  'NU-FAV-1': 'This favour is not yours to use.',
  'NU-FAV-2': 'An immediate favour is used when it is taken, or never.',
  'NU-FAV-3': 'This favour cannot be used in the turn in which it was taken.',
  'NU-FAV-4': 'This favour cannot be used at this moment.',
  'NU-FAV-6': 'An end favour is used at the end of the game.',
  'NU-FX-4': 'Bracing: the support of an own block on an upper floor scores again.',
  'NU-FX-7': 'Foresight: one of several cards of the line is reserved for a turn to come.',
  'NU-FX-8': 'Abundance: two of the turns left are played now, and the next is skipped.',
  'NU-FX-9':
    'Divination: of up to three cards of the deck one may be exchanged for an unreserved one; then they are put in order.',
  'NU-FX-10': 'Spread: two available tiles change places.',
  'NU-FX-11': 'Liberty: an own block may go on any available tile.',
  'NU-FX-12': 'Renewal: the unreserved cards of the line are replaced out of the shuffled deck.',
  'NU-FX-13': 'Rivalry: in one square only the active player scores, and 2 more if he is first.',
  'NU-FX-14': 'Transformation: an own card becomes another type, as artisan with any tool.',
  'NU-SOLO-11': 'Only the tiles that are still equal can be chosen for a dummy.',
} as const;

/** The id of a clause of Nunatak that forbids moves. */
export type Refusal = keyof typeof refusals;
