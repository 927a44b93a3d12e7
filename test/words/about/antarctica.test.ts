import { expect, test } from 'vitest';
import { components, rules, withComponents } from '../../../src/games/antarctica/index.js';
import { words as de } from '../../../src/games/antarctica/words/about/de.js';
import { words as en } from '../../../src/games/antarctica/words/about/en.js';
import { words as fr } from '../../../src/games/antarctica/words/about/fr.js';
import { orThrow } from '../../../src/index.js';
import { aboutTests } from '../about.js';

aboutTests({
  components: rules.components,
  languages: [en, fr, de],
  owned: {
    game: orThrow(
      withComponents({
        tracks: components.tracks.map((track) => ({
          ...track,
          printedNumbers: track.printedNumbers.map((n) => n && n + 1),
        })),
      }),
    ),
    thing: { kind: 'track', id: 1 },
  },
  exempt: { player: 'is a person' },
  silent: [],
  unused: { 'about.noNeeds': 'every printed card asks for access' },
});

test('the German cubes have one name in all texts', () => {
  expect(Object.entries(de.messages).filter(([, text]) => /\bStein(e?s|en?)?\b/.test(text))).toEqual([]);
});
