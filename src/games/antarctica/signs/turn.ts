import type { Sign, Signs } from '../../../signs/sign.js';
import type { Ship, State, Zone } from '../state/index.js';
import type { Antarctica } from '../types.js';
import { anyOf, onEvent, onMove, playsCard } from './words.js';

/** The sun leaves a stop; its ships, and the players who acted there, are in the state before. */
const sunLeaves = onEvent('sunMoved', (_, { before }) => before !== null && before.turn.player !== null);

/** The second ship is still there when the first turn ends, and gets no turn. */
const secondWaits: Sign<Antarctica> = onEvent('turnEnded', ({ part, zone }, { before, events, after }) => {
  const { second } = before!.stop;
  const hasTurn = events.some((event) => event.kind === 'turnBegan' && event.part === 'second');
  return part === 'first' && second !== null && after.queues[zone]!.includes(second) && !hasTurn;
});

/** The sun leaves a ship behind that was neither first nor second on arrival. */
const otherWaits: Sign<Antarctica> = onEvent('sunMoved', ({ from }, { before, after }) => {
  if (before === null || before.turn.player === null) return false;
  const { stop, turn } = before;
  return after.queues[from]!.some((ship) => ship !== stop.second && ship !== turn.ship);
});

const movesUp: Sign<Antarctica> = anyOf(
  onEvent('shipMoved', ({ from, fromPosition }, { before }) => before!.queues[from]!.length > fromPosition),
  onMove('scuttle', ({ zone, position }, { before }) => before.queues[zone]!.length > position),
);

/** The turn ends without a move that ends it, and without a ship built that would end it. */
const endsByItself = onEvent(
  'turnEnded',
  (_, { before, move }) => move!.kind !== 'end' && move!.kind !== 'buildShip' && !before!.turn.closing,
);

/** The ship of a turn that continues leaves its target. */
const leavesTarget: Sign<Antarctica> = ({ before, after }) => {
  if (before === null || after.turn.target === null || after.turn.ship !== before.turn.ship) return false;
  const { ship, target } = after.turn;
  return before.turn.target === target && hasShip(before, target, ship!) && !hasShip(after, target, ship!);
};

/** A player acts in the target though the ship of the turn has left it. */
const actsWithout = onMove(
  ['recruit', 'research', 'build', 'buildShip', 'playScientist'],
  (_, { before }) => !hasShip(before, before.turn.target!, before.turn.ship!),
);

const hasShip = ({ queues }: State, zone: Zone, ship: Ship): boolean => queues[zone]!.includes(ship);

/** The signs that the clauses about the sun, the obligatory move and the action took effect. */
export const turn = {
  'AN-SUN-1': onEvent('sunMoved'),
  'AN-SUN-2': onEvent('sunMoved', ({ steps }) => steps > 1),
  'AN-SUN-3': onEvent('turnBegan', ({ part }) => part === 'first'),
  'AN-SUN-4': anyOf(
    secondWaits,
    onEvent('turnBegan', ({ part }) => part === 'second'),
  ),
  'AN-SUN-5': otherWaits,
  'AN-SUN-6': movesUp,
  'AN-SUN-7': sunLeaves,
  'AN-SUN-8': anyOf(playsCard, onMove(['sacrifice', 'scuttle'])),
  'AN-SUN-9': endsByItself,

  'AN-MOV-5': onMove('sail'),
  'AN-MOV-7': anyOf(leavesTarget, actsWithout),

  'AN-ACT-3': onMove('end', (_, { before }) => !before.turn.acted),
  'AN-ACT-4': onMove(['recruit', 'research']),
} satisfies Signs<Antarctica>;
