/** The names of the places. */
export const texts = {
  'place.bag': '{colour} dice in the bag',
  'place.removed': 'removed dice',
  'place.cell': '{cell} of {player}',
  'place.aside': 'dice of {player} beside the plan',
  'place.cards': 'cards of {player}',
  die: '{colour} {value}',
} as const;
