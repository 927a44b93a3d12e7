/**
 * Signs: for each clause, a condition on a step (a move and its outcome) that shows whether the clause took effect.
 * `tookEffect` of `sastrugi/core` uses them.
 *
 * @module
 */
import { type Sign, type Signs, signWords } from '../../../signs/sign.js';
import { isBare } from '../cells.js';
import { BEAR_TILE, FISH2, FISH3, HARPOON } from '../components.js';
import type { TilePlayed } from '../events.js';
import { actions } from '../legal/actions.js';
import { score } from '../score/index.js';
import type { IglooIgloo } from '../types.js';
import { atEnd, boxOf, hasIgloo, hasPack, hasSecond, isHeld, isOfOne, isOfSeveral } from './islands.js';

const { always, onMove, onEvent, anyOf } = signWords<IglooIgloo>();

const playedFor = (...reasons: readonly TilePlayed['reason'][]): Sign<IglooIgloo> =>
  onEvent('tilePlayed', ({ reason }) => reasons.includes(reason));

/** Returns a sign that an inuit flees from a cell with a bear, or from one without, which has thawed. */
const fledFrom = (hasBear: boolean): Sign<IglooIgloo> =>
  onEvent('fled', ({ from }, { before }) => before!.bears[from]! > 0 === hasBear);

/** Returns a sign that the game ends when a turn has just begun, or later. */
const overAtOnce = (isAtOnce: boolean): Sign<IglooIgloo> =>
  onEvent('gameOver', (_, { events }) => events.some(({ kind }) => kind === 'turnStarted') === isAtOnce);

/** A player can spend a harpoon. */
const isAsked: Sign<IglooIgloo> = ({ after }) => after.phase.kind === 'attack';

/** There are fewer fish than the tile brings. */
const isShortOfFish: Sign<IglooIgloo> = onEvent('melted', ({ tile }, { events, components: { shoals } }) => {
  const wanted = tile === FISH2 ? shoals.fish2 : tile === FISH3 ? shoals.fish3 : 0;
  return events.filter(({ kind }) => kind === 'fishPlaced').length < wanted;
});

/** Pack is shifted, entered or built on. */
const packServes: Sign<IglooIgloo> = anyOf(
  onEvent('shifted', ({ cells }, { before }) => cells.some((cell) => before!.ground[cell] === 'pack')),
  onEvent(['walked', 'sailed', 'animalMoved'], ({ to }, { after }) => after.ground[to] === 'pack'),
  onEvent('iglooBuilt', ({ cell }, { after }) => after.ground[cell] === 'pack'),
  atEnd(hasPack),
);

/** Steps are left for animals, among them the bear of an attack that is over. */
const bearGoesOn: Sign<IglooIgloo> = ({ before, events, after }) => {
  if (before === null || after.phase.kind !== 'animals') return false;
  const attack = events.find((event) => event.kind === 'attacked');
  const waited = before.phase.kind === 'attack' || before.phase.kind === 'flee' ? before.phase : undefined;
  const cell = (attack ?? waited)?.cell;
  return cell !== undefined && after.bears[cell]! > 0;
};

/** The signs of all clauses. */
export const signs: Signs<IglooIgloo> = Object.freeze({
  'IG-SETUP-1': always,
  'IG-SETUP-2': always,
  'IG-SETUP-3': always,
  'IG-SETUP-4': always,

  'IG-PLACE-3': onMove('place', (_, { events }) => events.some(({ kind }) => kind === 'turnStarted')),

  'IG-TURN-3': onEvent('turnEnded'),
  'IG-TURN-4': anyOf(
    onEvent('turnEnded', ({ byItself }) => byItself),
    onMove('end', (_, { before, components }) => actions(before, boxOf({ components })).length === 1),
  ),

  'IG-MELT-3': overAtOnce(true),
  'IG-MELT-4': overAtOnce(false),
  'IG-MELT-6': onEvent('melted'),

  'IG-FISH-1': onMove('melt', (_, { events }) => events.some(({ kind }) => kind === 'fishPlaced')),
  'IG-FISH-2': isShortOfFish,
  'IG-BEAR-1': onEvent('melted', ({ tile }) => tile === BEAR_TILE),
  'IG-PACK-1': onEvent('packTurned'),
  'IG-PACK-2': packServes,

  'IG-DRIFT-4': onEvent('shifted', ({ cells }, { before }) => cells.some((cell) => !isBare(before!, cell))),
  'IG-DRIFT-6': onEvent(
    'displaced',
    ({ animals }, { events }) =>
      animals.includes('bear') && (animals.length > 1 || events.some(({ kind }) => kind === 'animalGone')),
  ),
  'IG-DRIFT-7': onEvent('driftLost'),

  'IG-KEPT-3': onEvent('tilePlayed', ({ tile, reason }) => tile === HARPOON && reason !== 'hunt'),
  'IG-KEPT-4': onEvent('gameOver', (_, { after }) => after.handSizes.some((size) => size > 0)),

  'IG-THAW-3': onEvent('animalGone', ({ reason }) => reason === 'thawed'),
  'IG-THAW-4': fledFrom(false),

  'IG-ENDURANCE-1': playedFor('endurance'),
  'IG-HARPOON-3': playedFor('defend', 'enter'),

  'IG-ANIMAL-7': onEvent('animalMoved', ({ animal, to }, { before }) => animal !== 'bear' && before!.bears[to]! > 0),
  'IG-ANIMAL-8': bearGoesOn,

  'IG-ATTACK-1': onEvent('attacked'),
  'IG-ATTACK-2': isAsked,
  'IG-ATTACK-4': playedFor('defend'),
  'IG-ATTACK-5': onEvent('hid'),
  'IG-ATTACK-6': fledFrom(true),

  'IG-SCORE-1': onEvent('gameOver'),
  'IG-SCORE-2': onEvent('gameOver', (_, made) =>
    score(made.after, boxOf(made)).players.some(({ categories }) => categories.hunting > 0),
  ),
  'IG-SCORE-3': atEnd(isHeld),
  'IG-SCORE-4': atEnd((island, state) => isOfSeveral(island) || hasIgloo(island, state)),
  'IG-SCORE-5': atEnd(isOfSeveral, 'standard'),
  'IG-SCORE-6': atEnd(hasSecond),
  'IG-SCORE-7': atEnd(isOfOne, 'standard'),

  'IG-EXPERT-2': atEnd(isHeld, 'expert'),
  'IG-EXPERT-3': atEnd(isOfOne, 'expert'),

  'IG-INFO-1': onEvent(['kept', 'thawed']),
  'IG-INFO-2': anyOf(isAsked, onEvent('declined')),
});
