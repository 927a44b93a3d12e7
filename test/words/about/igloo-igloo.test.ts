import { components, rules, withComponents } from '../../../src/games/igloo-igloo/index.js';
import { words as de } from '../../../src/games/igloo-igloo/words/about/de.js';
import { words as en } from '../../../src/games/igloo-igloo/words/about/en.js';
import { words as fr } from '../../../src/games/igloo-igloo/words/about/fr.js';
import { orThrow } from '../../../src/index.js';
import { aboutTests } from '../about.js';

aboutTests({
  components: rules.components,
  languages: [en, fr, de],
  owned: {
    game: orThrow(
      withComponents({ tiles: components.tiles.map((tile, i) => ({ ...tile, count: [7, 3][i] ?? tile.count })) }),
    ),
    thing: { kind: 'tile', id: 0 },
  },
  exempt: {
    player: 'is a person',
    colour: 'is that of a person',
    tribe: 'is the colour of a person as an adjective',
    cell: 'is a place',
    direction: 'explains itself',
    tileType: 'is the tiles of one name; each of them is a thing',
  },
  silent: [[/^board\./, 'the drawing shows where the corners, the centre and the outer ring are']],
});
