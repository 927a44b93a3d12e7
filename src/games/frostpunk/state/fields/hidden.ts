import { countUpTo, enumOf, flag, hideable, listOf, objectOf } from '../../../../core/fields/fields.js';
import type { Tables } from '../../components/index.js';
import { CONSEQUENCES } from '../../components/vocabulary.js';
import { indexOrNone, pile, unseenPile } from './shapes.js';

/** Returns the fields that can hide something. */
export const hiddenFields = ({ components }: Tables) => {
  const { tracks, tiles, morning, weather, council, laws, citizenCards, expeditions } = components;
  const cubes = countUpTo(tracks.rounds * Math.max(...tracks.thrownCubes));
  const deck = unseenPile(expeditions);
  return {
    tower: objectOf('a tower', { inside: cubes, drawer: hideable(cubes) }),
    nearStack: unseenPile(tiles),
    farStack: unseenPile(tiles),
    morning: objectOf('the Morning cards', {
      drawStack: unseenPile(morning),
      current: indexOrNone(morning),
      removed: pile(morning),
    }),
    weather: objectOf('the Weather cards', {
      drawStack: unseenPile(weather),
      current: indexOrNone(weather),
      discarded: pile(weather),
    }),
    council: objectOf('the Council cards', {
      drawStack: unseenPile(council),
      current: hideable(indexOrNone(council)),
      isCurrentKnown: flag,
      removed: pile(council),
    }),
    lawConsequence: listOf(hideable(enumOf('none', ...CONSEQUENCES)), laws.length),
    citizenDrawStack: unseenPile(citizenCards),
    expeditionDrawStacks: objectOf('the Expedition decks', { A: deck, B: deck, C: deck }),
  };
};
