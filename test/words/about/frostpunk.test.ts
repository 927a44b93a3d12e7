import { expect, test } from 'vitest';
import { components, rules, withComponents } from '../../../src/games/frostpunk/index.js';
import { words as de } from '../../../src/games/frostpunk/words/about/de.js';
import { words as en } from '../../../src/games/frostpunk/words/about/en.js';
import { words as fr } from '../../../src/games/frostpunk/words/about/fr.js';
import { orThrow } from '../../../src/index.js';
import { createAbout, createGameText } from '../../../src/words/index.js';
import { lantern } from '../../games/frostpunk/guide-pack.js';
import { aboutTests, findAboutProblems } from '../about.js';

aboutTests({
  components: rules.components,
  languages: [en, fr, de],
  owned: {
    game: orThrow(
      withComponents({
        technologies: components.technologies.map((technology) => ({ ...technology, developmentRounds: 4 })),
      }),
    ),
    thing: { kind: 'card', id: 'T2' },
  },
  exempt: {
    player: 'is a person',
    tieBreak: 'there are none',
    someone: 'is a kind at the beginning of a sentence',
    someResource: 'is a resource inside a sentence',
    site: 'is a place',
    slot: 'is a place',
    effect: 'is a part of the sentences about cards',
    requirement: 'is a part of the sentences about cards',
  },
  silent: [
    [/^map\.generatorPairs\./, 'the drawing shows the map'],
    [/^tracks\.meeplesFor\.\d\.0$/, 'nobody has no Meeple'],
  ],
  unused: {
    'about.free': 'every printed Building costs something',
    'about.one': 'no printed section of a track is a single number',
  },
});

test.each([en, fr, de])("the things of an owner's pack are described, by its own names", (words) => {
  const { entries, about } = createAbout(words, lantern, createGameText(words, lantern));
  expect(about({ kind: 'token', id: 'dread' }).title).toBe('Dread');
  expect(entries.filter((thing) => about(thing).lines.length === 0)).toEqual([]);
  expect(findAboutProblems(words, lantern.components)).toEqual([]);
});
