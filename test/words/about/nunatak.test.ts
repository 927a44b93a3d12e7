import { components, rules, withComponents } from '../../../src/games/nunatak/index.js';
import { words as de } from '../../../src/games/nunatak/words/about/de.js';
import { words as en } from '../../../src/games/nunatak/words/about/en.js';
import { words as fr } from '../../../src/games/nunatak/words/about/fr.js';
import { orThrow } from '../../../src/index.js';
import { aboutTests } from '../about.js';

aboutTests({
  components: rules.components,
  languages: [en, fr, de],
  owned: {
    game: orThrow(withComponents({ sculptorPoints: components.sculptorPoints.map((points) => 2 * points) })),
    thing: { kind: 'category', id: 'sculptors' },
  },
  exempt: {
    player: 'is a person',
    option: 'explains itself',
    owner: 'is a person, Siku or a dummy',
    cell: 'is a place',
  },
  silent: [
    [/^(?:blocks|turns)\.\d\.[1-3]$/, 'all owners have as many'],
    [/^(?:sculptorPoints|artisanPoints|engineeringTrack)\.0$/, 'none and the start score nothing'],
  ],
});
