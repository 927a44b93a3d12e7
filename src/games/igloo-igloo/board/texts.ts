/** The names of the places; cells have their ids. */
export const texts = {
  'place.supply': "{player}'s supply",
  'place.hand': "{player}'s hand",
  'place.trophies': "{player}'s trophies",
} as const;
