import type { Player } from '../../../core/contract/game.js';
import { ask } from '../../../core/engine/play.js';
import { type FavourIdOfType, type FavourIndex, TOOLS } from '../components/index.js';
import { symbolOfNewType } from '../legal/choices.js';
import { hasEndFavour } from '../legal/favours.js';
import type { ChooseNewType, Transform } from '../moves/index.js';
import type { Run } from '../run.js';
import { score } from '../score/index.js';
import type { EndFavourPhase, NewTypePhase, Phase, TransformPhase } from '../state/index.js';

const OVER_PHASE: Phase = Object.freeze({ kind: 'over' });

/**
 * Lets a player choose an end favour: the first, from one on, who can play one; if there is none, the game is over.
 * @rule NU-FINAL-1
 */
export const askForEndFavours = (run: Run, from: Player): void => {
  const { draft, box, emit } = run;
  for (let decider = from; decider < draft.players; decider++) {
    if (hasEndFavour(draft, box, decider)) return ask(run, { kind: 'endFavour', decider });
  }
  ask(run, OVER_PHASE);
  emit?.({ kind: 'gameOver', score: score(draft, box) });
};

/** Carries out an end favour. */
export const useEndFavour = (run: Run, favour: FavourIndex, { decider }: EndFavourPhase): void =>
  END_FAVOUR_EFFECTS[run.box.favourIds[favour]! as FavourIdOfType<'end'>](run, decider, favour);

/** Leaves an end favour to the score, where it counts as used. */
const leaveToScore = (run: Run, player: Player): void => askForEndFavours(run, player);

/** @rule NU-FX-15 */
const scoreInsight = (run: Run, player: Player): void => {
  const { draft, box, emit } = run;
  const points = box.components.engineeringTrack.find(
    (number, step) => step >= draft.engineeringSteps[player]! && number > 0,
  )!;
  draft.favourPoints[player]! += points;
  emit?.({ kind: 'pointsScored', player, points, reason: 'insight', cell: -1 });
  askForEndFavours(run, player);
};

/**
 * The effects of end favours.
 * @rule NU-FX-15 NU-FX-16 NU-FX-17 NU-FX-18
 */
const END_FAVOUR_EFFECTS: Readonly<
  Record<FavourIdOfType<'end'>, (run: Run, decider: Player, favour: FavourIndex) => void>
> = {
  transformation: (run, decider, favour) => ask(run, { kind: 'transform', decider, favour }),
  insight: scoreInsight,
  harmony: leaveToScore,
  team: leaveToScore,
  vigour: leaveToScore,
};

export const transform = (run: Run, { card }: Transform, { decider, favour }: TransformPhase): void =>
  ask(run, { kind: 'chooseNewType', decider, favour, card });

/** @rule NU-FX-14 */
export const chooseNewType = (run: Run, { newType }: ChooseNewType, { decider, card }: NewTypePhase): void => {
  const { draft, emit } = run;
  const countsAs = symbolOfNewType(newType);
  const tool = TOOLS.find((each) => each === newType) ?? null;
  draft.filedCards[decider] = draft.filedCards[decider]!.map((filed) =>
    filed.card === card ? { card, countsAs, tool, isTransformed: true } : filed,
  );
  emit?.({ kind: 'cardTransformed', player: decider, card, countsAs, tool });
  askForEndFavours(run, decider);
};
