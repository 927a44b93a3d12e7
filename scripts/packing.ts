/**
 * Bytes a game in every form that was weighed for packed archives: `npm run packing`, or `npm run packing -- 100` for so
 * many of each game, over all its modes.
 */
import { Zstd } from '@hpcc-js/wasm-zstd';
import { packer } from '../src/archive/index.js';
import { writing } from '../src/archive/packed/bytes.js';
import { type Choice, writeChoices } from '../src/archive/packed/mixed-radix.js';
import { type AnyGame, type GameRecord, gameOf, games, orThrow, recordOf } from '../src/index.js';
import { type Played, type Players, playedGames } from './packing/games.js';

const GAMES = 1024;
const LEVEL = 19;

const bytesOf = (numbers: readonly number[]): Uint8Array => {
  const to = writing();
  for (const number of numbers) to.count(number);
  return to.written();
};

const joined = (parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

const radixBytes = (choices: readonly Choice[]): Uint8Array => {
  const to = writing();
  writeChoices(to, choices);
  return to.written();
};

const bits = (choices: readonly Choice[]): number => sum(choices.map(({ of }) => Math.log2(of)));

/** Bytes a game of each form. */
const formsOf = (zstd: Zstd, game: AnyGame, played: readonly Played[]) => {
  const records = played.map(({ options, moves, end }) => orThrow(recordOf(game, { options, moves, end })));
  const lines = new TextEncoder().encode(records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  const actions = joined(played.map(({ moves }) => bytesOf(moves.map((move) => game.actionOf(move)))));
  const numbers = joined(played.map(({ choices }) => bytesOf(choices.map(({ index }) => index))));
  const mixed = played.map(({ choices }) => radixBytes(choices).length);
  const { add, end } = packer();
  const file = joined([...records.map((record) => orThrow(add(record))), end()]);
  const whole = {
    moves: sum(played.map(({ moves }) => moves.length)),
    'JSON Lines': lines.length,
    'their zstd': zstd.compress(lines, LEVEL).length,
    'varints of actions': actions.length,
    'their zstd ': zstd.compress(actions, LEVEL).length,
    'varints among the legal': numbers.length,
    'their zstd  ': zstd.compress(numbers, LEVEL).length,
    'log2 of the legal': sum(played.map(({ choices }) => bits(choices) / 8)),
    'mixed radix': sum(mixed),
    'packed file': file.length - sum(records.map(ownBytes)),
  };
  return Object.fromEntries(Object.entries(whole).map(([form, bytes]) => [form, bytes / played.length]));
};

/** What a record has for itself: id and seed, in JSON, with the length of it. */
const ownBytes = ({ options }: GameRecord): number => JSON.stringify(['', options?.seed]).length + 1;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The figures of every game, and the mean of the games. */
const tableOf = (zstd: Zstd, players: Players, count: number) => {
  const rows = Object.keys(games).map(
    (id) => [id, formsOf(zstd, gameOf(id)!, playedGames(id, players, count))] as const,
  );
  const forms = Object.keys(rows[0]![1]);
  const mean = forms.map((form) => [form, sum(rows.map(([, figures]) => figures[form]!)) / rows.length] as const);
  const columns = [...rows, ['mean', Object.fromEntries(mean)] as const];
  const row = (form: string) => columns.map(([id, figures]) => [id, Number(figures[form]!.toFixed(1))] as const);
  return Object.fromEntries(forms.map((form) => [form, Object.fromEntries(row(form))]));
};

const count = Number(process.argv[2] ?? GAMES);
const zstd = await Zstd.load();
for (const players of ['random', 'weighing'] as const) {
  console.log(
    `\nBytes a game, ${count} of every game over all its modes, players ${players}; the packed file besides ids and seeds`,
  );
  console.table(tableOf(zstd, players, count));
}
