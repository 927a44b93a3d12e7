import type { Player } from '../../../core/contract/game.js';
import { isSomeLegal, type MoveKind, type PhaseKinds } from '../../../core/contract/rows.js';
import type { Box } from '../box.js';
import { eatForbiddenBy } from '../legal/answers.js';
import { canFeed } from '../legal/turn.js';
import type { Move } from '../moves/index.js';
import type { Phase, State, TurnPhase } from '../state/index.js';
import type { Frostpunk } from '../types.js';
import { actions } from './actions.js';
import { answers } from './answers.js';
import { journeys } from './journeys.js';
import { turn } from './turn.js';

const actor = (state: State): Player => state.actor;

const asked = { decides: actor, otherwiseForbidden: 'not-now' } as const;

/**
 * Returns a decision that is made automatically if there is only one answer.
 * @rule FP-COOP-4
 */
const unlessAlone = (...kinds: readonly MoveKind<Frostpunk>[]) => ({
  ...asked,
  only: (state: State, box: Box, phase: Phase): Move | undefined => {
    let only: Move | undefined;
    for (let k = 0; k < kinds.length; k++) {
      const moves = candidatesOf(kinds[k]!, state, box, phase);
      for (let i = 0; i < moves.length; i++) {
        if (kinds[k]!.forbiddenBy(state, box, moves[i]!, phase) !== undefined) continue;
        if (only !== undefined) return undefined;
        only = moves[i]!;
      }
    }
    return only;
  },
});

const candidatesOf = (kind: MoveKind<Frostpunk>, state: State, box: Box, phase: Phase): readonly Move[] => {
  if (kind.candidates === undefined) return kind.entries(box);
  const moves: Move[] = [];
  kind.candidates(state, box, phase, moves);
  return moves;
};

/** The kinds of moves of a turn besides passing and those that are cheap to check. */
const SOMETHING: readonly MoveKind<Frostpunk, Move, TurnPhase>[] = [turn.card, ...Object.values(actions)];

/**
 * Passes automatically if a player can only pass. A card that was played waits for its action.
 * @rule FP-COOP-4
 */
const onlyPass = (state: State, box: Box, phase: TurnPhase): Move | undefined => {
  if (phase.card >= 0 || !state.callUsed || canFeed(state, 1)) return undefined;
  for (let i = 0; i < SOMETHING.length; i++) if (isSomeLegal(SOMETHING[i]!, state, box, phase)) return undefined;
  return box.entries.of.pass[0];
};

/** @rule FP-COOP-4 */
const onlyNoCoal = (state: State, { entries }: Box): Move | undefined =>
  canFeed(state, 1) ? undefined : entries.of.feed[0];

/** @rule FP-COOP-4 */
const onlyNoFood = (state: State, box: Box): Move | undefined =>
  eatForbiddenBy(state, box, box.entries.of.eat[1]!) === undefined ? undefined : box.entries.of.eat[0];

/**
 * The phases.
 * @rule FP-MOVE-1 FP-MOVE-2
 */
export const phases: PhaseKinds<Frostpunk> = {
  turn: { ...asked, only: onlyPass },
  feed: { ...asked, only: onlyNoCoal },
  eat: { ...asked, only: onlyNoFood },
  expert: asked,
  dusk: asked,
  build: asked,
  site: asked,
  tile: asked,
  post: asked,
  option: unlessAlone(answers.option),
  type: unlessAlone(answers.type),
  raise: unlessAlone(answers.token, answers.activate),
  lower: unlessAlone(answers.exhaust, answers.remove),
  exhaust: unlessAlone(answers.exhaust),
  activate: unlessAlone(answers.activate),
  death: unlessAlone(answers.draw, answers.discard),
  technology: unlessAlone(answers.technology),
  law: unlessAlone(answers.law),
  consequence: unlessAlone(answers.keep),
  arrive: unlessAlone(journeys.avoid, journeys.explore),
  return: unlessAlone(journeys.continue, journeys.return),
  scout: unlessAlone(journeys.stack),
  shift: asked,
  over: { decides: () => null, otherwiseForbidden: 'over' },
};
