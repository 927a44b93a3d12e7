import {
  integer,
  list,
  nullable,
  oneOf,
  open,
  pair,
  type Reader,
  randomState,
  record,
  type Veil,
  variants,
  veiled,
  viewerOf,
} from '../../core/codec.js';
import { HIDDEN, type Hidden } from '../../core/game.js';
import { type Box, CELLS, CHOICES, COLOURS, ROUNDS } from './components.js';
import { players } from './options.js';
import { DICE, type RoundResult, type State, type View } from './state.js';

const player = integer(0, 3);
const demand = pair(oneOf(...COLOURS));

/** The fields of a state. */
export const state = (box: Box): Reader<State> => record('a state of Blueprints', fields(box, open));

/** The fields of a view. */
export const view = (box: Box): Reader<View> =>
  record('a view of Blueprints', { ...fields(box, veiled), random: oneOf(HIDDEN), viewer: viewerOf(4) });

const fields = <H extends Hidden>(box: Box, veil: Veil<H>) => {
  const plan = integer(0, box.usable.length - 1);
  return {
    game: oneOf('blueprints'),
    components: oneOf(box.id),
    players,
    random: veil(randomState),
    phase: variants('a phase', { build: {}, remove: {}, over: {} }),
    round: integer(0, ROUNDS - 1),
    first: player,
    player,
    demand,
    bag: list(integer(0, 8), COLOURS.length, COLOURS.length),
    pool: list(integer(0, 8), DICE, DICE),
    removed: list(integer(0, 8), DICE, DICE),
    deck: list(veil(plan), 0, box.usable.length),
    plans: list(veil(plan), 2, 4),
    chosen: list(list(integer(0, DICE - 1), 0, CHOICES), 2, 4),
    cells: list(list(veil(integer(-1, CELLS - 1)), 0, CHOICES), 2, 4),
    rounds: list(result(plan), 0, ROUNDS),
  };
};

const MOST = 999;

const result = (plan: Reader<number>): Reader<RoundResult> => {
  const points = list(integer(0, MOST), 2, 4);
  const winner = nullable(player);
  return record('a scored round', {
    first: player,
    demand,
    plans: list(plan, 2, 4),
    bonus: points,
    wood: points,
    recycled: points,
    stone: points,
    glass: points,
    total: points,
    order: list(player, 2, 4),
    gold: winner,
    silver: winner,
    bronze: winner,
    skyscraper: winner,
    structuralIntegrity: winner,
    geometer: winner,
    materials: winner,
  });
};
