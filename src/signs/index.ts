/**
 * Signs of clauses: they show whether a clause took effect in a move, by its events and the states around it. The signs of
 * a game are in `sastrugi/GAME/signs`.
 *
 * @module
 */
export { inParts, type MovePart, type PartSign, type PartSigns, partsBy } from './move-parts.js';
export { type MoveMade, preparedOnce, type Sign, type Signs, type SignWords, signWords, tookEffect } from './sign.js';
