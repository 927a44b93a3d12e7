import { plainConstructor } from '../core/data/copy.js';
import type { LooseTypes } from './loose-types.js';

type Copy = LooseTypes['Draft'];

/** The most fields that are copied fast. */
const MAX_FAST = 10;

/**
 * Builds a function that copies states whose fields, beside those of every state, have these names. V8 copies fast only
 * what is named in the code, or by a constant: a spread or a loop takes five times as long.
 */
export const createCopier = (names: readonly string[]): ((state: LooseTypes['State']) => Copy) => {
  const count = names.length;
  const [n0, n1, n2, n3, n4, n5, n6, n7, n8, n9] = names;
  const Copied = plainConstructor(function (this: Copy, from: LooseTypes['State']) {
    const { key, drawn } = from.random;
    this.game = from.game;
    this.rules = from.rules;
    this.components = from.components;
    this.players = from.players;
    this.random = { key, drawn };
    this.phase = from.phase;
    if (count === 0) return;
    this[n0!] = from[n0!];
    if (count === 1) return;
    this[n1!] = from[n1!];
    if (count === 2) return;
    this[n2!] = from[n2!];
    if (count === 3) return;
    this[n3!] = from[n3!];
    if (count === 4) return;
    this[n4!] = from[n4!];
    if (count === 5) return;
    this[n5!] = from[n5!];
    if (count === 6) return;
    this[n6!] = from[n6!];
    if (count === 7) return;
    this[n7!] = from[n7!];
    if (count === 8) return;
    this[n8!] = from[n8!];
    if (count === 9) return;
    this[n9!] = from[n9!];
    for (let i = MAX_FAST; i < count; i++) this[names[i]!] = from[names[i]!];
  });
  return (state) => new Copied(state);
};
