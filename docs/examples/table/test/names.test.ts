/** The names at a table: as they are read, and no two alike. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { errorText } from '../client/errors.ts';
import { LANGUAGES } from '../client/games.ts';
import { sayIn } from '../client/texts.ts';
import { House } from '../server/house.ts';
import { checkNames } from '../server/names.ts';
import { openStore } from '../server/store.ts';
import type { ClientMessage, ServerMessage } from '../shared/messages.ts';

const named = (name: string): unknown => {
  const names = checkNames([name]);
  return '_tag' in names ? names._tag : names[0];
};

describe('a name', () => {
  for (const [what, wanted, shown] of [
    ['plain', 'Ann', 'Ann'],
    ['with accents', 'Zoé', 'Zoé'],
    ['with accents written apart', 'Zoe\u0301', 'Zoé'],
    ['in another script', 'Нина', 'Нина'],
    ['of a picture', '🐧', '🐧'],
    ['of punctuation', '<b>&amp;</b>', '<b>&amp;</b>'],
    ['between spaces', ' \u00a0Ann\u3000', 'Ann'],
    ['of several words', 'Ann \u2003 Lee', 'Ann Lee'],
    ['on several lines', 'Ann\r\n\tLee\u2028B', 'Ann Lee B'],
    ['with controls', 'A\u0000n\u001b[2Jn\u007f\u0085\u009b', 'An[2Jn'],
    ['with bidi marks', '\u202eAnn\u2066\u2069\u200e\u061c', 'Ann'],
    ['with format characters', 'A\u200bn\u200d\u00ad\ufeffn\u{e0041}', 'Ann'],
    ['with other invisible characters', 'A\u034fn\u3164n\u115f\ufe0f\u2800', 'Ann'],
    ['with half of a character', 'An\ud800n', 'Ann'],
    ['with a private character', 'Ann\ue000', 'Ann'],
    ['of 40 characters', 'x'.repeat(40), 'x'.repeat(40)],
    ['that is empty', '', 'InvalidName'],
    ['that is invisible', '\u200b\u202e', 'InvalidName'],
    ['that is blank', ' \u00a0\u3164\u2800\ufe0f', 'InvalidName'],
    ['that is an accent alone', '\u0301', 'InvalidName'],
    ['that is longer as it is shown', '\ufb2c'.repeat(20), 'InvalidName'],
  ] as const) {
    test(`${what} is ${JSON.stringify(shown)}`, () => assert.equal(named(wanted), shown));
  }
});

describe('two names', () => {
  for (const [one, other, isTaken] of [
    ['Ann', 'Ben', false],
    ['Ann', 'Anne', false],
    ['Ann', 'Ann', true],
    ['Ann', 'ANN', true],
    ['Ann', ' Ann\u200b', true],
    ['Zoé', 'ZOE\u0301', true],
    ['Strauß', 'STRAUSS', true],
    ['Οδυσσευς', 'ΟΔΥΣΣΕΥΣ', true],
    ['Ann', 'Ａｎｎ', true],
    ['Ann Lee', 'ann\u00a0\u00a0lee', true],
  ] as const) {
    test(`${one} and ${JSON.stringify(other)} ${isTaken ? 'are alike' : 'differ'}`, () => {
      const names = checkNames([one, other]);
      assert.equal('_tag' in names ? names._tag : null, isTaken ? 'NameTaken' : null);
    });
  }
});

describe('the house', () => {
  const entering = () => {
    const house = new House({ store: openStore(':memory:') });
    const told: ServerMessage[] = [];
    const guest = house.connect((each) => told.push(each));
    const ask = (wish: ClientMessage): ServerMessage => {
      guest.handle(JSON.stringify(wish));
      return told.at(-1)!;
    };
    const open = (...names: readonly string[]): ServerMessage =>
      ask({
        kind: 'open',
        game: 'nunatak',
        options: { players: names.length },
        seats: names.map((name, i) => ({ name, sitter: i === 0 ? 'here' : 'other' })),
      });
    const seatsOf = (table: string): readonly string[] => {
      const seen = ask({ kind: 'watch', table, token: null, revision: null, speed: 'normal' });
      return seen.kind === 'published' ? seen.publication.seats.map(({ name }) => name) : assert.fail(seen.kind);
    };
    return { ask, open, seatsOf };
  };
  const tagOf = (told: ServerMessage): string => (told.kind === 'refused' ? told.error._tag : told.kind);

  test('opens a table under names as they are shown, and none with two alike', () => {
    const { open, seatsOf } = entering();
    assert.equal(tagOf(open('Ann', 'ann ')), 'NameTaken');
    assert.equal(tagOf(open('Ann', '\u202e')), 'InvalidName');
    const opened = open('  Ann\u202e', 'Zoe\u0301');
    assert.deepEqual(opened.kind === 'seated' && seatsOf(opened.table), ['Ann', 'Zoé']);
  });

  test('seats nobody under the name of another seat; the name of the own seat may stay', () => {
    const { ask, open, seatsOf } = entering();
    const opened = open('Ann', 'Ben', 'Cem');
    const { table } = opened.kind === 'seated' ? opened : assert.fail(opened.kind);
    const sit = (seat: number, name: string): string => tagOf(ask({ kind: 'sit', table, seat, name }));
    assert.equal(sit(1, 'ＡＮＮ'), 'NameTaken');
    assert.equal(sit(1, 'cem'), 'NameTaken', 'whose seat is free, too');
    assert.equal(sit(1, '\u200b'), 'InvalidName');
    assert.equal(sit(0, 'Ann'), 'SeatTaken');
    assert.deepEqual(seatsOf(table), ['Ann', 'Ben', 'Cem']);
    assert.equal(sit(1, 'ben\u200b'), 'seated');
    assert.deepEqual(seatsOf(table), ['Ann', 'ben', 'Cem']);
  });

  test('says so in every language of the page', () => {
    for (const names of [['\u200b'], ['Ann', 'Ann']]) {
      const fault = checkNames(names);
      assert.ok('_tag' in fault);
      const said = LANGUAGES.map((language) => errorText(fault, sayIn(language)));
      assert.equal(new Set(said).size, LANGUAGES.length, said.join());
      assert.ok(
        said.every((text) => !text.includes(fault.message) || text === fault.message),
        said.join(),
      );
    }
  });
});
