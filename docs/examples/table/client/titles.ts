/** What the things of a drawing are called in a language: those that have a name in the library's words, and the app's own. */
import type { GameId } from 'sastrugi';
import type { Thing } from 'sastrugi/draw';
import type { AnySpeech, Language } from './games.ts';

export const titleIn =
  (_language: Language, _game: GameId, speech: AnySpeech) =>
  (thing: Thing): string => {
    const seat = /^player-(\d)$/.exec(thing.id);
    if (thing.of === 'label' && seat !== null) {
      return `${thing.facts['acts'] === true ? '▶ ' : ''}${speech.name('player', Number(seat[1]))}`;
    }
    return thing.name;
  };
