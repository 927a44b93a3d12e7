import { count, flag, listOf, recordOf, secret, word } from '../../../../core/fields/fields.js';
import type { Tables } from '../../components/index.js';
import { CONSEQUENCES } from '../../components/vocabulary.js';
import { indexOrNone, pile, unseenPile } from './shapes.js';

/** Returns the fields that can hide something. */
export const hidden = ({ components }: Tables) => {
  const { tracks, tiles, morning, weather, council, laws, citizens, expeditions } = components;
  const cubes = count(tracks.rounds * Math.max(...tracks.throws));
  const deck = unseenPile(expeditions);
  return {
    tower: recordOf('a tower', { inside: cubes, drawer: secret(cubes) }),
    nearStack: unseenPile(tiles),
    farStack: unseenPile(tiles),
    morning: recordOf('the Morning cards', {
      deck: unseenPile(morning),
      current: indexOrNone(morning),
      gone: pile(morning),
    }),
    weather: recordOf('the Weather cards', {
      deck: unseenPile(weather),
      current: indexOrNone(weather),
      discard: pile(weather),
    }),
    council: recordOf('the Council cards', {
      deck: unseenPile(council),
      current: secret(indexOrNone(council)),
      known: flag,
      gone: pile(council),
    }),
    consequence: listOf(secret(word('none', ...CONSEQUENCES)), laws.length),
    citizenDeck: unseenPile(citizens),
    expeditionDecks: recordOf('the Expedition decks', { A: deck, B: deck, C: deck }),
  };
};
