/** The sentences of refusals by clause and reason; `{place:cell}` declares a parameter, the id of a cell. */
export const refusals = {
  'BP-END-1.over': 'The game is over; nothing more can be done.',
  'BP-TWO-1.die-to-remove':
    'A die for the building has been chosen in this turn; now one die of the pool is removed for the round.',
  'BP-TWO-2.die-to-build': 'First choose a die for the building; a die is removed after that.',
  'BP-TWO-5.none-removed': 'With three or four players no die is removed.',
  'BP-TURN-2.not-in-pool': 'No {colour:colour} die in the pool shows {value}.',
  'BP-PLACE-3.hatched': 'Cell {place:cell} of your plan is hatched: nothing may be placed there.',
  'BP-PLACE-2.too-low':
    'The top die of tower {place:cell} shows {top}; only a die of {top} or more may be placed on it, not a {value}.',
  'BP-PLACE-5.fits': 'A {value} can be placed, for instance on {place:cell}; a die that can be placed must be.',
} as const;
