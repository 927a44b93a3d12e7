import type { Player } from '../../../core/contract/game.js';
import { isSomeLegal, type MoveKind, type PhaseKinds } from '../../../core/contract/kernel.js';
import type { Box } from '../box.js';
import { eatForbiddenBy } from '../legal/answers.js';
import { canBurnCoal } from '../legal/turn.js';
import type { Move } from '../moves/index.js';
import type { Phase, State, TurnPhase } from '../state/index.js';
import type { Frostpunk } from '../types.js';
import { actionKinds } from './actions.js';
import { answerKinds } from './answers.js';
import { journeyKinds } from './journeys.js';
import { turnKinds } from './turn.js';

const deciderOf = (state: State): Player => state.decider;

const decision = { decider: deciderOf, otherwiseForbidden: 'not-now' } as const;

/**
 * Returns a decision that is made automatically if there is only one answer.
 * @rule FP-COOP-4
 */
const forcedIfSingle = (...kinds: readonly MoveKind<Frostpunk>[]) => ({
  ...decision,
  forcedMove: (state: State, box: Box, phase: Phase): Move | undefined => {
    let single: Move | undefined;
    for (let k = 0; k < kinds.length; k++) {
      const moves = listCandidates(kinds[k]!, state, box, phase);
      for (let i = 0; i < moves.length; i++) {
        if (kinds[k]!.forbiddenBy(state, box, moves[i]!, phase) !== undefined) continue;
        if (single !== undefined) return undefined;
        single = moves[i]!;
      }
    }
    return single;
  },
});

const listCandidates = (kind: MoveKind<Frostpunk>, state: State, box: Box, phase: Phase): readonly Move[] => {
  if (kind.candidates === undefined) return kind.allMoves(box);
  const moves: Move[] = [];
  kind.candidates(state, box, phase, moves);
  return moves;
};

/** The kinds of moves of a turn besides passing and those that are cheap to check. */
const COSTLY_KINDS: readonly MoveKind<Frostpunk, Move, TurnPhase>[] = [
  turnKinds.playCard,
  ...Object.values(actionKinds),
];

/**
 * Passes automatically if a player can only pass. A card that was played waits for its action.
 * @rule FP-COOP-4
 */
const forcedPass = (state: State, box: Box, phase: TurnPhase): Move | undefined => {
  if (phase.armedCard >= 0 || !state.isCallOfDutyUsed || canBurnCoal(state, 1)) return undefined;
  for (let i = 0; i < COSTLY_KINDS.length; i++) if (isSomeLegal(COSTLY_KINDS[i]!, state, box, phase)) return undefined;
  return box.allMoves.byKind.pass[0];
};

/** @rule FP-COOP-4 */
const forcedNoCoal = (state: State, { allMoves }: Box): Move | undefined =>
  canBurnCoal(state, 1) ? undefined : allMoves.byKind.burnCoal[0];

/** @rule FP-COOP-4 */
const forcedNoFood = (state: State, box: Box): Move | undefined =>
  eatForbiddenBy(state, box, box.allMoves.byKind.eat[1]!) === undefined ? undefined : box.allMoves.byKind.eat[0];

/**
 * The phases.
 * @rule FP-MOVE-1 FP-MOVE-2
 */
export const phases: PhaseKinds<Frostpunk> = {
  turn: { ...decision, forcedMove: forcedPass },
  burnCoal: { ...decision, forcedMove: forcedNoCoal },
  eat: { ...decision, forcedMove: forcedNoFood },
  expert: decision,
  dusk: decision,
  build: decision,
  site: decision,
  placeTile: decision,
  gatherTile: decision,
  option: forcedIfSingle(answerKinds.chooseOption),
  citizenType: forcedIfSingle(answerKinds.chooseType),
  raise: forcedIfSingle(answerKinds.drawToken, answerKinds.activateToken),
  lower: forcedIfSingle(answerKinds.exhaustToken, answerKinds.removeToken),
  exhaust: forcedIfSingle(answerKinds.exhaustToken),
  activate: forcedIfSingle(answerKinds.activateToken),
  death: forcedIfSingle(answerKinds.drawDeathCard, answerKinds.discardForDeath),
  technology: forcedIfSingle(answerKinds.developTechnology),
  law: forcedIfSingle(answerKinds.enactLaw),
  consequence: forcedIfSingle(answerKinds.keepConsequence),
  arrived: forcedIfSingle(journeyKinds.avoid, journeyKinds.explore),
  explored: forcedIfSingle(journeyKinds.continue, journeyKinds.return),
  chooseScout: forcedIfSingle(journeyKinds.chooseScout),
  longShift: decision,
  over: { decider: () => null, otherwiseForbidden: 'over' },
};
