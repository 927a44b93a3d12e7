import { type Message, message } from '../../../../words/message.js';
import type { Components, Material } from '../../components/index.js';

const PLAYERS = [2, 3, 4] as const;

/** Says how many of a piece everybody has, by player count if it differs. */
const supply = (piece: keyof Material, { material }: Components): Message => {
  const counts = PLAYERS.map((players) => material[players][piece]);
  return counts.every((count) => count === counts[0])
    ? message('about.sameSupply', { count: counts[0]! })
    : message('about.supply', {
        counts: PLAYERS.map((players, i) => message('about.with', { count: counts[i]!, players })),
      });
};

/** The lines about each term. */
const terms = {
  sun: () => [message('about.sun'), message('about.order3')],
  turn: () => [message('about.turn'), message('about.actions')],
  strength: () => [message('about.strength')],
  access: () => [message('about.access')],
  ship: (components: Components) => [supply('ships', components), message('about.ship')],
  cube: (components: Components) => [supply('cubes', components), message('about.cube'), message('about.free2')],
  personnel: (components: Components) => [supply('personnel', components), message('about.personnel')],
  reserve: (components: Components) => [supply('reserve', components), message('about.reserve')],
  sacrifice: ({ recruits }: Components) => [message('about.sacrifice', { count: recruits.sacrifice })],
  asterisk: () => [message('about.asterisk')],
} as const;

/** A term of the rules. */
export type Term = keyof typeof terms;

/** The terms, in the order of the rules. */
export const termIds = Object.keys(terms) as readonly Term[];

/** Returns the lines about a term. */
export const termLines = (term: Term, components: Components): readonly Message[] => terms[term](components);
