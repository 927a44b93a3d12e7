import { count, flag, listOf, recordOf, secret, word } from '../../../../core/fields.js';
import type { Viewer } from '../../../../core/game.js';
import type { Tables } from '../../components/index.js';
import { CONSEQUENCES } from '../../components/vocabulary.js';
import type { State } from '../index.js';
import { indexOrNone, pile, unseenPile } from './shapes.js';

/** @rule FP-LAW-3 */
const isUnseen = (state: State, _: Viewer, face: string, law: number): boolean =>
  face !== 'none' && !state.consequenceKnown[law];
const isUnknown = ({ council }: State, _: Viewer, current: number): boolean => current !== -1 && !council.known;

/**
 * The fields in which something is hidden, from everybody alike: the stacks, what is in the drawer, and cards that went
 * unseen into the Dusk deck.
 * @rule FP-GEN-5
 */
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
      current: secret(indexOrNone(council), isUnknown),
      known: flag,
      gone: pile(council),
    }),
    consequence: listOf(secret(word('none', ...CONSEQUENCES), isUnseen), laws.length),
    citizenDeck: unseenPile(citizens),
    expeditionDecks: recordOf('the Expedition decks', { A: deck, B: deck, C: deck }),
  };
};
