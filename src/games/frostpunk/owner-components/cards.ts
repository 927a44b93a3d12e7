import { boolean, either, integer, list, oneOf, pair, record, variants } from '../../../core/codec/index.js';
import { ACTIONS, CITIZENS, MOST_OPTIONS } from '../components/vocabulary.js';
import { lying, none } from './boards.js';
import { choices, effects, modifier, option, reqs } from './effects.js';
import { amount, citizen, count, id, LONGEST_LIST, MOST_CARDS, some, THEN, title, triple, zone } from './words.js';

const staff = some(citizen, CITIZENS.length);

const display = either(
  none,
  record('a display', {
    dusk: effects,
    once: boolean,
    special: either(none, record('a special action', { staff, perRound: boolean, option, once: boolean })),
  }),
);

const faceFields = {
  effects,
  [THEN]: oneOf('discard', 'removed', 'display'),
  red: boolean,
  display,
};
const face = record('a face', faceFields);

const level = oneOf(0, 1, 2, 3);
const facilities = { level, shelter: count, hunt: count, expeditions: count, use: some(option, MOST_OPTIONS) };
const card = { id, title };
const letter = oneOf('A', 'B', 'C');
/** The readers of the tables of cards, tiles and Buildings. */
export const cards = {
  tiles: list(
    record('a tile', { id, zone, spaces: pair(either(none, lying)), food: count, building: id }),
    1,
    MOST_CARDS,
  ),
  buildings: list(
    record('a Building', {
      ...card,
      size: oneOf('small', 'large'),
      cost: either(none, triple(count)),
      ...facilities,
      staff,
      shelterType: oneOf('any', ...CITIZENS),
      onDeath: effects,
      upgrade: either(none, record('an upgrade', { cost: triple(count), ...facilities })),
      supply: amount,
      hammer: boolean,
      house: boolean,
      printed: boolean,
      workshop: boolean,
    }),
    1,
    MOST_CARDS,
  ),
  morning: some(
    record('a Morning card', {
      ...card,
      options: list(record('an option', { when: reqs, effects, to: oneOf('removed', 'display') }), 1, MOST_OPTIONS),
      display,
    }),
  ),
  weather: list(
    record('a Weather card', { id, effects, hunt: oneOf(0, 1), scouts: count, storm: count }),
    1,
    MOST_CARDS,
  ),
  dusk: some(record('a Dusk card', { ...card, aside: boolean, ...faceFields })),
  council: some(record('a Council card', { ...card, options: choices })),
  laws: some(
    record('a law', {
      ...card,
      now: effects,
      lasting: some(modifier, LONGEST_LIST),
      consequences: pair(face),
      excludes: some(id),
    }),
  ),
  technologies: some(
    record('a technology', { ...card, time: amount, now: effects, lasting: some(modifier, LONGEST_LIST) }),
  ),
  citizens: some(
    record('a Citizen card', {
      ...card,
      type: citizen,
      actions: list(record('an action', { action: oneOf(...ACTIONS), buildings: some(id) }), 1, ACTIONS.length),
      main: effects,
      death: triple(effects),
    }),
  ),
  experts: list(record('an expert', { ...card, token: id, effects }), 1, MOST_CARDS),
  expeditions: some(
    record('an Expedition', {
      ...card,
      letter: oneOf('A', 'B', 'C', 'X'),
      path: integer(2, 8),
      next: either(none, record('a way on', { effects, letter })),
      back: record('a return', { effects, after: oneOf('newA', 'addB', 'addC', 'remove') }),
    }),
  ),
  scenario: some(
    record('a scenario card', {
      id,
      at: variants('a trigger', { round: { round: integer(2, 20) }, storm: {}, stormEnd: {} }),
      effects,
      stays: boolean,
      display,
    }),
  ),
};
