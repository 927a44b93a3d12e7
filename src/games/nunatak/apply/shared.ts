import type { Player } from '../../../core/contract/game.js';
import { joined, without } from '../../../core/data/list.js';
import type { FavourIndex } from '../components/index.js';
import { type FavourPhase, userOf } from '../legal/favours.js';
import type { Drop, Lift, Pass, Place, UseFavour } from '../moves/index.js';
import type { Run } from '../run.js';
import type {
  DropPhase,
  DummyPhase,
  FinalPhase,
  ImmediatePhase,
  PeekPhase,
  PlacePhase,
  SpreadPhase,
  WindowPhase,
} from '../state/index.js';
import { placeDummy } from './dummy.js';
import { askFinally, useEnd } from './final.js';
import { keep, useImmediate } from './immediate.js';
import { dropOwn, liftOwn, placeOwn } from './place.js';
import { askForOrder, dropForSpread, liftForSpread, useOnSquares, useSingle } from './single.js';
import { handOn } from './window.js';

// The moves that are made in several phases.

export const place = (run: Run, move: Place, phase: PlacePhase | DummyPhase): void =>
  phase.kind === 'dummy' ? placeDummy(run, move, phase) : placeOwn(run, move, phase);

export const lift = (run: Run, move: Lift, phase: PlacePhase | SpreadPhase): void =>
  phase.kind === 'spread' ? liftForSpread(run, move, phase) : liftOwn(run, move, phase);

export const drop = (run: Run, move: Drop, phase: DropPhase | SpreadPhase): void =>
  phase.kind === 'spread' ? dropForSpread(run, move, phase) : dropOwn(run, move, phase);

/** @rule NU-FAV-4 */
export const useFavour = (run: Run, { favour }: UseFavour, phase: FavourPhase): void => {
  const asked = userOf(run.draft, phase);
  spend(run, asked, favour);
  if (phase.kind === 'immediate') useImmediate(run, phase);
  else if (phase.kind === 'final') useEnd(run, favour, phase);
  else if (phase.kind === 'squares') useOnSquares(run, favour, phase);
  else useSingle(run, { asked, favour, resume: phase });
};

/**
 * Uses a favour, which gives no points at the end.
 * @rule NU-FAV-5
 */
const spend = ({ draft, emit }: Run, player: Player, favour: FavourIndex): void => {
  const { favours, spent } = draft;
  favours[player] = without(favours[player]!, favours[player]!.indexOf(favour));
  spent[player] = joined(spent[player]!, favour);
  emit?.({ kind: 'favourUsed', player, favour });
};

/** @rule NU-FINAL-2 */
export const pass = (run: Run, _: Pass, phase: ImmediatePhase | PeekPhase | WindowPhase | FinalPhase): void => {
  if (phase.kind === 'immediate') keep(run, phase);
  else if (phase.kind === 'window') handOn(run, phase);
  else if (phase.kind === 'final') askFinally(run, phase.asked + 1);
  else askForOrder(run, phase);
};
