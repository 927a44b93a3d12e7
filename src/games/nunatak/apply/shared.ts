import type { Player } from '../../../core/contract/game.js';
import { appended, withoutItem } from '../../../core/data/list.js';
import type { FavourIndex } from '../components/index.js';
import { type FavourPhase, favourUser } from '../legal/favours.js';
import type { DropTile, LiftTile, Pass, Place, UseFavour } from '../moves/index.js';
import type { Run } from '../run.js';
import type {
  DropPhase,
  DummyPhase,
  EndFavourPhase,
  ImmediateFavourPhase,
  PeekPhase,
  PlacePhase,
  SpreadPhase,
  WindowPhase,
} from '../state/index.js';
import { placeDummyBlock } from './dummy.js';
import { askForEndFavours, useEndFavour } from './end-favours.js';
import { keepFavour, useImmediateFavour } from './immediate-favours.js';
import { dropForSwap, liftForSwap, placeHumanBlock } from './place.js';
import {
  askForOrder,
  dropForSpread,
  liftForSpread,
  useFavourOnSquare,
  useSingleUseFavour,
} from './single-use-favours.js';
import { askNextPlayer } from './window.js';

// The moves that are made in several phases.

export const place = (run: Run, move: Place, phase: PlacePhase | DummyPhase): void =>
  phase.kind === 'placeForDummy' ? placeDummyBlock(run, move, phase) : placeHumanBlock(run, move, phase);

export const liftTile = (run: Run, move: LiftTile, phase: PlacePhase | SpreadPhase): void =>
  phase.kind === 'spread' ? liftForSpread(run, move, phase) : liftForSwap(run, move, phase);

export const dropTile = (run: Run, move: DropTile, phase: DropPhase | SpreadPhase): void =>
  phase.kind === 'spread' ? dropForSpread(run, move, phase) : dropForSwap(run, move, phase);

/** @rule NU-FAV-4 */
export const useFavour = (run: Run, { favour }: UseFavour, phase: FavourPhase): void => {
  const decider = favourUser(run.draft, phase);
  markFavourUsed(run, decider, favour);
  if (phase.kind === 'immediateFavour') useImmediateFavour(run, phase);
  else if (phase.kind === 'endFavour') useEndFavour(run, favour, phase);
  else if (phase.kind === 'scoreSquare') useFavourOnSquare(run, favour, phase);
  else useSingleUseFavour(run, { decider, favour, phaseToResume: phase });
};

/**
 * Uses a favour, which gives no points at the end.
 * @rule NU-FAV-5
 */
const markFavourUsed = ({ draft, emit }: Run, player: Player, favour: FavourIndex): void => {
  const { favours, usedFavours } = draft;
  favours[player] = withoutItem(favours[player]!, favours[player]!.indexOf(favour));
  usedFavours[player] = appended(usedFavours[player]!, favour);
  emit?.({ kind: 'favourUsed', player, favour });
};

/** @rule NU-FINAL-2 */
export const pass = (
  run: Run,
  _: Pass,
  phase: ImmediateFavourPhase | PeekPhase | WindowPhase | EndFavourPhase,
): void => {
  if (phase.kind === 'immediateFavour') keepFavour(run, phase);
  else if (phase.kind === 'window') askNextPlayer(run, phase);
  else if (phase.kind === 'endFavour') askForEndFavours(run, phase.decider + 1);
  else askForOrder(run, phase);
};
