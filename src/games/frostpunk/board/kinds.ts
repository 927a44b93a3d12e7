/**
 * The kinds of places: the question and the stock; the tracks and counters; the people by kind; the map with its
 * positions, sites and stacks of tiles; Buildings beside it; Expeditions, laws, technologies, and cards.
 */
export type PlaceKind =
  | 'asked'
  | 'resource'
  | 'heat'
  | 'counter'
  | 'hope'
  | 'discontent'
  | 'people'
  | 'position'
  | 'site'
  | 'stack'
  | 'building'
  | 'expedition'
  | 'law'
  | 'technology'
  | 'cards';
