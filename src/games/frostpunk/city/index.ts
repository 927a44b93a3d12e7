// Facts of a city that several rules need; they are derived from the state, which does not hold them.

export * from './buildings.js';
export * from './journeys.js';
export * from './map.js';
export * from './modifiers.js';
export * from './people.js';
export * from './tokens.js';
