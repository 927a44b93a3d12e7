import { rules } from '../../../src/games/frostpunk/index.js';
import { words as de } from '../../../src/games/frostpunk/words/about/de.js';
import { words as en } from '../../../src/games/frostpunk/words/about/en.js';
import { words as fr } from '../../../src/games/frostpunk/words/about/fr.js';
import { aboutTests } from '../about.js';

aboutTests({
  components: rules.components,
  languages: [en, fr, de],
  exempt: {
    player: 'is a person',
    tieBreak: 'there are none',
    someone: 'is a kind at the beginning of a sentence',
    site: 'is a place',
    slot: 'is a place',
    effect: 'is a part of the sentences about cards',
    requirement: 'is a part of the sentences about cards',
  },
  silent: [
    [/^map\.pairs\./, 'the drawing shows the map'],
    [/^tracks\.meeplesFor\.\d\.0$/, 'nobody has no Meeple'],
  ],
  unused: { 'about.free': 'every printed Building costs something' },
});
