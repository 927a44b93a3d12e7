/** The names of the places; cells have their ids. */
export const texts = {
  'place.supply': 'supply of {player}',
  'place.hand': 'hand of {player}',
  'place.trophies': 'animals taken by {player}',
} as const;
