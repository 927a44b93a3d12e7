import { expect, test } from 'vitest';
import { rules, withComponents } from '../../../src/games/blueprints/index.js';
import { words as de } from '../../../src/games/blueprints/words/about/de.js';
import { words as en } from '../../../src/games/blueprints/words/about/en.js';
import { words as fr } from '../../../src/games/blueprints/words/about/fr.js';
import { orThrow } from '../../../src/index.js';
import { createAbout, createGameText } from '../../../src/words/index.js';
import { aboutTests } from '../about.js';

aboutTests({
  components: rules.components,
  languages: [en, fr, de],
  owned: {
    game: orThrow(
      withComponents({ prizePoints: { skyscraper: 9, structuralIntegrity: 2, geometer: 2, materials: 2 } }),
    ),
    thing: { kind: 'category', id: 'skyscraper' },
  },
  exempt: {
    player: 'is a person',
    option: 'is explained by its name',
    die: 'is a colour and a value',
    cell: 'is a place',
    scorePart: 'is a part of a sentence; the colours and the bonus are things',
    roundTieBreak: 'is a part of a sentence; the materials in high demand are a thing',
  },
  silent: [
    [/^neighbours\./, 'the drawing shows which cells touch'],
    [/^recycledPoints\.0$/, 'no dice score nothing'],
  ],
});

test('the text of an award has the points of the owner', () => {
  const owned = orThrow(withComponents({ awardPoints: { gold: 9, silver: 2, bronze: 1 } }));
  const lines = [en, fr, de].map(
    (words) => createAbout(words, owned, createGameText(words, owned)).about({ kind: 'category', id: 'gold' }).lines[0],
  );
  expect(lines).toEqual([
    'It is worth 9 points at the end of the game, and one is given in each of the 3 rounds.',
    'Elle vaut 9 points à la fin de la partie\u00a0; une est décernée à chacune des 3 manches.',
    'Sie ist am Ende des Spiels 9 Punkte wert; in jeder der 3 Runden wird eine vergeben.',
  ]);
});
