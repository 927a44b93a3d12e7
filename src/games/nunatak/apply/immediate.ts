import { ask } from '../../../core/contract/run.js';
import { joined, without } from '../../../core/data/list.js';
import { type Components, type FavourOf, isOf } from '../components/index.js';
import type { Scored } from '../events/index.js';
import type { Brace, Pick } from '../moves/index.js';
import type { Run } from '../run.js';
import type { BracePhase, ImmediatePhase, PickPhase, State } from '../state/index.js';
import { BORDERS, FLOORS, GROUND, supportOf } from '../temple.js';
import { moveCube, scoreBlock } from './scoring.js';

type Effects = Components['effects'];

/** @rule NU-ELDER-1 NU-FAV-2 */
export const pick = (run: Run, { favour }: Pick, { cell }: PickPhase): void => {
  const { draft, box, emit } = run;
  const { active, favourLine, favours } = draft;
  draft.favourLine = without(favourLine, favourLine.indexOf(favour));
  favours[active] = joined(favours[active]!, favour);
  draft.fresh = favour;
  emit?.({ kind: 'favourTaken', player: active, favour });
  if (isOf('immediate', box.favourIds[favour]!)) ask(run, { kind: 'immediate', cell, favour });
  else scoreBlock(run, cell);
};

/** @rule NU-FAV-2 */
export const keep = (run: Run, { cell, favour }: ImmediatePhase): void => {
  run.emit?.({ kind: 'favourKept', player: run.draft.active, favour });
  scoreBlock(run, cell);
};

/** @rule NU-FX-2 */
export const useImmediate = (run: Run, { cell, favour }: ImmediatePhase): void => {
  const id = run.box.favourIds[favour]! as FavourOf<'immediate'>;
  if (id === 'bracing') return ask(run, { kind: 'brace', cell, favour });
  EFFECTS[id](run, run.box.components.effects);
  scoreBlock(run, cell);
};

/** The effects of immediate favours after which nothing is asked. */
const EFFECTS: Readonly<Record<Exclude<FavourOf<'immediate'>, 'bracing'>, (run: Run, effects: Effects) => void>> = {
  rise: (run, { rise }) => gain(run, rise * floorsOf(run.draft), 'rise'),
  craft: (run, { craft }) => moveCube(run, craft, 'craft', []),
  base: (run, { base }) => gain(run, Math.min(base, groundBorderOf(run.draft)), 'base'),
  solidarity: (run, { solidarity: [least, more] }) => gain(run, least + more * aheadOf(run.draft), 'solidarity'),
};

/** @rule NU-FX-4 */
export const brace = (run: Run, move: Brace, { cell }: BracePhase): void => {
  const { blocks, active } = run.draft;
  gain(run, supportOf(blocks, move.cell, active), 'bracing', move.cell);
  scoreBlock(run, cell);
};

/** @rule NU-FX-6 */
const gain = ({ draft, emit }: Run, points: number, reason: Scored['reason'], cell = -1): void => {
  draft.favourPoints[draft.active]! += points;
  emit?.({ kind: 'scored', player: draft.active, points, reason, cell });
};

/** @rule NU-FX-1 */
const floorsOf = ({ blocks, active }: State): number =>
  new Set(FLOORS.filter((_, cell) => blocks[cell] === active)).size;

/** @rule NU-FX-3 */
const groundBorderOf = ({ blocks, active }: State): number => {
  let own = 0;
  for (let cell = 0; cell < GROUND; cell++) if (BORDERS[cell]! && blocks[cell] === active) own++;
  return own;
};

/** @rule NU-FX-5 */
const aheadOf = ({ players, active, support, squares, favourPoints }: State): number => {
  const scored = support.map((points, player) => points + squares[player]! + favourPoints[player]!);
  let ahead = 0;
  for (let player = 0; player < players; player++) if (scored[player]! > scored[active]!) ahead++;
  return ahead;
};
