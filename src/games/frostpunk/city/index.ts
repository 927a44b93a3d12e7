// What can be read off a city: facts of several rules, none of them kept in the state.

export * from './buildings.js';
export * from './journeys.js';
export * from './lasting.js';
export * from './map.js';
export * from './people.js';
export * from './tokens.js';
