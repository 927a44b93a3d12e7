/**
 * Signs of clauses: they show whether a clause took effect in a move, by the move itself and its events. The signs of a
 * game are in `sastrugi/GAME/signs`.
 *
 * @module
 */
export { type MoveMade, type Sign, type Signs, type SignWords, signWords, tookEffect } from './sign.js';
