import { enumOf, idBelow, intBetween } from '../../src/core/fields/fields.js';
import { expectCaught, withFunctions } from './broken.js';
import { game as toy } from './toy/index.js';

/** Returns the toy with another entry in its fields. */
const withField = (key: string, form: ReturnType<typeof toy.stateSchema>[string]) =>
  withFunctions({ stateSchema: (players) => ({ ...toy.stateSchema(players), [key]: form }) });

let asked = 0;

expectCaught(18, [
  ['a number can be larger than its field says', withField('player', intBetween(-1, 0)), /player has the number 2/],
  ['a thing can be one that its field does not list', withField('player', idBelow(1)), /no field for/],
  ['a word is not in its field', withField('phase', enumOf('turn')), /no field for/],
  [
    'points are not a number',
    withFunctions({
      score: (state) => {
        const score = toy.score(state);
        return { ...score, players: score.players.map((player) => ({ ...player, total: Number.NaN })) };
      },
    }),
    /score\(\)\[\+0\] has the number NaN/,
  ],
  [
    'equal views are observed differently',
    withFunctions({ toAct: (state) => (asked++ % 2 === 0 ? toy.toAct(state) : null) }),
    /written over something else|looks the same/,
  ],
]);
