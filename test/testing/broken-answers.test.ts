import { describe, expect, test } from 'vitest';
import { drawInt } from '../../src/core/chance/random.js';
import { fingerprint } from '../../src/core/data/fingerprint.js';
import { fingerprintsTellStatesApart } from '../../src/testing/promises/fingerprints.js';
import { createSuite } from '../../src/testing/suite.js';
import { expectCaught, parsing, performing, scoring, withFunctions, withRules } from './broken.js';
import { kernel, shell, game as toy } from './toy/index.js';
import { plan } from './toy/plan.js';

expectCaught(7, [
  [
    'two moves share a text',
    withRules({ format: (move, box) => (move.kind === 'keep' ? 'L' : kernel.format(move, box)) }),
    /share the notation 'L'/,
  ],
  [
    'a text is empty',
    withRules({ format: (move, box) => (move.kind === 'leave' ? '' : kernel.format(move, box)) }),
    /the notation of .* is ""/,
  ],
  ['a text is not parsed', parsing((text) => (text === 'P1' ? 'Q' : text)), /'P1' of .* parses as/],
  ['a text is parsed as another move', parsing((text) => (text === 'P1' ? 'P2' : text)), /'P1' of .* parses as/],
  ['spaces are trimmed', parsing((text) => text.trim()), /is not a notation, but parses as/],
  ['case does not matter', parsing((text) => text.toUpperCase()), /is not a notation, but parses as/],
  [
    'numbers are parsed leniently',
    parsing((text) => text.replace(/P0+(?=\d)/, 'P')),
    /is not a notation, but parses as/,
  ],
  [
    'trailing text is ignored',
    parsing((text) => text.replace(/^([DRKL]).*/, '$1')),
    /is not a notation, but parses as/,
  ],
  ['full-width letters are accepted', parsing((text) => text.normalize('NFKC')), /is not a notation, but parses as/],
  [
    'lists are parsed as texts',
    withFunctions({ parseMove: (text) => toy.parseMove(Array.isArray(text) ? String(text) : text) }),
    /\["D"\] is not a notation, but parses as/,
  ],
]);

expectCaught(10, [
  [
    'a total is wrong',
    scoring((table) => ({ ...table, players: table.players.map((p) => ({ ...p, total: p.total + 1 })) })),
    /add up to 0, the total is 1/,
  ],
  [
    'players have other categories',
    scoring((table) => ({
      ...table,
      players: table.players.map((p, i) =>
        i === 0 ? p : { ...p, total: 0, categories: { cards: 0 } as typeof p.categories },
      ),
    })),
    /the categories of player 1/,
  ],
  ['a player is missing', scoring((table) => ({ ...table, players: table.players.slice(1) })), /score has \d players/],
  ['a player is not ranked', scoring((table) => ({ ...table, ranking: [[0]] })), /is not a partition of the players/],
  ['a player is ranked twice', scoring((table) => ({ ...table, ranking: [[0, 1], [1]] })), /is not a partition/],
  ['a group is empty', scoring((table) => ({ ...table, ranking: [[], ...table.ranking] })), /has an empty group/],
  ['somebody wins too early', scoring((table) => ({ ...table, winners: [1] })), /players 1 have won before/],
  [
    'the last one wins',
    scoring((table) => ({ ...table, winners: table.over ? table.ranking.at(-1)! : [] })),
    /not the first group/,
  ],
  ['it is over too early', scoring((table) => ({ ...table, over: true })), /score says over: true/],
  [
    'a tie break says the opposite of the ranking',
    scoring((table) => ({
      ...table,
      players: table.players.map((p) => ({ ...p, tieBreaks: { row: 9 - p.tieBreaks.row } })),
    })),
    /are tied, and what breaks ties does not say why/,
  ],
  [
    'players who share a group have different ranks',
    scoring((table) => ({ ...table, players: table.players.map((p, i) => ({ ...p, tieBreaks: { row: i } })) })),
    /are tied, and what breaks ties does not say why/,
  ],
  ['the game has returns before its end', withRules({ returns: () => [1, 0] }), /returns .*over: false/],
  [
    'the returns sum to more than 1',
    withFunctions({
      returns: (state) =>
        toy.returns(state).map((share) => (toy.score(state).winners.length === 1 ? share * 2 : share)),
    }),
    /returns .*2/,
  ],
  ['only a part of a team wins', withRules({ payoff: () => 'team' }), /returns .*, over: true, .* payoff: team/],
  [
    'opponents share more than one win',
    withRules({ returns: ({ players }) => Array.from({ length: players }, () => 1) }),
    /returns \[1/,
  ],
  ['somebody plays alone among others', withRules({ payoff: () => 'solo' }), /payoff: solo/],
  [
    'progress is null for all',
    withRules({ evaluate: (state, box) => shell.evaluate(state, box).map(() => null) }),
    /progress is \[null/,
  ],
  [
    'the outcome is not JSON',
    scoring((table) => ({ ...table, outcome: undefined as unknown as null })),
    /not plain JSON/,
  ],
]);

expectCaught(12, [
  [
    'a move draws more numbers when events are collected',
    withRules(performing(({ draft, emit }) => void (emit !== undefined && drawInt(draft.random, 6)))),
    /step and play give different states/,
  ],
  [
    'play forgets something',
    withFunctions({ play: (state, move) => ({ ...toy.play(state, move), rolled: state.rolled }) }),
    /applyMove and play give different states|playout and play differ/,
  ],
  [
    'playout offers fewer moves',
    withFunctions({ playout: (state, choose) => toy.playout(state, (moves, lent) => choose(moves.slice(0, 1), lent)) }),
    /playout offers other moves than legalMoves/,
  ],
  [
    'playout passes another state',
    withFunctions({
      playout: (state, choose) => toy.playout(state, (moves, lent) => choose(moves, { ...lent, player: 2 })),
    }),
    /playout and play differ after 0 moves/,
  ],
  [
    'playout ends in another state',
    withFunctions({ playout: (state, choose) => ({ ...toy.playout(state, choose), kept: [6, 6, 6] }) }),
    /playout and play end differently: kept/,
  ],
  [
    'a walk leads to another state',
    withFunctions({ walk: (state) => ({ ...toy.walk(state), state }) }),
    /walk and play end differently/,
  ],
  [
    'deal and setup differ',
    withFunctions({ deal: (options) => toy.deal({ ...options, seed: `${options.seed}!` }) }),
    /deal and setup give different states/,
  ],
]);

expectCaught(13, [
  ['the rules have no version', withRules({ version: '' }), /the record is refused/],
  [
    'options are decoded differently the second time',
    withFunctions({
      Options: { ...toy.Options, decode: (value) => toy.Options.decode({ ...(value as object), seed: 's' }) },
    }),
    /the record/,
  ],
  [
    'an invalid text makes it throw',
    withFunctions({
      parseMove: (text) => {
        const move = toy.parseMove(text);
        if (move._tag === 'Left') throw new Error('what is this?');
        return move;
      },
    }),
    /what is this\?/,
  ],
  [
    'points are not integers',
    scoring((table) => ({ ...table, players: table.players.map((p) => ({ ...p, total: 0.5 })) })),
    /the record is refused/,
  ],
]);

describe('promise 14 catches that', () => {
  const suite = createSuite(toy, { ...plan, seed: 1 });
  test.each([
    ['fingerprints are too short', (value: unknown) => fingerprint(value).slice(8), /is not 16 hex digits/],
    [
      'different states share a fingerprint',
      (value: unknown) => `00000000000000${fingerprint(value).slice(14)}`,
      /another state had/,
    ],
    [
      'the order of keys matters',
      (value: unknown) => fingerprint(JSON.stringify(value)),
      /depends on the order of keys/,
    ],
    ['fingerprints come from a counter', counted(), /depends on the order of keys/],
  ])('%s', (_, print, says) => expect(() => fingerprintsTellStatesApart(suite, print)).toThrow(says));
});

function counted() {
  let last = 0;
  return () => String(last++).padStart(16, '0');
}
