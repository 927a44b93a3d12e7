import { type Message, message } from '../../../../words/message.js';
import type { Components, PlayerPieces } from '../../components/index.js';

const PLAYERS = [2, 3, 4] as const;

/** Says how many of a piece everybody has, by player count if it differs. */
const supplyMessage = (piece: keyof PlayerPieces, { playerPieces }: Components): Message => {
  const counts = PLAYERS.map((players) => playerPieces[players][piece]);
  return counts.every((count) => count === counts[0])
    ? message('about.sameSupply', { count: counts[0]! })
    : message('about.supply', {
        counts: PLAYERS.map((players, i) => message('about.with', { count: counts[i]!, players })),
      });
};

/** The lines about each term. */
const termTable = {
  sun: () => [message('about.sun'), message('about.firstShipActs')],
  turn: () => [message('about.turn'), message('about.actions')],
  strength: () => [message('about.strength')],
  access: () => [message('about.access')],
  ship: (components: Components) => [supplyMessage('ships', components), message('about.ship')],
  cube: (components: Components) => [
    supplyMessage('cubes', components),
    message('about.cube'),
    message('about.onlyFreeSpaces'),
  ],
  personnel: (components: Components) => [supplyMessage('personnel', components), message('about.personnel')],
  reserve: (components: Components) => [supplyMessage('reserve', components), message('about.reserve')],
  sacrifice: ({ recruits }: Components) => [message('about.sacrifice', { count: recruits.sacrifice })],
  asterisk: () => [message('about.asterisk')],
} as const;

/** A term of the rules. */
export type Term = keyof typeof termTable;

/** The terms, in the order of the rules. */
export const termIds = Object.keys(termTable) as readonly Term[];

/** Returns the lines about a term. */
export const termLines = (term: Term, components: Components): readonly Message[] => termTable[term](components);
