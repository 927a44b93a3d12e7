import type { Player } from '../../../core/contract/game.js';
import { ask } from '../../../core/contract/run.js';
import { type FavourIndex, type FavourOf, TOOLS } from '../components/index.js';
import { typeOf } from '../legal/choices.js';
import { hasEndFavour } from '../legal/favours.js';
import type { Into, Transform } from '../moves/index.js';
import type { Run } from '../run.js';
import { score } from '../score/index.js';
import type { FinalPhase, IntoPhase, Phase, TransformPhase } from '../state/index.js';

const OVER: Phase = Object.freeze({ kind: 'over' });

/**
 * Lets a player choose an end favour: the first, from one on, who can play one; if there is none, the game is over.
 * @rule NU-FINAL-1
 */
export const askFinally = (run: Run, from: Player): void => {
  const { draft, box, emit } = run;
  for (let asked = from; asked < draft.players; asked++) {
    if (hasEndFavour(draft, box, asked)) return ask(run, { kind: 'final', asked });
  }
  ask(run, OVER);
  emit?.({ kind: 'gameOver', score: score(draft, box) });
};

/** Carries out an end favour. */
export const useEnd = (run: Run, favour: FavourIndex, { asked }: FinalPhase): void =>
  EFFECTS[run.box.favourIds[favour]! as FavourOf<'end'>](run, asked, favour);

/** Leaves an end favour to the score, where it counts as spent. */
const countLater = (run: Run, player: Player): void => askFinally(run, player);

/** @rule NU-FX-15 */
const scoreInsight = (run: Run, player: Player): void => {
  const { draft, box, emit } = run;
  const points = box.components.track.find((number, step) => step >= draft.track[player]! && number > 0)!;
  draft.favourPoints[player]! += points;
  emit?.({ kind: 'scored', player, points, reason: 'insight', cell: -1 });
  askFinally(run, player);
};

/**
 * The effects of end favours.
 * @rule NU-FX-15 NU-FX-16 NU-FX-17 NU-FX-18
 */
const EFFECTS: Readonly<Record<FavourOf<'end'>, (run: Run, asked: Player, favour: FavourIndex) => void>> = {
  transformation: (run, asked, favour) => ask(run, { kind: 'transform', asked, favour }),
  insight: scoreInsight,
  harmony: countLater,
  team: countLater,
  vigour: countLater,
};

export const transform = (run: Run, { card }: Transform, { asked, favour }: TransformPhase): void =>
  ask(run, { kind: 'into', asked, favour, card });

/** @rule NU-FX-14 */
export const changeInto = (run: Run, { into }: Into, { asked, card }: IntoPhase): void => {
  const { draft, emit } = run;
  const as = typeOf(into);
  const tool = TOOLS.find((each) => each === into) ?? null;
  draft.areas[asked] = draft.areas[asked]!.map((held) =>
    held.card === card ? { card, as, tool, changed: true } : held,
  );
  emit?.({ kind: 'cardTransformed', player: asked, card, as, tool });
  askFinally(run, asked);
};
