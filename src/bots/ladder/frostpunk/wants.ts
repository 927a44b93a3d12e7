import type { Components, Move, State, Track, View } from '../../../games/frostpunk/index.js';
import { constructing, siting, upgrading } from './building.js';
import { lyingAt, typeIndex } from './city.js';
import { bestOf, worthOf } from './effects.js';
import { feeding } from './heat.js';
import { developing, enacting, keeping } from './lasting.js';
import type { City, CityOutlook } from './outlook.js';
import { packOf } from './pack.js';
import { befalling } from './sickness.js';
import { building, clearing, continuing, gathering, returning, scouting, special, using } from './turn.js';
import type { Weights } from './weighing.js';

/** Returns the value of a move to a city, on a scale of its own: passing is 0, minus infinity is never played. */
export type Wants = (move: Move, city: State | View) => number;

/** Makes the valuation of moves by some weights. */
export const wantsBy = (w: Weights, components: Components): Wants => {
  const pack = packOf(components);
  return (move, city) => wanting({ w, pack, city }, move);
};

/** Returns the move of the highest value. */
export const mostWanted = (wants: Wants, moves: readonly Move[], city: City): Move => {
  const worths = moves.map((move) => wants(move, city));
  return moves[worths.indexOf(Math.max(...worths))]!;
};

type Wanting = {
  readonly [Kind in Move['kind']]: (sight: CityOutlook, move: Move & { readonly kind: Kind }) => number;
};

const wanting = (sight: CityOutlook, move: Move): number =>
  (WANTING[move.kind] as (sight: CityOutlook, move: Move) => number)(sight, move);

/** Makes the valuation of the friendlier choice: 1 if the decision raises or lowers this track as given, else 0. */
const kindly =
  (kind: 'raise' | 'lower', track: Track) =>
  ({ city: { phase } }: CityOutlook): number =>
    phase.kind === kind && phase.track === track ? 1 : 0;

const WANTING: Wanting = {
  feed: (sight, { n }) => feeding(sight, n),
  eat: (_, { n }) => n,
  pass: () => 0,
  done: ({ w, city }) => (city.phase.kind === 'build' ? w.city.done : 0),
  card: (sight, { card }) => sight.w.turn.card + worthOf(sight, sight.pack.citizens[card]!.main),
  call: (sight) => sight.w.turn.call + bestOf(sight, sight.pack.call),
  expert: (sight) => sight.w.answer.expert + worthOf(sight, sight.pack.experts[sight.city.expert]!.effects),
  patrol: ({ w }) => w.answer.patrol,
  shift: ({ w }) => w.answer.shift,
  clear: clearing,
  gather: gathering,
  build: building,
  use: using,
  scout: scouting,
  special,
  construct: (sight, move) => constructing(sight, move.building),
  site: (sight, { site }) => siting(sight, site),
  dismantle: () => Number.NEGATIVE_INFINITY,
  upgrade: (sight, { site }) => upgrading(sight, site),
  tile: (sight, { position }) => (sight.city.phase.kind === 'post' ? lyingAt(sight, position) : 0),
  option: (sight, { n }) => {
    const { phase } = sight.city;
    const option = phase.kind === 'option' ? sight.pack.sets.get(phase.set)?.[n - 1] : undefined;
    return option === undefined ? 0 : worthOf(sight, option.effects);
  },
  type: (sight, { type }) => {
    const { phase } = sight.city;
    return phase.kind === 'type' ? befalling(sight, phase.purpose, typeIndex[type]) : 0;
  },
  token: kindly('raise', 'hope'),
  activate: kindly('raise', 'discontent'),
  exhaust: kindly('lower', 'hope'),
  remove: kindly('lower', 'discontent'),
  draw: ({ w }) => w.answer.draw,
  discard: () => 0,
  technology: (sight, { technology }) => developing(sight, technology),
  law: (sight, { law }) => enacting(sight, law),
  keep: (sight, { consequence }) => {
    const { phase } = sight.city;
    return phase.kind === 'consequence' ? keeping(sight, phase.law, consequence) : 0;
  },
  avoid: () => 0,
  explore: (sight) => sight.w.answer.explore + returning(sight),
  continue: continuing,
  return: (sight) => sight.w.answer.return + returning(sight),
  stack: () => 0,
};
