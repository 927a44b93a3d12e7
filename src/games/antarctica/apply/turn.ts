import type { Player } from '../../../core/contract/game.js';
import { ask } from '../../../core/contract/run.js';
import type { Mutable } from '../../../core/data/copy.js';
import { changed, replaced, without } from '../../../core/data/list.js';
import { NUMBER_OF, ZONES } from '../components/index.js';
import type { Run } from '../run.js';
import { countsOf } from '../score/index.js';
import { type EndReason, moverOf, ownerOf, type Phase, type Ship, type State, type Turn } from '../state/index.js';
import { playEffect } from './effects.js';

const TURN: Phase = Object.freeze({ kind: 'turn' });

/** Creates a turn in which nothing has happened yet; before the first turn it has no player. */
export const newTurn = (player: Turn['player'], ship: Turn['ship'], part: Turn['part']): Mutable<Turn> => ({
  player,
  ship,
  part,
  begun: false,
  moved: false,
  target: null,
  acted: false,
  sacrificed: false,
  closing: false,
  built: [],
});

/**
 * Continues after a decision: with the effects that wait, the end of the game or of the turn, or the rest of the turn.
 * @rule AN-EFF-13 AN-END-3 AN-SHP-4 AN-SUN-8
 */
export const goOn = (run: Run): void => {
  const { effects, ending, turn } = run.draft;
  if (effects.length > 0) playEffect(run);
  else if (ending !== null) finish(run, ending);
  else if (turn.closing) endTurn(run);
  else ask(run, TURN);
};

/**
 * Ends a turn. The turn of the first ship may be followed by one of the second; then the sun moves.
 * @rule AN-SUN-4 AN-SUN-7 AN-ICE-5 AN-ICE-6 AN-ICE-7
 */
export const endTurn = (run: Run): void => {
  const { draft, emit } = run;
  const { turn, stop, sun } = draft;
  emit?.({ kind: 'turnEnded', player: moverOf(draft), zone: sun, part: turn.part });
  if (turn.part === 'second' || stop.fires === null) return moveSun(run);
  removeIcebreaker(run, stop.fires);
  if (stop.second === null) moveSun(run);
  else beginTurn(run, stop.second, 'second');
};

const removeIcebreaker = ({ draft, emit }: Run, player: Player): void => {
  const { sun, stop } = draft;
  const owners = draft.icebreakers[sun]!;
  draft.icebreakers = replaced(draft.icebreakers, sun, without(owners, owners.indexOf(player)));
  draft.gone = changed(draft.gone, NUMBER_OF.icebreaker, 1);
  stop.fires = null;
  emit?.({ kind: 'icebreakerRemoved', player, zone: sun, used: stop.second !== null });
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
  if (steps > ZONES) return finish(run, 'no-ships');
  const sun = (from + steps) % ZONES;
  draft.sun = sun;
  draft.calm += steps;
  emit?.({ kind: 'sunMoved', from, to: sun, steps });
  if (draft.calm >= box.components.stalemate) return finish(run, 'stalemate');
  const queue = queues[sun]!;
  const second = queue[1] ?? null;
  draft.stop = { second, fires: firing(draft, second), played: new Array<boolean>(draft.players).fill(false) };
  beginTurn(run, queue[0]!, 'first');
};

/** Returns the player whose icebreaker gives a second turn, or null if there is none. */
const firing = ({ icebreakers, sun }: State, second: Ship | null): Player | null =>
  second !== null && icebreakers[sun]!.includes(ownerOf(second)) ? ownerOf(second) : null;

const beginTurn = (run: Run, ship: Ship, part: 'first' | 'second'): void => {
  const { draft, emit } = run;
  const player = ownerOf(ship);
  draft.turn = newTurn(player, ship, part);
  ask(run, TURN);
  emit?.({ kind: 'turnBegan', player, zone: draft.sun, part });
};

/**
 * Ends the game and reports the score.
 * @rule AN-ICE-9 AN-SCO-1
 */
export const finish = (run: Run, reason: EndReason): void => {
  const { draft, box, emit } = run;
  ask(run, { kind: 'over', reason });
  if (emit === undefined) return;
  emit({ kind: 'gameOver', reason });
  for (const { category, zone, track, points } of countsOf(draft, box)) {
    emit({ kind: 'scored', category, zone, track, points });
  }
};
