import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { command as play } from '../../src/cli/commands/play.js';
import { addFact, addMove, beginTold, countedIn, nextStage } from '../../src/cli/play/referee/told-game.js';
import { gameOf } from '../../src/games/index.js';
import { type AnyGame, orThrow, recordOf, stepsOfRecord, validateRecord } from '../../src/index.js';
import { isFull, some } from '../support/games.js';
import { tableScript } from '../support/table-script.js';
import { isSpacedOtherwise } from '../words/problems.js';
import { commandHere } from './command.js';
import { evening, OPTIONS } from './real-table.js';

const { run, put, folder } = commandHere();

const typed = (...lines: readonly string[]): string => `${lines.join('\n')}\n`;
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const fresh = (() => {
  let files = 0;
  return (): string => join(folder, `told-${files++}.json`);
})();

const game: AnyGame = gameOf('antarctica')!;
const names = ['Ann', 'Ben'];
/** The number of moves after which games are left where few games are played: each fact of one takes long. */
const SHORT = 12;
const REAL = ['play', 'antarctica', ...names, '--real'];
const { lines, record } = tableScript(game, { players: 2, seed: 'table' });
const count = record.told![0]!.split(' ').length;
const [dealt, moves] = [lines.slice(0, count), lines.slice(count)];
const seeded = orThrow(recordOf(game, { options: { players: 2, seed: 'table' }, moves: [] }));

/** Returns what a referee sees who types lines. */
const told = (...typedLines: readonly string[]): Promise<string> => evening({ game, names, lines: typedLines });

describe('a game at a real table', () => {
  test('is told from a script, validates, and equals the told record of the same game', async () => {
    const file = fresh();
    const { exit, out, err } = await run([...REAL, '--save', file], { input: typed(...lines) });
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    const { envelope, ...saved } = read(file);
    expect({ ...saved, id: 0, createdBy: 0 }).toEqual({ ...record, id: 0, createdBy: 0 });
    expect(envelope).toEqual({ date: expect.any(String), players: [{ name: 'Ann' }, { name: 'Ben' }] });
    expect(orThrow(validateRecord(read(file), game)).score.over).toBe(true);
    expect(out).toMatch(/^Points +Ann {2}Ben\n(.*\n)+ {2}total +\d+ +\d+\n\n(Ann|Ben) wins\.\nType undo to take back/m);
  });

  test.each([
    ['blueprints', 2, 5],
    ['frostpunk', 1, 5],
    ['igloo-igloo', 2, 12],
    ['nunatak', 3, 5],
  ])('is told from a script in %s, and kept unfinished', async (id, players, most) => {
    const other: AnyGame = gameOf(id)!;
    const script = tableScript(other, { players, seed: 'table' }, most);
    const file = fresh();
    const seats = ['Ann', 'Ben', 'Cleo'].slice(0, players);
    await evening({ game: other, names: seats, lines: script.lines, file });
    const { envelope: _, ...saved } = read(file);
    expect({ ...saved, id: 0, createdBy: 0 }).toEqual({ ...script.record, id: 0, createdBy: 0 });
    expect(validateRecord(read(file), other)._tag).toBe('Right');
  });

  test('asks for facts in sentences, takes numbers, notation and parts of either', async () => {
    const out = await told('2', 'zone1=camp', 'zone2=c', '', 'DERRICK', 'quit');
    expect(out).toMatch(/^Antarctica: Ann, Ben\. Type help .*\nPlacing of the first ships: .*\nPlay at your table/);
    expect(out).toMatch(/Which player begins\?\n {3}1 {2}Ann .*1st=1\n {3}2 {2}Ben .*1st=2\n> /);
    const lists = [...out.matchAll(/(^|> )(( +\d {2}.*zone2=.*\n)+)/gm)].map(([, , list]) => list!.match(/=\w+/g));
    expect(lists).toEqual([
      ['=crane', '=mine', '=derrick', '=turbine', '=coastal'],
      ['=crane', '=coastal'],
      ['=crane', '=mine', '=derrick', '=turbine', '=coastal'],
    ]);
    expect(out).toMatch(/zone 4\?/);
    expect(out).not.toMatch(/zone4=derrick/);
  });

  test('refuses facts that are not possible, and lists those that are', async () => {
    const wrong = ['1st=3', '1st=0', 'zone1=camp', '1st=?', '9'];
    const out = await told(...wrong, '?', 'quit');
    for (const line of wrong) {
      expect(out).toMatch(`> '${line}' is not possible here.\n   1  Ann is drawn to begin.  1st=1\n   2  Ben`);
    }
    expect(out).toMatch(/> The whole table sees this: it cannot be left open\.\n> /);
  });

  test('refuses facts that leave too much open', async () => {
    const message = 'Too many possibilities are left open here.';
    const left = { _tag: 'InvalidTold', ply: null, factIndex: 1, problem: 'open', expected: [], message } as const;
    const nextDealQuestion: AnyGame['nextDealQuestion'] = (options, facts) =>
      facts === '1st=0' ? { _tag: 'Left', left } : game.nextDealQuestion(options, facts);
    const out = await evening({ game: { ...game, nextDealQuestion }, names, lines: ['1st=1', '1st=2'] });
    expect(out).toMatch(/> Too much would be left open: give another answer, or type undo\.\n> \n.*zone 1\?/);
  });

  test('refuses moves with the reason, and what is none', async () => {
    const out = await told(...dealt, 'to4', 'abc', '99', '', moves[0]!, 'quit');
    expect(out).toMatch(/> (?:Ann|Ben): .* track for .*\.\n> 'abc' is .*\n> '99' is .*\n> > {3}(Ann|Ben) puts a cube/);
  });

  test('takes several things on one line, as texts have them, or nothing of it', async () => {
    const file = fresh();
    const blueprints: AnyGame = gameOf('blueprints')!;
    const script = tableScript(blueprints, { players: 2, seed: 'table' }, 30);
    const [deal, ...turns] = script.record.told!.map((entry) => entry.split(' ').map(blueprints.tableTextOf).join(' '));
    const typedMoves = script.record.moves.map((move, i) => {
      const spaced = i % 2 === 0 ? move : move.replace(/(.)$/, ' $1').toLowerCase();
      return `${spaced}${turns[i] === '' ? '' : i % 3 === 0 ? ` ${turns[i]}` : `(${turns[i]})`}`;
    });
    const wrong = `${deal!.split(' ').slice(0, 3).join(' ')} +W7`;
    const out = await evening({
      game: blueprints,
      names,
      lines: [wrong, deal!, `${typedMoves[0]} ${typedMoves[1]}`, ...typedMoves.slice(2)],
      file,
    });
    expect(out).toMatch(/> '\+W7' is not possible here\.\n {3}1 {2}\w+ receives plan 1\./);
    expect([read(file).told, read(file).moves]).toEqual([script.record.told, script.record.moves]);
  });

  test('takes the number of a plan for the plan, and the letter of a colour for the colour', async () => {
    const file = fresh();
    const out = await evening({ game: gameOf('blueprints')!, names, lines: ['1', 'R', 'w', '17', 'quit'], file });
    expect(read(file).told).toEqual(['1st=0 demand0=R demand1=W plan0=16']);
    expect(out).toMatch(/ 17 {2}Ann receives plan 17\. {2}plan1=17\n/);
    const answer = await evening({ game: gameOf('blueprints')!, names, lines: ['what plan 17'] });
    expect(answer).toMatch(/> Plan 17\n(?: {2}.*\n)+> $/i);
    expect(answer).not.toMatch(/plan 1[68]/i);
  });

  test('shows within a deal and a move what was told so far', async () => {
    const out = await evening({ game: gameOf('blueprints')!, names, lines: ['board', '2', 'R', 'board', 'quit'] });
    expect(out).toMatch(/> Nothing was told yet\.\n> /);
    expect(out).toMatch(
      /> Told so far:\n {2}Round 1 begins\. Ben starts\.\n {2}First material in high demand: recycled\.\n> /,
    );
    const file = fresh();
    const blueprints: AnyGame = gameOf('blueprints')!;
    const script = tableScript(blueprints, { players: 2, seed: 'table' }, 2);
    const within = await evening({ game: blueprints, names, lines: [...script.lines.slice(0, -1), 'board'], file });
    expect(within).toMatch(/\nTold so far:\n {2}.*\n> /);
    expect(within.split('\n> ').at(-2)).toMatch(/Told so far/);
  });

  // Every game is told unfinished above; where few games are played, one of them counts, and another goes on.
  const tables = [
    ['antarctica', 4],
    ['blueprints', 3],
    ['frostpunk', 2],
    ['igloo-igloo', 4],
    ['nunatak', 4],
  ] as const;
  test.each(some(tables, 4))('counts in %s the facts that are told in a row as they will be', (id, players) => {
    const other: AnyGame = gameOf(id)!;
    const { record } = tableScript(other, { players, seed: 'counted' }, isFull ? 40 : 2 * SHORT);
    const { told: entries = [], moves: made } = record;
    const kinds = [...stepsOfRecord(other, record)].map(({ events }) =>
      events.flatMap((event) => (other.formatChance([event]) === '' ? [] : [event.kind])),
    );
    let counted = 0;
    let game = beginTold(other, { players });
    for (const [i, entry] of entries.entries()) {
      if (i > 0) game = addMove(game, orThrow(other.parseMove(made[i - 1]!)));
      const facts = entry === '' ? [] : entry.split(' ');
      for (const [at, fact] of facts.entries()) {
        const stage = nextStage(game);
        if (stage.kind !== 'fact') throw new Error('nothing is asked');
        const count = countedIn(game, stage.question);
        if (count !== null) {
          const row = kinds[i]!;
          let first = at;
          while (row[first - 1] === row[at]) first--;
          const end = row.findIndex((kind, k) => k > at && kind !== row[at]);
          expect([fact, count]).toEqual([fact, { number: at - first + 1, of: (end < 0 ? row.length : end) - first }]);
          counted++;
        }
        game = addFact(game, fact);
      }
      const stage = nextStage(game);
      if (stage.kind === 'refused') throw new Error(stage.refusal.message);
      game = stage.told;
    }
    expect(counted).toBeGreaterThan(3);
  });

  test('leaves open what the table did not see', async () => {
    const file = fresh();
    const blueprints: AnyGame = gameOf('blueprints')!;
    const script = tableScript(blueprints, { players: 2, seed: 'table' }, 1);
    const secret = script.lines.map((line) => (line.startsWith('plan') ? '?' : line));
    const out = await evening({ game: blueprints, names, lines: secret, file });
    expect(out).toMatch(/Which plan does Ann receive\? \(. of 2\)\n(.*\n)+.* {3}\? {2}not seen, or not written down\n/);
    expect(read(file).told).toEqual([expect.stringMatching(/plan.=\? plan.=\?/), expect.anything()]);
    expect(orThrow(validateRecord(read(file), blueprints)).sampledFields).toContain('plans');
  });

  test('takes back facts and moves one by one, also in the file', async () => {
    const file = fresh();
    const back = [...dealt, moves[0]!, 'undo', 'undo', 'undo', ...dealt.slice(-2)];
    const all = ['undo', ...back, ...moves, 'undo', moves.at(-1)!];
    const out = await evening({ game, names, lines: all, file });
    expect(out).toMatch(/^> There is nothing to take back\.$/m);
    const taken = [...out.matchAll(/Taken back: (.*)/g)].map(([, what]) => what);
    expect(taken).toEqual([
      expect.stringMatching(/^Put the cube on track \d$/),
      dealt.at(-1),
      dealt.at(-2),
      expect.anything(),
    ]);
    const { told: facts, moves: made, result } = read(file);
    expect([facts, made, result]).toEqual([record.told, record.moves, record.result]);
    const shorter = fresh();
    await evening({ game, names, lines: [...dealt, moves[0]!, 'undo'], file: shorter });
    expect(read(shorter)).toMatchObject({ moves: [], told: [record.told![0]] });
  });

  const leftTables = [
    ['antarctica', 2, 12],
    ['blueprints', 3, 30],
    ['frostpunk', 1, 6],
    ['igloo-igloo', 2, 12],
    ['nunatak', 2, 6],
  ] as const;
  test.each(some(leftTables))(
    'of %s that is left within a deal or a move goes on there',
    async (id, players, moves) => {
      const other: AnyGame = gameOf(id)!;
      const script = tableScript(other, { players, seed: 'left' }, isFull ? moves : Math.min(moves, SHORT));
      const entries = script.record.told!.map((entry) => entry.split(' ').filter((fact) => fact !== '').length);
      const most = entries.reduce((best, facts, i) => (i > 0 && facts > entries[best]! ? i : best), 1); // where rounds end
      const begins = entries.slice(0, most).reduce((sum, facts) => sum + facts + 1, -1); // the deal is no line
      for (const [at, made] of [
        [1, 0],
        [begins + 1, most],
        ...(isFull ? [[begins + entries[most]!, most] as const] : []),
      ] as const) {
        const file = fresh();
        const out = await evening({
          game: other,
          names: ['Ann', 'Ben', 'Cleo'].slice(0, players),
          lines: script.lines.slice(0, at),
          file,
        });
        const question = out.match(/^.*\?(?: \(.*\))?$/gm)!.at(-1)!;
        expect(read(file).moves).toHaveLength(made);
        expect(
          read(file)
            .told.flatMap((entry: string) => entry.split(' '))
            .filter((fact: string) => fact !== ''),
        ).toHaveLength(at - made);
        expect(orThrow(validateRecord(read(file), other)).isComplete).toBe(false);
        const rest = typed(...script.lines.slice(at, begins + entries[most]! + 1));
        const { out: more, err } = await run(['play', '--real', '--resume', file], { input: rest });
        expect(err).toBe('');
        expect(more).toContain(`\n\n${question}\n`);
        expect(read(file).told).toEqual(script.record.told!.slice(0, most + 1));
        expect(orThrow(validateRecord(read(file), other)).isComplete).toBe(true);
      }
    },
  );

  test('asks for a file when the referee leaves, and replaces none', async () => {
    const [old, file] = [put('old.json', 'old'), fresh()];
    const out = await told(...dealt, `save ${old}`, 'quit', old, '/no/where.json', file);
    expect(out.match(/old\.json exists already: name another file\./g)).toHaveLength(2);
    expect(out).toMatch(/Save the game in which file\?.*The game was not saved: \/no\/where\.json cannot be written/);
    expect(out).toMatch(/The game is saved in .*told-|Saved to .*told-/);
    expect([readFileSync(old, 'utf8'), read(file).told]).toEqual(['old', [record.told![0]]]);
  });

  test.each([
    ['Enter', [...dealt, 'quit', ''], 'The game was not saved.'],
    ['the end of the input', dealt, 'The game was not saved.'],
    ['the end of the input before the deal is complete', dealt.slice(0, 1), 'The game was not saved.'],
  ])('is not kept after %s', async (_, input, last) => {
    expect((await told(...input)).endsWith(`${last}\n`)).toBe(true);
  });

  test('goes on if the disk is full, and asks for another file', async () => {
    const file = fresh();
    const out = await evening({ game, names, lines: [...dealt, moves[0]!, 'quit', file], file: '/dev/full' });
    expect(out).toMatch(/The game was not saved: \/dev\/full cannot be written: the disk is full\./);
    expect(read(file).moves).toEqual([record.moves[0]]);
    const lost = await run([...REAL, '--save', '/dev/full'], { input: typed(...dealt) });
    expect(lost.exit).toBe(2);
    expect(lost.err).toMatch(/\/dev\/full cannot be written: the disk is full/);
  });

  test('saves on command, and from then on every move', async () => {
    const file = fresh();
    const unseen = join(folder, 'unseen.json');
    const out = await told(`save ${unseen}`, ...dealt, 'save', `save ${file}`, moves[0]!, 'score', 'help', '?');
    expect(out).toMatch(/> Nothing was told yet\./);
    expect(out).toMatch(/> If the game ended now:\nPoints +Ann {2}Ben\n/);
    expect(out.match(/undo {9}takes back the last answer/g)).toHaveLength(2);
    expect(read(file).moves).toEqual([record.moves[0]]);
    expect(existsSync(unseen)).toBe(false);
  });

  test('stores the date, and what else is set', async () => {
    const file = fresh();
    const set = ['--set', 'occasion=Club night', '--set', 'player2.rating=1510', '--set', 'meta.round=3'];
    await run([...REAL, ...set, '--save', file], { input: typed(...dealt) });
    const envelope = {
      occasion: 'Club night',
      players: [{ name: 'Ann' }, { name: 'Ben', rating: 1510 }],
      meta: { round: 3 },
    };
    expect(read(file).envelope).toEqual({ ...envelope, date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(orThrow(validateRecord(read(file), game)).envelopeError).toBe(null);
    const dated = fresh();
    await run(['play', 'antarctica', '-p', '2', '--real', '--set', 'date=2026-03-01', '--save', dated], {
      input: typed(...dealt),
    });
    expect(read(dated).envelope).toEqual({ date: '2026-03-01' });
    const { out } = await run(['play', '--real', '--resume', dated], { input: '' });
    expect(out).toMatch(/Antarctica: Player 1, Player 2\./);
    expect(read(dated).envelope).toEqual({ date: '2026-03-01' });
  });

  test('goes on where it was left', async () => {
    const file = fresh();
    await evening({ game, names, lines: [...dealt, moves[0]!], file });
    const { exit, out, err } = await run(['play', '--real', '--resume', file], { input: typed('undo', ...moves) });
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out).toMatch(/^Antarctica: Ann, Ben\. /);
    expect(read(file)).toMatchObject({ moves: record.moves, result: record.result });
  });

  test.each([
    ['fr', 'Qui commence\u00a0?', 'Il n’y a rien à reprendre.'],
    ['de', 'Wer beginnt?', 'Es gibt nichts zurückzunehmen.'],
  ] as const)('speaks %s, in lines that fit a terminal', async (language, question, nothing) => {
    const out = await evening({ game, names, lines: ['undo', '?', 'help', 'x', 'quit'], language });
    expect(out).toContain(`\n${question}\n`);
    expect(out).toContain(nothing);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(out.split('\n').filter((line) => isSpacedOtherwise(language, line.replace(/^ +\?/, '')))).toEqual([]);
  });

  test.each([
    ['a bot', ['Ann', 'club'], {}, /club is a bot: with --real only people play; write club=person/],
    ['a bot with a name', ['Ann', 'Bo=random:samples=2'], {}, /is a bot: with --real only people play/],
    ['nobody', [], {}, /Name the players in the order of their seats, or write --players N/],
    ['too few names', ['Ann'], { players: 2 }, /1 player is named, but 2 play/],
    ['a name that is too long', ['Ann', 'B'.repeat(201)], {}, /^A name has 1 to 200 characters\.$/],
    ['an end that is set', names, { set: ['termination=agreed'] }, /only event, date, players and meta can be set/],
    ['a date that does not exist', names, { set: ['date=2026-02-30'] }, /This cannot be set: .*a day that exists/],
    ['a player too many that is set', names, { set: ['player3=Cleo'] }, /This cannot be set: .*expected 2/],
    [
      'a record and what is to be set',
      [],
      { resume: 'x.json', set: ['occasion=Club'] },
      /write --resume x\.json alone/,
    ],
    ['a record of no real table', names, { real: false, set: ['occasion=Club'] }, /Write --set with --real alone/],
    ['too many players', [], { players: 9 }, /This cannot be played: .*players/],
    ['an unknown option', names, { option: ['speed=3'] }, /This cannot be played: .*speed/],
    ['a seed', names, { deal: 'winter' }, /Dice and cards decide with --real: write no --deal/],
    ['a file that exists', names, { save: put('kept.json', '{}') }, /kept\.json exists already/],
    ['a file in no folder', names, { save: '/no/where.json' }, /where\.json cannot be written/],
    ['a folder', names, { save: folder }, /cannot be written: it is a folder/],
    ['standard output', names, { save: '-' }, /name a file for --save/],
    ['a game and a record', [], { resume: 'x.json' }, /write --resume x\.json alone/],
  ])('says what to do about %s', async (_, players, more, message) => {
    await expect(play.run(['antarctica', ...players], { ...OPTIONS, ...more })).rejects.toThrow(message);
  });

  test.each([
    ['no record', {}, /does not contain a record of a game/],
    ['a record with a seed', seeded, /is not a game saved by sastrugi play --real/],
    ['a wrong fact', { ...record, told: ['1st=1', ...record.told!.slice(1)] }, /cannot be resumed: .*missing/],
    [
      'comments',
      { ...record, envelope: { comments: [{ ply: 0, text: 'Cold.' }] } },
      /is not a game saved by sastrugi play --real/,
    ],
  ])('cannot go on with %s', async (what, document, message) => {
    const text = JSON.stringify(document);
    const file = put(`${what}.json`, text);
    await expect(play.run([], { ...OPTIONS, resume: file })).rejects.toThrow(message);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});
