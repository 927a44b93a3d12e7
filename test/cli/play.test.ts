import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/entries.js';
import { MAX_LINE_BYTES } from '../../src/archive/index.js';
import { type Language, loadTranslation } from '../../src/cli/play/languages.js';
import { arrangeInColumns, numberLines } from '../../src/cli/play/terminal.js';
import { gameOf } from '../../src/games/index.js';
import { type AnyGame, orThrow, stateAt } from '../../src/index.js';
import { loadTable } from '../../src/table/index.js';
import { createGameText } from '../../src/words/index.js';
import { isFull } from '../support/games.js';
import { commandHere } from './command.js';

const { run, put, folder } = commandHere();

const typed = (...lines: readonly string[]): string => `${lines.join('\n')}\n`;
const FIRST = Array.from({ length: 200 }, () => '1');
const ALL = Array.from({ length: 2000 }, () => '1');
const BLUEPRINTS = ['play', 'blueprints', 'Ann', 'random', '--deal', 'north'];

/** Returns the events that the first player of a saved game is to be told, from their last decision on. */
const toldSince = async (game: AnyGame, saved: unknown, language: Language): Promise<readonly string[]> => {
  const { match, seats } = orThrow(loadTable(game, saved));
  const { event: said } = createGameText(
    await loadTranslation(game.id, language),
    game,
    seats.map(({ name }) => name),
  );
  let lines: string[] = [];
  for (const [ply, move] of match.moves.entries()) {
    const state = stateAt(game, match, ply)!;
    if (game.toAct(state) === 0) lines = [];
    for (const { event, state: seen } of game.viewFrames(orThrow(game.frames(state, move)), 0)) {
      if (event !== null) lines.push(`  ${said(seen, event)}`);
    }
  }
  return lines;
};

describe('moves in columns', () => {
  const lines = ['one', 'two', 'three', 'four', 'five'];

  test.each([
    [0, ['one', 'two', 'three', 'four', 'five']],
    [10, ['one', 'two', 'three', 'four', 'five']],
    [11, ['one    four', 'two    five', 'three']],
    [16, ['one  three  five', 'two  four']],
    [80, ['one  two  three  four  five']],
  ])('with %i characters per line', (width, rows) => expect(arrangeInColumns(lines, width)).toEqual(rows));

  test('wraps those that are too long, past their numbers', () =>
    expect(arrangeInColumns(numberLines(['take the card', 'end']), 14)).toEqual([
      '   1  take the',
      '      card',
      '   2  end',
    ]));
});

describe('play', () => {
  test('plays a game of a person and a bot to its end, in words', async () => {
    const { exit, out, err } = await run(BLUEPRINTS, { input: typed(...FIRST) });
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out).toMatch(/Ann: Which die do you choose, and where do you place it\?\n {3}1 {2}Place wood 3 on a +\d/);
    expect(out).toMatch(/Ann places wood 3 on a, on level 1\./);
    expect(out).toMatch(
      /\nPoints +Ann {2}random\n {2}gold award +\d+ +\d+\n(.*\n)+ {2}total +\d+ +\d+\n( {2}tie break.*\n)*\n.* (wins|share.*)\.\n$/,
    );
  });

  const spoken = [
    ['blueprints', 'en'],
    ['antarctica', 'fr'],
    ['frostpunk', 'de'],
    ['igloo-igloo', 'de'],
    ['nunatak', 'fr'],
  ] as const;
  // Whole games: where few are played, one in each language.
  test.each(spoken.slice(0, isFull ? 5 : 3))(
    'reports all events after the last decision in %s, in %s',
    async (id, language) => {
      const file = join(folder, `${id}.json`);
      const line = ['play', id, 'Ann', 'novice', '--deal', 'winter', '--language', language, '--save', file];
      const { exit, out, err } = await run(line, { input: typed(...ALL) });
      expect({ exit, err }).toEqual({ exit: 0, err: '' });
      const game: AnyGame = gameOf(id)!;
      const lines = await toldSince(game, JSON.parse(readFileSync(file, 'utf8')), language);
      expect(lines.length).toBeGreaterThan(0);
      const reported = out
        .slice(out.lastIndexOf('\n> ') + 3)
        .replaceAll(/\n {6}(?=\S)/g, ' ') // long lines are wrapped
        .split('\n');
      expect(reported.filter((each) => lines.includes(each))).toEqual(lines);
    },
  );

  test('reports at a shared terminal all events that some players have not seen, and the end', async () => {
    const lines = Array.from({ length: 200 }, () => ['', '1']).flat();
    const { out } = await run(['play', 'blueprints', 'Ann', 'Ben', '--deal', 'east'], { input: typed(...lines) });
    const end = out.slice(out.lastIndexOf('\n> ') + 3);
    expect(end).toMatch(/^ {2}Ben removes .*\n(.*\n)* {2}Ann removes /);
    expect(end).toMatch(/^ {2}Ann reveals plan (.*\n)* {2}The game is over\. (Ann|Ben) wins\.$/m);
  });

  test("reports the bots' moves before the first decision, and a game between bots", async () => {
    const first = await run(['play', 'blueprints', 'random', 'Ann', '--deal', 'north'], { input: typed('quit') });
    expect(first.out).toMatch(/^.*help.*\n {2}random places \w+ \d behind the screen\.\n/);
    const bots = await run(['play', 'blueprints', 'random', 'novice', '--deal', 'north']);
    expect(bots.out.match(/^ {2}\w+ removes /gm)).toHaveLength(36);
  });

  test('shows a player no hidden information', async () => {
    const { out } = await run(BLUEPRINTS, { input: typed('1', 'quit') });
    expect(out).toMatch(/^a2 {2}b# {13}a\? {2}b\?$/m);
    expect(out).not.toMatch(/north/);
  });

  test.each([
    ['en', /On which floe at the edge of the board do you place an Inuit/, /W bear/],
    ['fr', /Sur quelle tuile de la couronne extérieure posez-vous un inuit/, /W ours/],
    ['de', /Auf welche Scholle am Rand setzt du einen Inuit/, /W Bär/],
  ])('speaks and draws in %s', async (language, question, drawn) => {
    const line = ['play', 'igloo-igloo', 'Ann', '--language', language, '--deal', 'ice', '--players', '2'];
    const { exit, out } = await run(line, { input: typed('board', 'quit') });
    expect(exit).toBe(0);
    expect(out).toMatch(question);
    expect(out).toMatch(drawn);
  });

  test('takes moves by number and in notation, and explains refusals', async () => {
    const { out } = await run(BLUEPRINTS, { input: typed('W3a', '99', 'W1a', 'help', 'score', 'save', 'quit') });
    expect(out).toMatch(/Ann places wood 3 on a/);
    expect(out).toMatch(/'99' is neither a move nor a command\. Type help\./);
    expect(out).toMatch(/> A die for the building has been chosen in this turn/);
    expect(out).toMatch(/undo \[NAME\] {2}takes back your last move/);
    expect(out).toMatch(/> If the game ended now:\nPoints +Ann {2}random\n {2}gold award +0 +0\n/);
    expect(out).toMatch(/Where\? Type save FILE\./);
  });

  test('takes a move back immediately if it revealed nothing, else asks the others', async () => {
    const alone = await run(BLUEPRINTS, { input: typed('undo', '1', 'undo', 'quit') });
    expect(alone.out).toMatch(/There is no move to take back\./);
    expect(alone.out.match(/Which die do you choose/g)).toHaveLength(2);
    const people = ['play', 'blueprints', 'Ann', 'Ben', '--deal', 'north'];
    const lines = ['', '1', '1', '', '1', 'undo', 'n', 'undo', '', 'undo', 'Yes', '1', 'undo', 'y', 'quit'];
    const { out } = await run(people, { input: typed(...lines) });
    expect(out.match(/Ann, may Ben take back the move\? \(y\/n\) Ann does not agree\./g)).toHaveLength(2);
    expect(out.match(/Ben: Which die do you choose/g)).toHaveLength(3);
  });

  test('takes back the move of another player at the terminal, once the screen has been passed on', async () => {
    const people = ['play', 'blueprints', 'Ann', 'Ben', '--deal', 'north'];
    const lines = ['', '1', '1', '', 'undo Eve', 'undo Ann', 'y', '', 'quit'];
    const { out } = await run(people, { input: typed(...lines) });
    expect(out).toMatch(/> There is no player called Eve at this terminal\./);
    expect(out).toMatch(/> Ben, may Ann take back the move\? \(y\/n\) \nAnn's turn\./);
    expect(out.match(/^Ann: /gm)).toHaveLength(3);
  });

  test.each([
    ['fr', /Il n’y a aucun coup à reprendre\./, /undo \[NOM\] {3}reprend votre dernier coup/],
    ['de', /Es gibt keinen Zug zum Zurücknehmen\./, /undo \[NAME\] {2}nimmt deinen letzten Zug zurück/],
  ])('words the game in %s, too', async (language, nothing, help) => {
    const { out } = await run([...BLUEPRINTS, '--language', language], { input: typed('undo', 'help', 'quit') });
    expect(out).toMatch(nothing);
    expect(out).toMatch(help);
  });

  test('goes on if a game cannot be saved', async () => {
    const { out, exit } = await run(BLUEPRINTS, { input: typed('save /no/where.json', '1', 'quit') });
    expect(exit).toBe(0);
    expect(out).toMatch(/> The game was not saved: \/no\/where\.json cannot be written/);
    expect(out).toMatch(/Ann places wood 3 on a/);
  });

  test('escapes control characters in names', async () => {
    const { out } = await run(['play', 'blueprints', 'An\u001b[2Jn'], { input: typed('quit') });
    expect(out).toMatch(/^An\\u001b\[2Jn: Which die/m);
  });

  test.each([
    ['Ann', 'Ann'],
    ['excerpts', 'excerpts'],
    ['exprt=person', 'exprt'],
    ['expert=person', 'expert'],
    ['a=b=person', 'a=b'],
  ])('seats a person as %s', async (written, name) => {
    const { out } = await run(['play', 'blueprints', written, 'random'], { input: typed('quit') });
    expect(out).toContain(`\n${name}: Which die do you choose`);
  });

  test.each([
    ['en', /^Blueprints: Player 1, club\.(.*\n)+Player 1: Which die/],
    ['fr', /^Blueprints\u00a0: Joueur 1, club\.(.*\n)+Joueur 1\u00a0: Quel dé/],
    ['de', /^Blueprints: Spieler 1, club\.(.*\n)+Spieler 1: Welchen Würfel/],
  ])('names a person who gives no name, in %s', async (language, shown) => {
    const { out } = await run(['play', 'blueprints', '--language', language, '--deal', 'x'], { input: typed('quit') });
    expect(out).toMatch(shown);
  });

  test('numbers players of one name, in sentences, drawings and the table', async () => {
    const { out } = await run(['play', 'blueprints', 'random', 'random', 'Ann=person', '--deal', 'x']);
    expect(out).toMatch(/^Blueprints: random 1, random 2, Ann\./);
    const bots = await run(['play', 'blueprints', 'random', 'random', '--deal', 'x']);
    expect(bots.out).toMatch(/^ {2}random 2 places/m);
    expect(bots.out).toMatch(/^random 1 · points: \d+ +random 2 · points: \d+$/m);
    expect(bots.out).toMatch(/^Points +random 1 +random 2$/m);
    expect(bots.out).not.toMatch(/random(?! [12])/);
  });

  test('hands the screen over when another player decides', async () => {
    const people = ['play', 'blueprints', 'Ann', 'Ben', '--deal', 'north'];
    const { out } = await run(people, { input: typed('', '1', '1', '', 'quit') });
    expect(out).toMatch(/Ann's turn\. Press Enter\./);
    expect(out).toMatch(/Ben's turn\. Press Enter\./);
  });

  test('saves a game, and continues it where it was left', async () => {
    const file = join(folder, 'kept.json');
    await run([...BLUEPRINTS, '--save', file], { input: typed('1', '1') });
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    expect(kept).toMatchObject({ format: 'sastrugi-table/1', seats: [{ name: 'Ann' }, { name: 'random' }] });
    const { out } = await run(['play', '--resume', file], { input: typed(...FIRST) });
    expect(out).toMatch(/wins\.\n$|share/);
    expect(JSON.parse(readFileSync(file, 'utf8')).record.result.over).toBe(true);
  });

  test.each(['gz', 'zst'])('saves a game in a file that ends in .%s compressed, and continues it', async (ending) => {
    const file = join(folder, `kept.json.${ending}`);
    await run([...BLUEPRINTS, '--save', file], { input: typed('1', '1') });
    expect(readFileSync(file, 'utf8')).not.toContain('sastrugi-table');
    const { exit, out, err } = await run(['play', '--resume', file], { input: typed('score', 'quit') });
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out).toMatch(/Ann: Which die do you choose/);
  });

  test('asks the others in French without assuming their gender', async () => {
    const people = ['play', 'blueprints', 'Anne', 'Zoé', '--deal', 'north', '--language', 'fr'];
    const { out } = await run(people, { input: typed('', '1', '1', '', '1', 'undo', 'n', 'quit') });
    expect(out).toMatch(/Anne, Zoé veut reprendre ce coup\u00a0: d’accord\u00a0\? \(o\/n\)/);
  });

  test.each([
    ['no game', ['play'], /No game is given; there are antarctica, blueprints/],
    ['another game', ['play', 'chess'], /There is no game 'chess'; there are antarctica/],
    ['too many', ['play', 'blueprints', 'a', 'b', 'c', '--players', '2'], /3 players are named, but only 2 play/],
    [
      'a slip in the name of a bot',
      ['play', 'blueprints', 'exprt'],
      /no bot 'exprt': write expert, or exprt=person for/,
    ],
    ['a bot in capitals', ['play', 'blueprints', 'Ann', 'EXPRET'], /no bot 'EXPRET': write expert, or/],
    ['a name close to two bots', ['play', 'blueprints', 'flub'], /no bot 'flub': write club, flat, or flub=person/],
    ['a slip with settings', ['play', 'blueprints', 'gredy:samples=2'], /no bot 'gredy': write greedy, or/],
    [
      'a named bot that does not exist',
      ['play', 'blueprints', 'Gus=garry'],
      /no bot 'garry': write novice, club, expert, /,
    ],
    ['settings without a bot', ['play', 'blueprints', 'Ann:samples=2'], /no bot 'Ann': write novice, /],
    ['an unknown option', ['play', 'blueprints', '--option', 'speed=3'], /This cannot be played: .*speed/],
    ['an invalid setting', ['play', 'blueprints', 'Ann', 'greedy:depht=1'], /depht/],
    ['another language', ['play', 'blueprints', '--language', 'xx'], /Allowed choices are en, fr, de/],
    ['no file', ['play', '--resume', 'nowhere.json'], /nowhere\.json cannot be read: it does not exist/],
    ['a saved game of another kind', ['play', 'nunatak', '--resume', 'x.json'], /write --resume x\.json alone/],
    ['a file that cannot be written', ['play', 'nunatak', '--save', '/no/where.json'], /where\.json cannot be written/],
    ['no JSON', ['play', '--resume', put('text.json', 'text')], /it is not JSON/],
    ['a key that occurs twice', ['play', '--resume', put('twice.json', '{"a":1,"a":1}')], /The key 'a' occurs twice/],
    ['a number that changes', ['play', '--resume', put('large.json', '{"a":1e400}')], /read as no number at all/],
    ['bytes that are not UTF-8', ['play', '--resume', put('latin.json', Buffer.of(0x22, 0xe9, 0x22))], /is not UTF-8/],
    ['gzip that is cut', ['play', '--resume', put('cut.json.gz', gzipSync('{}').subarray(0, 12))], /it is cut/],
    [
      'gzip of more than any game',
      ['play', '--resume', put('long.json.gz', gzipSync(Buffer.alloc(MAX_LINE_BYTES + 1)))],
      /bytes, more than any game/,
    ],
    ['a folder', ['play', '--resume', folder], /cannot be read: it is a folder/],
    ['moves and a game from the same source', ['play', '--resume', '-'], /name a file for --resume/],
    ['a game on standard output', ['play', 'nunatak', '--save', '-'], /name a file for --save/],
    ['a file without a game', ['play', '--resume', put('other.json', '{"a":1}')], /does not contain a game saved/],
  ])('says what to do about %s', async (_, line, message) => {
    const { exit, err } = await run(line, { input: typed('1') });
    expect(exit).toBe(2);
    expect(err).toMatch(message);
  });

  test('shows where a bot throws, and at which decision', async () => {
    const odd = join(root, 'test/arena-node/bots/odd.mjs');
    const { exit, err } = await run(['play', 'blueprints', `${odd}#throws`, 'random'], { input: '' });
    expect(exit).toBe(2);
    expect(err).toMatch(/^ {4}at choose \(.*odd\.mjs:\d+:\d+\)\n(?: {4}at .*\n)+sastrugi: \S+ throws: /);
    expect(err).toMatch(/ \(player 1 after \d+ moves\)\n$/);
  });
});
