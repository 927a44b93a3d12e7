import { MEEPLE_INDEX } from '../components/vocabulary.js';
import { finishUseOption, placeTile, takeFromTile } from '../effects/buildings.js';
import { settleLaw } from '../effects/laws.js';
import { applyToCitizen } from '../effects/people.js';
import { drawToken, flipToken, removeToken } from '../effects/tokens.js';
import type {
  BareMove,
  ChooseOptionMove,
  ChoosePositionMove,
  ChooseTypeMove,
  KeepConsequenceMove,
  TokenMove,
} from '../moves/index.js';
import { finishUnit, isRunning, pushList, type Run, topFrame } from '../run.js';
import type { Draft } from '../state/draft.js';
import type { CitizenTypePhase, ConsequencePhase, OptionPhase, TilePhase, TrackPhase } from '../state/index.js';
import { putMorningCardAway } from './morning.js';

/**
 * Applies an option: of a use, within a list, of the Morning card, of the Council card, or of the Call of Duty.
 * @rule FP-EFF-4 FP-ACT-20
 */
export const chooseOption = (run: Run, { optionNumber }: ChooseOptionMove, { optionSet }: OptionPhase): void => {
  const { draft, box, emit, isForced } = run;
  emit?.({ kind: 'optionChosen', optionSet, optionNumber, forced: isForced });
  const citizenType = draft.effectStack.at(-1)?.citizenType ?? 'none';
  switch (optionSourceOf(draft)) {
    case 'use':
      finishUseOption(topFrame(draft));
      break;
    case 'effect':
      finishUnit(topFrame(draft));
      break;
    case 'morning':
      putMorningCardAway(run, box.components.morning[draft.morning.current]!.options[optionNumber - 1]!.destination);
      break;
    case 'councilOrCall':
      break;
  }
  pushList(run, box.optionSetByName.get(optionSet)!.lists[optionNumber - 1]!, { citizenType });
};

/** Returns the source of the options of the pending decision. */
const optionSourceOf = ({ effectStack, morning }: Draft): 'use' | 'effect' | 'morning' | 'councilOrCall' => {
  const frame = effectStack.at(-1);
  if (frame !== undefined) return isRunning(frame, 'use') ? 'use' : 'effect';
  return morning.current >= 0 ? 'morning' : 'councilOrCall';
};

/** Applies an effect to the chosen type. A unit counts as done when its type is chosen. */
export const applyToChosenType = (run: Run, { citizenType }: ChooseTypeMove, { purpose }: CitizenTypePhase): void => {
  const frame = topFrame(run.draft);
  if (purpose === 'shelter') frame.unitsLeft--;
  else finishUnit(frame);
  applyToCitizen(run, purpose, MEEPLE_INDEX[citizenType]);
};

/** @rule FP-HD-5 */
export const raiseByDrawing = (run: Run, _: BareMove, { track }: TrackPhase): void => {
  finishUnit(topFrame(run.draft));
  drawToken(run, track);
};

/** @rule FP-HD-2 FP-HD-5 */
export const activateToken = (run: Run, move: TokenMove, { track }: TrackPhase): void => {
  finishUnit(topFrame(run.draft));
  flipToken(run, track, move.token, true);
};

/** @rule FP-HD-3 FP-HD-7 */
export const exhaustToken = (run: Run, move: TokenMove, { track }: TrackPhase): void => {
  finishUnit(topFrame(run.draft));
  flipToken(run, track, move.token, false);
};

/** @rule FP-HD-7 */
export const removeChosenToken = (run: Run, move: TokenMove, { track }: TrackPhase): void => {
  finishUnit(topFrame(run.draft));
  removeToken(run, track, move.token);
};

/**
 * Places a tile, or takes resources from one.
 * @rule FP-ACT-7 FP-ACT-9 FP-ACT-25
 */
export const chooseTile = (
  run: Run,
  { position }: ChoosePositionMove,
  phase: TilePhase | { readonly kind: 'gatherTile' },
): void => {
  const { draft } = run;
  const frame = draft.effectStack.at(-1);
  if (phase.kind === 'gatherTile') return takeFromTile(run, position, finishUnitAndGetAmount(run, 'gatherFromTile'));
  if (frame === undefined)
    draft.currentAction = { ...draft.currentAction, subActionsLeft: draft.currentAction.subActionsLeft - 1 };
  else finishUnit(frame);
  placeTile(run, phase.tile, position);
};

/** @rule FP-LAW-6 */
export const keepConsequence = (run: Run, { consequence }: KeepConsequenceMove, phase: ConsequencePhase): void =>
  settleLaw(run, phase.law, consequence, true);

/** Counts a unit of the effect under way as done and returns the amount of the effect. */
export const finishUnitAndGetAmount = ({ draft, box }: Run, kind: 'gatherFromTile' | 'marchScout'): number => {
  const frame = topFrame(draft);
  const effect = box.listByName.get(frame.program)!.effects[frame.partIndex]!;
  finishUnit(frame);
  return effect.kind === kind ? effect.amount : 0;
};
