import type { Game, Types } from '../../core/contract/game.js';
import { orThrow } from '../../core/errors/verdict.js';
import type { GameRecord } from '../../core/records/record.js';
import { recordOf } from '../../core/records/record-of.js';
import { replay, validateRecord } from '../../core/records/validate-record.js';
import { isVerdict } from '../entrances.js';
import { demand, oneLine, same } from '../expect.js';
import { bentCopies } from '../mutants.js';
import type { Suite } from '../suite.js';
import { forAllGames, type TrialGame } from '../trial.js';

/**
 * Checks that the record of a game validates, and that a record with a changed move is refused or is that of another
 * game.
 */
export const keepsRecords = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, (play) => {
    const { game } = play;
    let end: G['State'] | undefined;
    for (const { state } of play.turns(0)) end = state;
    if (end === undefined) return;
    const record = JSON.parse(
      JSON.stringify(orThrow(recordOf(game, { options: play.options, moves: play.made, end }))),
    ) as GameRecord;
    const validated = validateRecord(record, game);
    demand(validated._tag === 'Right', () => `the record is refused: ${oneLine(validated)}`);
    same(validated.right.end, end, 'the record validates to another state');
    same(replay(record, game), end, 'the record replays to another state');
    claimsAreChecked(game, record);
    changedMovesAreJudged(play, record);
    for (const bent of bentCopies(record, 4, play.draw)) isRefusedOrAnother(game, bent);
  });

const claimsAreChecked = <G extends Types>(game: Game<G>, record: GameRecord): void => {
  const { result, ...rest } = record;
  const totals = result!.totals.map((total, player) => (player === 0 ? total + 1 : total));
  const claims: readonly (readonly [string, object])[] = [
    ['WrongResult', { ...record, result: { ...result, totals } }],
    ['WrongResult', { ...record, result: { ...result, over: !result!.over } }],
    ['OtherGame', { ...rest, game: `${record.game}-2` }],
    ['OtherRules', { ...rest, rules: `${record.rules}.2` }],
    ['OtherComponents', { ...rest, components: 'own-0000000000000000' }],
    ['MoveRefused', { ...rest, moves: [...record.moves, 'no such move'] }],
    ['InvalidOptions', { ...rest, options: { ...record.options, players: 0 } }],
  ];
  for (const [tag, claim] of claims) {
    const validated = validateRecord(claim, game);
    demand(validated._tag === 'Left' && validated.left._tag === tag, () => `${oneLine(validated)} instead of ${tag}`);
  }
};

const CHANGES = 2;

const changedMovesAreJudged = <G extends Types>({ game, draw }: TrialGame<G>, record: GameRecord): void => {
  const { moves, result: _, ...rest } = record;
  if (moves.length === 0) return;
  for (let i = 0; i < CHANGES; i++) {
    const place = draw(moves.length);
    const other = game.formatMove(game.catalogue[draw(game.catalogue.length)]!);
    const legal = legalAt(game, record, place);
    for (const text of [other, legal[draw(legal.length)]!]) {
      isRefusedOrAnother(game, { ...rest, moves: [...moves.slice(0, place), text, ...moves.slice(place + 1)] });
    }
    isRefusedOrAnother(game, { ...rest, moves: [...moves.slice(0, place), ...moves.slice(place + 1)] });
  }
};

const legalAt = <G extends Types>(game: Game<G>, record: GameRecord, place: number): readonly string[] =>
  game
    .legalMoves(replay({ ...record, moves: record.moves.slice(0, place) }, game))
    .map((move) => game.formatMove(move));

const isRefusedOrAnother = <G extends Types>(game: Game<G>, record: unknown): void => {
  const validated = validateRecord(record, game);
  if (!isVerdict(validated) || validated._tag === 'Left') return;
  const { end, record: read } = validated.right;
  same(replay(read, game), end, 'replay');
  demand(game.State.is(end), 'a record validates to a state that does not decode');
};
