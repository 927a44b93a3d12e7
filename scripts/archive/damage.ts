import type { GameRecord } from '../../src/index.js';

/** A kind of damage to a line, and the errors that may be found then. */
export interface Damage {
  readonly title: string;
  /** Returns the line without its newline; null if the record cannot be damaged like this. */
  readonly apply: (record: GameRecord) => string | Uint8Array | null;
  readonly found: readonly string[];
  /** True if the damaged line may be another valid game, such as one with its moves in another order. */
  readonly mayBeGame?: true;
}

type Change = (record: GameRecord) => object | null;

const lineOf = (record: unknown): string => JSON.stringify(record);

const changed =
  (change: Change): Damage['apply'] =>
  (record) => {
    const other = change(record);
    return other === null ? null : lineOf({ ...record, ...other });
  };

const ofResult = (change: (result: NonNullable<GameRecord['result']>) => object): Damage['apply'] =>
  changed(({ result }) => (result === undefined ? null : { result: { ...result, ...change(result) } }));

const ofMoves = (change: (moves: readonly string[], middle: number) => readonly string[] | null): Damage['apply'] =>
  changed(({ moves }) => {
    const other = change(moves, Math.floor(moves.length / 2));
    return other === null ? null : { moves: other };
  });

const ELSEWHERE = ['MoveRefused', 'WrongResult'];

/** The kinds of damage. */
export const DAMAGES: readonly Damage[] = [
  { title: 'cut in the middle', apply: (record) => lineOf(record).slice(0, 300), found: ['NotJson'] },
  { title: 'the tail cut', apply: (record) => lineOf(record).slice(0, -1), found: ['NotJson'] },
  {
    title: 'two moves swapped',
    apply: ofMoves((moves, i) =>
      moves[i] === moves[i + 1] ? null : [...moves.slice(0, i), moves[i + 1]!, moves[i]!, ...moves.slice(i + 2)],
    ),
    found: ELSEWHERE,
    mayBeGame: true,
  },
  {
    title: 'other points',
    apply: ofResult(({ totals }) => ({ totals: totals.map((total, i) => (i === 0 ? total + 1 : total)) })),
    found: ['WrongResult'],
  },
  {
    title: 'another winner',
    apply: ofResult(({ winners }) => ({ winners: winners.length === 1 ? [(winners[0]! + 1) % 2] : [0] })),
    found: ['WrongResult'],
  },
  {
    title: 'another digest of the end',
    apply: ofResult(({ digest }) => ({ digest: digest.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) })),
    found: ['WrongResult'],
  },
  { title: 'another version of the rules', apply: changed(() => ({ rules: '999' })), found: ['OtherRules'] },
  {
    title: 'other figures',
    apply: changed(({ components }) => ({ components: [...components].reverse().join('') })),
    found: ['OtherComponents'],
  },
  { title: 'another game', apply: changed(() => ({ game: 'checkers' })), found: ['OtherGame'] },
  { title: 'a form that is none', apply: changed(() => ({ format: 'sastrugi-record/9' })), found: ['InvalidRecord'] },
  { title: 'a key that is none', apply: changed(() => ({ colour: 'blue' })), found: ['InvalidRecord'] },
  {
    title: 'a key twice',
    apply: (record) => lineOf(record).replace(/,"moves":/, ',"moves":[],"moves":'),
    found: ['KeyTwice'],
  },
  { title: 'binary rubbish', apply: () => Buffer.from(Array.from({ length: 900 }, rubbish)), found: ['NotUtf8'] },
  {
    title: 'a sector of zeros',
    apply: (record) => lineOf(record).replace(/(?<=^.{200}).{100}/, '\0'.repeat(100)),
    found: ['NotJson'],
  },
  { title: 'two lines run together', apply: (record) => lineOf(record) + lineOf(record), found: ['NotJson'] },
  {
    title: 'a move left out',
    apply: ofMoves((moves, i) => moves.filter((_, at) => at !== i)),
    found: ELSEWHERE,
    mayBeGame: true,
  },
  { title: 'the last move left out', apply: ofMoves((moves) => moves.slice(0, -1)), found: ['WrongResult'] },
  {
    title: 'a move that is none',
    apply: ofMoves((moves, i) => moves.map((move, at) => (at === i ? 'castle' : move))),
    found: ['MoveRefused'],
  },
  {
    title: 'a move too many',
    apply: ofMoves((moves) => [...moves, moves.at(-1)!]),
    found: ['MoveRefused'],
  },
  {
    title: 'another seed',
    apply: changed(({ options }) => (options === undefined ? null : { options: { ...options, seed: 'other' } })),
    found: ELSEWHERE,
  },
  {
    title: 'too many players',
    apply: changed(({ options }) => (options === undefined ? null : { options: { ...options, players: 9 } })),
    found: ['InvalidOptions'],
  },
  {
    title: 'a date that is none',
    apply: changed(() => ({ envelope: { date: '2026-13-45' } })),
    found: ['InvalidEnvelope'],
  },
];

/** Returns bytes that are neither UTF-8 nor a newline. */
const rubbish = (_: unknown, i: number): number => 128 + ((i * 37) % 64);
