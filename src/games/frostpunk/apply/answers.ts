import { kindIndex } from '../components/vocabulary.js';
import { countUse, putTile, takeFromTile } from '../effects/buildings.js';
import { settleLaw } from '../effects/laws.js';
import { affect } from '../effects/people.js';
import { drawToken, removeToken, turn } from '../effects/tokens.js';
import type { ChooseOption, ChooseType, Keep, PlaceTile, TurnToken, Word } from '../moves/index.js';
import { countUnit, isRunning, type Run, start, topFrame } from '../run.js';
import type { ConsequencePhase, OptionPhase, TilePhase, TrackPhase, TypePhase } from '../state/index.js';
import { putMorningAway } from './morning.js';

/**
 * Applies an option: of a use, within a list, of the Morning card, of the Council card, or of the Call of Duty.
 * @rule FP-EFF-4 FP-ACT-20
 */
export const chooseOption = (run: Run, { n }: ChooseOption, { set }: OptionPhase): void => {
  const { draft, box, emit, forced } = run;
  emit?.({ kind: 'optionChosen', set, n, forced });
  const frame = draft.agenda.at(-1);
  const { current } = draft.morning;
  if (frame === undefined) {
    if (current >= 0) putMorningAway(run, box.components.morning[current]!.options[n - 1]!.to);
  } else if (isRunning(frame, 'use')) countUse(frame);
  else countUnit(frame);
  start(run, box.sets.get(set)!.lists[n - 1]!, { type: frame?.type ?? 'none' });
};

/** Applies an effect to the chosen type. A unit counts as done when its type is chosen. */
export const chooseType = (run: Run, { type }: ChooseType, { purpose }: TypePhase): void => {
  const frame = topFrame(run.draft);
  if (purpose === 'shelter') frame.left--;
  else countUnit(frame);
  affect(run, purpose, kindIndex[type]);
};

/** @rule FP-HD-5 */
export const token = (run: Run, _: Word, { track }: TrackPhase): void => {
  countUnit(topFrame(run.draft));
  drawToken(run, track);
};

/** @rule FP-HD-2 FP-HD-5 */
export const activate = (run: Run, move: TurnToken, { track }: TrackPhase): void => {
  countUnit(topFrame(run.draft));
  turn(run, track, move.token, true);
};

/** @rule FP-HD-3 FP-HD-7 */
export const exhaust = (run: Run, move: TurnToken, { track }: TrackPhase): void => {
  countUnit(topFrame(run.draft));
  turn(run, track, move.token, false);
};

/** @rule FP-HD-7 */
export const remove = (run: Run, move: TurnToken, { track }: TrackPhase): void => {
  countUnit(topFrame(run.draft));
  removeToken(run, track, move.token);
};

/**
 * Places a tile, or takes resources from one.
 * @rule FP-ACT-7 FP-ACT-9 FP-ACT-25
 */
export const chooseTile = (run: Run, { position }: PlaceTile, phase: TilePhase | { readonly kind: 'post' }): void => {
  const { draft } = run;
  const frame = draft.agenda.at(-1);
  if (phase.kind === 'post') return takeFromTile(run, position, countedUnit(run, 'gatherTile'));
  if (frame === undefined) draft.act = { ...draft.act, left: draft.act.left - 1 };
  else countUnit(frame);
  putTile(run, phase.tile, position);
};

/** @rule FP-LAW-6 */
export const keep = (run: Run, { consequence }: Keep, phase: ConsequencePhase): void =>
  settleLaw(run, phase.law, consequence, true);

/** Counts a unit of the effect under way as done and returns the number of the effect. */
export const countedUnit = ({ draft, box }: Run, kind: 'gatherTile' | 'march'): number => {
  const frame = topFrame(draft);
  const effect = box.programs.get(frame.program)!.effects[frame.at]!;
  countUnit(frame);
  return effect.kind === kind ? effect.n : 0;
};
