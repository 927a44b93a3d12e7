// Facts of a city that several rules need; they are derived from the state, which does not hold them.

export * from './buildings.js';
export * from './journeys.js';
export * from './lasting.js';
export * from './map.js';
export * from './people.js';
export * from './tokens.js';
