/** The names of the places, and of Siku and the dummies; cells have their ids. */
export const texts = {
  'place.slot': 'card {number} of the line',
  'place.favour': 'favour {number} of the line',
  'place.taken': 'card just taken',
  'place.deck': 'deck',
  'place.stack': 'tiles to come',
  'place.favour-deck': 'favours to come',
  'place.track': 'engineering track',
  'place.area': "{owner}'s {symbol} cards",
  'place.favours': "{owner}'s favours",
  dome: 'dome',
  siku: 'Siku',
  dummy: 'Dummy {number}',
} as const;
