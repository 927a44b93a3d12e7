import { join } from 'node:path';
import { randomRecords } from '../../scripts/archive/games.js';
import { games } from '../../src/games/index.js';
import { type GameRecord, orThrow, recordOf } from '../../src/index.js';
import type { commandHere } from './command.js';

/** Ends a line and forges another, then contains every kind of terminal control, and changes the reading order. */
export const FORGERY =
  '\nforged\r\u001b]0;t\u0007\u009b2J\u007f\u2028\u2029\u061c\u200e\u200f\u202a\u202e\u2066\u2069\ufeff';
/** The characters that must not be printed; invalid text arrives as U+FFFD. */
export const RAW = /[^\P{Cc}\n]|[\p{Zl}\p{Zp}\p{Bidi_Control}\ufeff\ufffd]|^forged/mu;

const lineOf = (record: object): string => `${JSON.stringify(record)}\n`;

const { blueprints } = games;
const options = { players: 2, seed: `seed${FORGERY}` } as const;
const moves: (typeof blueprints.catalogue)[number][] = [];
let end = orThrow(blueprints.setup(options));
while (moves.length < 5) {
  moves.push(blueprints.legalMoves(end)[0]!);
  end = blueprints.play(end, moves.at(-1)!);
}
export const envelope = {
  occasion: `occasion${FORGERY}`,
  players: [{ name: `Ann${FORGERY}`, id: `ann${FORGERY}` }, { id: `ben${FORGERY}` }],
  termination: { kind: 'resigned', causedBy: [1], reason: `tired${FORGERY}` },
  comments: [{ ply: moves.length, text: `good${FORGERY}` }],
} as const;
export const record = orThrow(recordOf(blueprints, { options, moves, end, envelope, id: `id${FORGERY}` }));
const ours: GameRecord = [...randomRecords(1)][0]!;

/** Valid, duplicate, and invalid in every part that a message may quote. */
const RECORDS: readonly string[] = [
  lineOf(record),
  lineOf({ ...record, id: `again${FORGERY}` }),
  lineOf({ ...record, moves: [`move${FORGERY}`] }),
  lineOf({ ...record, game: `game${FORGERY}` }),
  lineOf({ ...record, rules: `9${FORGERY}` }),
  lineOf({ ...record, components: `c${FORGERY}` }),
  lineOf({ ...record, format: `format${FORGERY}` }),
  lineOf({ ...record, [`key${FORGERY}`]: 1 }),
  lineOf({ ...record, options: { ...options, [`key${FORGERY}`]: 1 } }),
  lineOf({ ...record, options: { ...options, seed: '\ud800' } }),
  lineOf({ ...record, id: '\ud800' }),
  lineOf({ ...ours, envelope: { ...envelope, [`key${FORGERY}`]: 1 } }),
  lineOf({ ...ours, envelope: { date: `date${FORGERY}` } }),
  lineOf({ ...ours, createdBy: { package: `p${FORGERY}`, version: `v${FORGERY}` } }),
  '\ufeff\u0000\u001b[2J\u009b\n',
  '{"a":"\u001b\u202e"}\n',
  '{"a\u202e":1,"a\u202e":2}\n',
  '"\u2028" \u202e\n',
];

/** A command line, and its title. */
export type HostileLine = readonly [title: string, line: readonly string[]];

const ALONE = ['--threads', '1', '-q'];
const QUICK = ['--deals', '1', ...ALONE];
const BOTS = ['random', `B${FORGERY}=random`];

/** The lines of a test, and the archive that they read. */
export interface Hostile {
  readonly archive: string;
  /** Command lines that print texts for people alone. */
  readonly texts: readonly HostileLine[];
  /** Command lines that print the data of others, which a pipe receives as they are. */
  readonly data: readonly HostileLine[];
}

/** Builds command lines for all commands, over files whose names, records and texts are hostile. */
export const hostileLines = ({ put, folder }: Pick<ReturnType<typeof commandHere>, 'put' | 'folder'>): Hostile => {
  const noText = Uint8Array.of(0x9b, 0x32, 0x4a, 0xff, 0x0a);
  const archive = put(`games${FORGERY}.jsonl`, Buffer.concat([Buffer.from(RECORDS.join('')), noText]));
  const header = (field: string): string => put(`${field}${FORGERY}.txt`, `players: 2\nseed: 1\n${field}\n\nW1a\n`);
  const texts: readonly HostileLine[] = [
    ['validate', ['validate', archive, ...ALONE]],
    ['validate of no file', ['validate', `no${FORGERY}`, `no*${FORGERY}`, folder + FORGERY, ...ALONE]],
    ...[1, 3, 15].map((n) => [`show of line ${n}`, ['show', archive, '-n', `${n}`]] as const),
    ['show in the middle', ['show', archive, '-m', '3', '--clauses', '--language', 'fr']],
    ['show of no id', ['show', archive, '--id', `no${FORGERY}`]],
    ['find', ['find', '--no-over', archive, ...ALONE]],
    ['find of an event', ['find', '--event', 'planDealt', archive, ...ALONE]],
    ['find of no event', ['find', '--event', `no${FORGERY}`, archive, ...ALONE]],
    ['find of no clause', ['find', '--clause', `no${FORGERY}`, archive, ...ALONE]],
    ['find of no range', ['find', '--length', `no${FORGERY}`, archive, ...ALONE]],
    ['stats', ['stats', archive, ...ALONE]],
    ['convert', ['convert', '--to', 'text', archive, ...ALONE]],
    ['convert to nowhere', ['convert', '--to', 'text', archive, '-o', `/no${FORGERY}/where`, ...ALONE]],
    ['sort', ['sort', archive, '-o', join(folder, `sorted${FORGERY}`), ...ALONE]],
    ['merge', ['merge', archive, '-o', join(folder, `merged${FORGERY}`), ...ALONE]],
    ['edit', ['edit', '--set', `occasion=e${FORGERY}`, archive, '-o', join(folder, `edited${FORGERY}`), ...ALONE]],
    ['edit of no field', ['edit', '--set', `no${FORGERY}=1`, archive, ...ALONE]],
    ['record of no field', ['record', 'blueprints', header(`no${FORGERY}: 1`)]],
    ['record of no move', ['record', 'blueprints', header(`event: e\n\n1. no${FORGERY.replace('\n', '')}`)]],
    ['record of no text', ['record', 'blueprints', archive]],
    ['dedup', ['dedup', archive, '-o', join(folder, `kept${FORGERY}`), ...ALONE]],
    ['migrate', ['migrate', archive, '-o', join(folder, `new${FORGERY}`), ...ALONE]],
    ['migrate by no package', ['migrate', archive, '--package', `no${FORGERY}`, ...ALONE]],
    ['own game that is not there', ['validate', archive, '--game', `./no${FORGERY}.mjs`, ...ALONE]],
    ['own game that throws', ['rules', '--game', put('throws.mjs', `throw new Error(${JSON.stringify(FORGERY)});`)]],
    ['new', ['new', `no${FORGERY}`]],
    ['own components', ['validate', archive, '--components', `nunatak=${archive}`, ...ALONE]],
    ['rules', ['rules', 'nunatak', `no${FORGERY}`]],
    ['rules of no game', ['rules', `no${FORGERY}`]],
    ['schema of a record', ['schema']],
    ['schema', ['schema', 'nunatak', `no${FORGERY}`]],
    ['simulate', ['simulate', 'blueprints', ...BOTS, ...QUICK]],
    ['simulate with forfeits', ['simulate', 'blueprints', ...BOTS, '--limit', '1', '--deals', '1', ...ALONE]],
    ['simulate by no bot', ['simulate', 'blueprints', 'random', `no${FORGERY}`, ...QUICK]],
    ['simulate with no option', ['simulate', 'blueprints', ...BOTS, '--option', `no${FORGERY}=1`, ...QUICK]],
    ['tournament', ['tournament', 'blueprints', ...BOTS, '--elo', '0..100', ...QUICK]],
    ['tournament without a champion', ['tournament', 'blueprints', ...BOTS, '--champion', `no${FORGERY}`, ...QUICK]],
    ['tournament of no module', ['tournament', 'blueprints', 'random', `./no${FORGERY}.mjs#a`, ...QUICK]],
    ['tournament into a torn archive', ['tournament', 'blueprints', ...BOTS, '--archive', put(`t${FORGERY}`, 'torn')]],
    ['engine', ['engine', 'blueprints', '--bot', `no${FORGERY}`]],
    ['engine that is asked nothing', ['engine', 'blueprints', '--bot', 'random']],
    ['env of no game', ['env', `no${FORGERY}`]],
    ['completion', ['completion', `no${FORGERY}`]],
    ['man', ['man']],
    ['serve', ['serve', `no${FORGERY}://`]],
    ['play', ['play', 'blueprints', `Ann${FORGERY}`, `Ben${FORGERY}`, '--deal', `d${FORGERY}`]],
    ['play of no game', ['play', `no${FORGERY}`]],
    ['play of a file', ['play', '--resume', archive]],
    ['no command', [`no${FORGERY}`]],
    ['a slip', [`validat${FORGERY}`]],
    ['no option', ['validate', `--no${FORGERY}`]],
    ['a slip of an option', ['validate', `--error${FORGERY}`]],
    ['no choice', ['convert', '--to', `no${FORGERY}`]],
    ['no number', ['show', archive, '-n', `1${FORGERY}`]],
  ];
  const data: readonly HostileLine[] = [
    ['validate as JSON', ['validate', '--json', archive, ...ALONE]],
    ['errors to the terminal', ['validate', archive, '--errors', '/dev/tty', ...ALONE]],
    ['show as JSON', ['show', archive, '--json']],
    ['find as JSON', ['find', '--no-over', '--json', archive, ...ALONE]],
    ['find records', ['find', '--no-over', '--to', 'records', archive, ...ALONE]],
    ['stats as CSV', ['stats', '--per-player', '--csv', archive, ...ALONE]],
    ['stats as JSON', ['stats', '--per-player', '--json', archive, ...ALONE]],
    ['convert to records', ['convert', '--to', 'records', archive, ...ALONE]],
    ['convert to rows', ['convert', '--to', 'rows', archive, ...ALONE]],
    ['convert to told records', ['convert', '--told', archive, ...ALONE]],
    ['dedup to standard output', ['dedup', archive, ...ALONE]],
    ['dedup to the terminal by name', ['dedup', archive, '-o', '/dev/tty', '--duplicates', '/dev/stdout', ...ALONE]],
    ['sort to standard output', ['sort', archive, ...ALONE]],
    ['merge to standard output', ['merge', archive, '-o', '/dev/stdout', ...ALONE]],
    ['edit to standard output', ['edit', '--set', 'date=2026-03-01', archive, ...ALONE]],
    ['migrate to standard output', ['migrate', archive, ...ALONE]],
    ['record to standard output', ['record', 'blueprints', put('good.txt', `players: 2\nseed: 1\nevent: "\u202e"\n`)]],
  ];
  return { archive, texts, data };
};
