import type { Player } from '../../../core/contract/game.js';
import type { Mutable } from '../../../core/data/copy.js';
import { withAdded, withItemAt, withoutItem } from '../../../core/data/list.js';
import { ask } from '../../../core/engine/play.js';
import { SHIPYARD_CARD_INDEX, ZONES } from '../components/index.js';
import type { Run } from '../run.js';
import { comparisonsOf } from '../score/index.js';
import { type EndReason, moverOf, ownerOf, type Phase, type Ship, type State, type Turn } from '../state/index.js';
import { resolveNextEffect } from './effects.js';

const TURN_PHASE: Phase = Object.freeze({ kind: 'turn' });

/** Creates a turn in which nothing has happened yet; before the first turn it has no player. */
export const createTurn = (
  player: Turn['player'],
  ship: Turn['ship'],
  turnOfStop: Turn['turnOfStop'],
): Mutable<Turn> => ({
  player,
  ship,
  turnOfStop,
  hasMadeMove: false,
  hasSailed: false,
  targetZone: null,
  hasActed: false,
  hasSacrificed: false,
  endsAfterEffects: false,
  shipsBuilt: [],
});

/**
 * Continues after a decision: with the effects that wait, the end of the game or of the turn, or the rest of the turn.
 * @rule AN-EFF-13 AN-END-3 AN-SHP-4 AN-SUN-8
 */
export const nextStep = (run: Run): void => {
  const { waitingEffects, ending, turn } = run.draft;
  if (waitingEffects.length > 0) resolveNextEffect(run);
  else if (ending !== null) endGame(run, ending);
  else if (turn.endsAfterEffects) endTurn(run);
  else ask(run, TURN_PHASE);
};

/**
 * Ends a turn. The turn of the first ship may be followed by one of the second; then the sun moves.
 * @rule AN-SUN-4 AN-SUN-7 AN-ICE-5 AN-ICE-6 AN-ICE-7
 */
export const endTurn = (run: Run): void => {
  const { draft, emit } = run;
  const { turn, stop, sun } = draft;
  emit?.({ kind: 'turnEnded', player: moverOf(draft), zone: sun, turnOfStop: turn.turnOfStop });
  if (turn.turnOfStop === 'second' || stop.icebreakerPlayer === null) return moveSun(run);
  removeIcebreaker(run, stop.icebreakerPlayer);
  if (stop.secondShip === null) moveSun(run);
  else beginTurn(run, stop.secondShip, 'second');
};

const removeIcebreaker = ({ draft, emit }: Run, player: Player): void => {
  const { sun, stop } = draft;
  const owners = draft.icebreakers[sun]!;
  draft.icebreakers = withItemAt(draft.icebreakers, sun, withoutItem(owners, owners.indexOf(player)));
  draft.removedShipyardCards = withAdded(draft.removedShipyardCards, SHIPYARD_CARD_INDEX.icebreaker, 1);
  stop.icebreakerPlayer = null;
  emit?.({ kind: 'icebreakerRemoved', player, zone: sun, isUsed: stop.secondShip !== null });
};

/**
 * Moves the sun to the next zone with a ship, where the owner of the first one has a turn.
 * @rule AN-SUN-1 AN-SUN-2 AN-SUN-3 AN-SUN-5 AN-SET-15 AN-ICE-4 AN-END-5 AN-END-6
 */
export const moveSun = (run: Run): void => {
  const { draft, box, emit } = run;
  const { queues, sun: from } = draft;
  let steps = 1;
  while (steps <= ZONES && queues[(from + steps) % ZONES]!.length === 0) steps++;
  if (steps > ZONES) return endGame(run, 'no-ships');
  const sun = (from + steps) % ZONES;
  draft.sun = sun;
  draft.quietSunSteps += steps;
  emit?.({ kind: 'sunMoved', from, to: sun, steps });
  if (draft.quietSunSteps >= box.components.stalemate) return endGame(run, 'stalemate');
  const queue = queues[sun]!;
  const secondShip = queue[1] ?? null;
  draft.stop = {
    secondShip,
    icebreakerPlayer: findIcebreakerPlayer(draft, secondShip),
    hasPlayedCard: new Array<boolean>(draft.players).fill(false),
  };
  beginTurn(run, queue[0]!, 'first');
};

/** Returns the player whose icebreaker gives a second turn, or null if there is none. */
const findIcebreakerPlayer = ({ icebreakers, sun }: State, second: Ship | null): Player | null =>
  second !== null && icebreakers[sun]!.includes(ownerOf(second)) ? ownerOf(second) : null;

const beginTurn = (run: Run, ship: Ship, turnOfStop: 'first' | 'second'): void => {
  const { draft, emit } = run;
  const player = ownerOf(ship);
  draft.turn = createTurn(player, ship, turnOfStop);
  ask(run, TURN_PHASE);
  emit?.({ kind: 'turnStarted', player, zone: draft.sun, turnOfStop });
};

/**
 * Ends the game and reports the score.
 * @rule AN-ICE-9 AN-SCO-1
 */
export const endGame = (run: Run, reason: EndReason): void => {
  const { draft, box, emit } = run;
  ask(run, { kind: 'over', reason });
  if (emit === undefined) return;
  emit({ kind: 'gameOver', reason });
  for (const { category, zone, track, points } of comparisonsOf(draft, box)) {
    emit({ kind: 'pointsScored', category, zone, track, points });
  }
};
