import type { Game, Types } from '../../core/contract/game.js';
import { orThrow } from '../../core/errors/errors.js';
import type { GameRecord } from '../../core/records/record.js';
import { recordOf } from '../../core/records/record-of.js';
import { replay, validateRecord } from '../../core/records/validate-record.js';
import { assert, assertEqual, formatOneLine } from '../assert.js';
import { checkEither } from '../entry-points.js';
import { mutatedCopies } from '../mutants.js';
import type { Suite } from '../suite.js';
import { forAllGames, type TrialGame } from '../trial.js';

/**
 * Checks that the record of a game validates, and that a record with a changed move is refused or is that of another
 * game.
 */
export const recordsValidate = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, (play) => {
    const { game } = play;
    let end: G['State'] | undefined;
    for (const { state } of play.turns(0)) end = state;
    if (end === undefined) return;
    const record = JSON.parse(
      JSON.stringify(orThrow(recordOf(game, { options: play.options, moves: play.made, end }))),
    ) as GameRecord;
    const validated = validateRecord(record, game);
    assert(validated._tag === 'Right', () => `the record is refused: ${formatOneLine(validated)}`);
    assertEqual(validated.right.end, end, 'the record validates to another state');
    assertEqual(replay(record, game), end, 'the record replays to another state');
    checkClaims(game, record);
    checkChangedMoves(play, record);
    for (const mutant of mutatedCopies(record, 4, play.randomInt)) checkRefusedOrOther(game, mutant);
  });

const checkClaims = <G extends Types>(game: Game<G>, record: GameRecord): void => {
  const { result, ...rest } = record;
  const totals = result!.totals.map((total, player) => (player === 0 ? total + 1 : total));
  const claims: readonly (readonly [string, object])[] = [
    ['WrongResult', { ...record, result: { ...result, totals } }],
    ['WrongResult', { ...record, result: { ...result, over: !result!.over } }],
    ['GameMismatch', { ...rest, game: `${record.game}-2` }],
    ['RulesMismatch', { ...rest, rules: `${record.rules}.2` }],
    ['ComponentsMismatch', { ...rest, components: 'own-0000000000000000' }],
    ['MoveRefused', { ...rest, moves: [...record.moves, 'no such move'] }],
    ['InvalidOptions', { ...rest, options: { ...record.options, players: 0 } }],
  ];
  for (const [tag, claim] of claims) {
    const validated = validateRecord(claim, game);
    assert(
      validated._tag === 'Left' && validated.left._tag === tag,
      () => `${formatOneLine(validated)} instead of ${tag}`,
    );
  }
};

const CHANGED_MOVES = 2;

const checkChangedMoves = <G extends Types>({ game, randomInt }: TrialGame<G>, record: GameRecord): void => {
  const { moves, result: _, ...rest } = record;
  if (moves.length === 0) return;
  for (let i = 0; i < CHANGED_MOVES; i++) {
    const index = randomInt(moves.length);
    const other = game.formatMove(game.catalogue[randomInt(game.catalogue.length)]!);
    const legal = legalMovesAt(game, record, index);
    for (const text of [other, legal[randomInt(legal.length)]!]) {
      checkRefusedOrOther(game, { ...rest, moves: [...moves.slice(0, index), text, ...moves.slice(index + 1)] });
    }
    checkRefusedOrOther(game, { ...rest, moves: [...moves.slice(0, index), ...moves.slice(index + 1)] });
  }
};

const legalMovesAt = <G extends Types>(game: Game<G>, record: GameRecord, ply: number): readonly string[] =>
  game.legalMoves(replay({ ...record, moves: record.moves.slice(0, ply) }, game)).map((move) => game.formatMove(move));

const checkRefusedOrOther = <G extends Types>(game: Game<G>, record: unknown): void => {
  const validated = validateRecord(record, game);
  if (!checkEither(validated) || validated._tag === 'Left') return;
  const { end, record: read } = validated.right;
  assertEqual(replay(read, game), end, 'replay');
  assert(game.State.is(end), 'a record validates to a state that does not decode');
};
