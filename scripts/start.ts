/**
 * Plays a game at random, shows it, and writes and validates its record: `npm start -- blueprints --players 3 --seed
 * winter`
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { validateLine } from '../src/archive/index.js';
import { drawInt, insecureRandomStateOf } from '../src/core/chance/random.js';
import { drawings } from '../src/draw/index.js';
import { gameOf, games } from '../src/games/index.js';
import {
  type AnyGame,
  type MatchOf,
  makeMove,
  orThrow,
  recordOfMatch,
  startMatch,
  stateAt,
  type Types,
} from '../src/index.js';

const FOLDER = 'records';
const DRAWN_POSITIONS = 4;

const main = (): void => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { players: { type: 'string' }, seed: { type: 'string', default: 'winter' } },
  });
  const id = positionals[0] ?? 'blueprints';
  const game = gameOf(id);
  if (game === undefined) throw new Error(`There is no game '${id}'; there are ${Object.keys(games).join(', ')}.`);
  const players = Number(values.players ?? Math.min(3, game.players.max));
  const match = playAtRandom(game, players, values.seed);
  console.log(`${game.title}, ${players} players, seed '${values.seed}'\n`);
  show(game, match);
  writeAndValidate(game, match, values.seed);
};

const playAtRandom = (game: AnyGame, players: number, seed: string): MatchOf<Types> => {
  const random = insecureRandomStateOf(`${seed}/choices`);
  let match = orThrow(startMatch(game, { players, seed }));
  for (;;) {
    const moves = game.legalMoves(stateAt(game, match)!);
    if (moves.length === 0) return match;
    match = orThrow(makeMove(game, match, moves[drawInt(random, moves.length)]!)).match;
  }
};

const show = (game: AnyGame, match: MatchOf<Types>): void => {
  const { moves } = match;
  const state = (ply: number): Types['State'] => stateAt(game, match, ply)!;
  const { drawText } = drawings[game.id]!;
  for (let part = 0; part < DRAWN_POSITIONS; part++) {
    const [from, to] = [part, part + 1].map((at) => Math.round((at * moves.length) / DRAWN_POSITIONS)) as [
      number,
      number,
    ];
    console.log(`${drawText(state(from))}\n`);
    const made = moves.slice(from, to).map((move, i) => `${game.toAct(state(from + i))! + 1}:${game.formatMove(move)}`);
    console.log(`${wrapWords(made)}\n`);
  }
  console.log(`${drawText(state(moves.length))}\n`);
  showScore(game, state(moves.length));
};

const wrapWords = (words: readonly string[]): string =>
  words
    .join(' ')
    .replace(/(.{1,76})(?: |$)/g, '  $1\n')
    .trimEnd();

const showScore = (game: AnyGame, state: Types['State']): void => {
  const { players, winners, outcome } = game.score(state);
  players.forEach(({ total, categories }, player) => {
    const parts = Object.entries(categories).map(([name, points]) => `${name} ${points}`);
    console.log(`player ${player + 1}: ${total} points (${parts.join(', ')})`);
  });
  console.log(`won by ${winners.length === 0 ? 'nobody' : winners.map((player) => `player ${player + 1}`).join(', ')}`);
  if (outcome !== null) console.log(`outcome: ${JSON.stringify(outcome)}`);
};

const writeAndValidate = (game: AnyGame, match: MatchOf<Types>, seed: string): void => {
  const file = `${FOLDER}/${game.id}-${seed.replace(/\W/g, '_')}.jsonl`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, `${JSON.stringify(recordOfMatch(game, match))}\n`);
  orThrow(validateLine(readFileSync(file, 'utf8')));
  console.log(`\nrecord of ${match.moves.length} moves written to ${file} and validated`);
};

main();
