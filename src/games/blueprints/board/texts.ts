/** The names of the places. */
export const texts = {
  'place.bag': '{colour} dice in the bag',
  'place.demand': 'materials in high demand',
  'place.removed': 'removed dice',
  'place.cell': "{cell} on {player}'s plan",
  'place.aside': "{player}'s dice beside the plan",
  'place.cards': "{player}'s cards",
  die: '{colour} {value}',
} as const;
