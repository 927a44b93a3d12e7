import type { GameRecord } from '../../src/index.js';

/** A kind of damage to a line, and the errors that may be found then. */
export interface Damage {
  readonly title: string;
  /** Returns the line without its newline; null if the record cannot be damaged like this. */
  readonly apply: (record: GameRecord) => string | Uint8Array | null;
  readonly expectedErrors: readonly string[];
  /** True if the damaged line may be another valid game, such as one with its moves in another order. */
  readonly mayBeGame?: true;
}

type Change = (record: GameRecord) => object | null;

const formatLine = (record: unknown): string => JSON.stringify(record);

const changeRecord =
  (change: Change): Damage['apply'] =>
  (record) => {
    const other = change(record);
    return other === null ? null : formatLine({ ...record, ...other });
  };

const changeResult = (change: (result: NonNullable<GameRecord['result']>) => object): Damage['apply'] =>
  changeRecord(({ result }) => (result === undefined ? null : { result: { ...result, ...change(result) } }));

const changeMoves = (change: (moves: readonly string[], middle: number) => readonly string[] | null): Damage['apply'] =>
  changeRecord(({ moves }) => {
    const other = change(moves, Math.floor(moves.length / 2));
    return other === null ? null : { moves: other };
  });

const OTHER_GAME_ERRORS = ['MoveRefused', 'WrongResult'];

/** The kinds of damage. */
export const DAMAGES: readonly Damage[] = [
  { title: 'cut in the middle', apply: (record) => formatLine(record).slice(0, 300), expectedErrors: ['NotJson'] },
  { title: 'the tail cut', apply: (record) => formatLine(record).slice(0, -1), expectedErrors: ['NotJson'] },
  {
    title: 'two moves swapped',
    apply: changeMoves((moves, i) =>
      moves[i] === moves[i + 1] ? null : [...moves.slice(0, i), moves[i + 1]!, moves[i]!, ...moves.slice(i + 2)],
    ),
    expectedErrors: OTHER_GAME_ERRORS,
    mayBeGame: true,
  },
  {
    title: 'other points',
    apply: changeResult(({ totals }) => ({ totals: totals.map((total, i) => (i === 0 ? total + 1 : total)) })),
    expectedErrors: ['WrongResult'],
  },
  {
    title: 'another winner',
    apply: changeResult(({ winners }) => ({ winners: winners.length === 1 ? [(winners[0]! + 1) % 2] : [0] })),
    expectedErrors: ['WrongResult'],
  },
  {
    title: 'another digest of the end',
    apply: changeResult(({ digest }) => ({ digest: digest.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) })),
    expectedErrors: ['WrongResult'],
  },
  {
    title: 'another version of the rules',
    apply: changeRecord(() => ({ rules: '999' })),
    expectedErrors: ['RulesUnavailable'],
  },
  {
    title: 'other figures',
    apply: changeRecord(({ components }) => ({ components: [...components].reverse().join('') })),
    expectedErrors: ['ComponentsMismatch'],
  },
  { title: 'another game', apply: changeRecord(() => ({ game: 'checkers' })), expectedErrors: ['GameMismatch'] },
  {
    title: 'a form that is none',
    apply: changeRecord(() => ({ format: 'sastrugi-record/9' })),
    expectedErrors: ['InvalidRecord'],
  },
  { title: 'a key that is none', apply: changeRecord(() => ({ colour: 'blue' })), expectedErrors: ['InvalidRecord'] },
  {
    title: 'a key twice',
    apply: (record) => formatLine(record).replace(/,"moves":/, ',"moves":[],"moves":'),
    expectedErrors: ['DuplicateKey'],
  },
  {
    title: 'binary rubbish',
    apply: () => Buffer.from(Array.from({ length: 900 }, badByte)),
    expectedErrors: ['NotUtf8'],
  },
  {
    title: 'a sector of zeros',
    apply: (record) => formatLine(record).replace(/(?<=^.{200}).{100}/, '\0'.repeat(100)),
    expectedErrors: ['NotJson'],
  },
  {
    title: 'two lines run together',
    apply: (record) => formatLine(record) + formatLine(record),
    expectedErrors: ['NotJson'],
  },
  {
    title: 'a move left out',
    apply: changeMoves((moves, i) => moves.filter((_, at) => at !== i)),
    expectedErrors: OTHER_GAME_ERRORS,
    mayBeGame: true,
  },
  {
    title: 'the last move left out',
    apply: changeMoves((moves) => moves.slice(0, -1)),
    expectedErrors: ['WrongResult'],
  },
  {
    title: 'a move that is none',
    apply: changeMoves((moves, i) => moves.map((move, at) => (at === i ? 'castle' : move))),
    expectedErrors: ['MoveRefused'],
  },
  {
    title: 'a move too many',
    apply: changeMoves((moves) => [...moves, moves.at(-1)!]),
    expectedErrors: ['MoveRefused'],
  },
  {
    title: 'another seed',
    apply: changeRecord(({ options }) => (options === undefined ? null : { options: { ...options, seed: 'other' } })),
    expectedErrors: OTHER_GAME_ERRORS,
  },
  {
    title: 'too many players',
    apply: changeRecord(({ options }) => (options === undefined ? null : { options: { ...options, players: 9 } })),
    expectedErrors: ['InvalidOptions'],
  },
  {
    title: 'a date that is none',
    apply: changeRecord(() => ({ envelope: { date: '2026-13-45' } })),
    expectedErrors: ['InvalidEnvelope'],
  },
];

/** Returns bytes that are neither UTF-8 nor a newline. */
const badByte = (_: unknown, i: number): number => 128 + ((i * 37) % 64);
