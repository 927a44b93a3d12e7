import { appended, withoutItem } from '../../../core/data/list.js';
import { ask } from '../../../core/engine/play.js';
import { type Components, type FavourIdOfType, isFavourOfType } from '../components/index.js';
import type { PointsScored } from '../events/index.js';
import type { BraceBlock, PickFavour } from '../moves/index.js';
import type { Run } from '../run.js';
import type { BraceBlockPhase, ImmediateFavourPhase, PickFavourPhase, State } from '../state/index.js';
import { countSupport, FLOOR_OF_CELL, GROUND_CELL_COUNT, IS_BORDER } from '../temple.js';
import { advanceEngineering, scoreBlock } from './scoring.js';

type Effects = Components['effects'];

/** @rule NU-ELDER-1 NU-FAV-2 */
export const pickFavour = (run: Run, { favour }: PickFavour, { cell }: PickFavourPhase): void => {
  const { draft, box, emit } = run;
  const { turnOwner, favourLine, favours } = draft;
  draft.favourLine = withoutItem(favourLine, favourLine.indexOf(favour));
  favours[turnOwner] = appended(favours[turnOwner]!, favour);
  draft.favourPickedThisTurn = favour;
  emit?.({ kind: 'favourPicked', player: turnOwner, favour });
  if (isFavourOfType('immediate', box.favourIds[favour]!)) ask(run, { kind: 'immediateFavour', cell, favour });
  else scoreBlock(run, cell);
};

/** @rule NU-FAV-2 */
export const keepFavour = (run: Run, { cell, favour }: ImmediateFavourPhase): void => {
  run.emit?.({ kind: 'favourKept', player: run.draft.turnOwner, favour });
  scoreBlock(run, cell);
};

/** @rule NU-FX-2 */
export const useImmediateFavour = (run: Run, { cell, favour }: ImmediateFavourPhase): void => {
  const id = run.box.favourIds[favour]! as FavourIdOfType<'immediate'>;
  if (id === 'bracing') return ask(run, { kind: 'braceBlock', cell, favour });
  IMMEDIATE_FAVOUR_EFFECTS[id](run, run.box.components.effects);
  scoreBlock(run, cell);
};

/** The effects of immediate favours after which nothing is asked. */
const IMMEDIATE_FAVOUR_EFFECTS: Readonly<
  Record<Exclude<FavourIdOfType<'immediate'>, 'bracing'>, (run: Run, effects: Effects) => void>
> = {
  rise: (run, { rise }) => scoreFavour(run, rise * countFloors(run.draft), 'rise'),
  craft: (run, { craft }) => advanceEngineering(run, craft, 'craft', []),
  base: (run, { base }) => scoreFavour(run, Math.min(base, countGroundBorderBlocks(run.draft)), 'base'),
  solidarity: (run, { solidarity: [basePoints, pointsPerOpponent] }) =>
    scoreFavour(run, basePoints + pointsPerOpponent * countPlayersAhead(run.draft), 'solidarity'),
};

/** @rule NU-FX-4 */
export const braceBlock = (run: Run, move: BraceBlock, { cell }: BraceBlockPhase): void => {
  const { blocks, turnOwner } = run.draft;
  scoreFavour(run, countSupport(blocks, move.cell, turnOwner), 'bracing', move.cell);
  scoreBlock(run, cell);
};

/** @rule NU-FX-6 */
const scoreFavour = ({ draft, emit }: Run, points: number, reason: PointsScored['reason'], cell = -1): void => {
  draft.favourPoints[draft.turnOwner]! += points;
  emit?.({ kind: 'pointsScored', player: draft.turnOwner, points, reason, cell });
};

/** @rule NU-FX-1 */
const countFloors = ({ blocks, turnOwner }: State): number =>
  new Set(FLOOR_OF_CELL.filter((_, cell) => blocks[cell] === turnOwner)).size;

/** @rule NU-FX-3 */
const countGroundBorderBlocks = ({ blocks, turnOwner }: State): number => {
  let own = 0;
  for (let cell = 0; cell < GROUND_CELL_COUNT; cell++) if (IS_BORDER[cell]! && blocks[cell] === turnOwner) own++;
  return own;
};

/** @rule NU-FX-5 */
const countPlayersAhead = ({ players, turnOwner, supportPoints, squarePoints, favourPoints }: State): number => {
  const scored = supportPoints.map((points, player) => points + squarePoints[player]! + favourPoints[player]!);
  let ahead = 0;
  for (let player = 0; player < players; player++) if (scored[player]! > scored[turnOwner]!) ahead++;
  return ahead;
};
