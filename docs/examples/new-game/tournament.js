// @ts-check
// The bot against one that plays any legal move: 50 games, in which both begin equally often.
import { playGame, random } from 'sastrugi/bots';
import { careful } from './bot.js';
import { game } from './game.js';

const GAMES = 50;
let wins = 0;
for (let i = 0; i < GAMES; i++) {
  const seat = i % 2;
  const played = await playGame(
    game,
    { players: 2, seed: `game ${i}` },
    { bots: seat === 0 ? [careful, random()] : [random(), careful], seed: `bots ${i}` },
  );
  if (played._tag === 'Left') throw new Error(played.left.message);
  if (game.score(played.right.state).winners.includes(seat)) wins++;
}
console.log(`careful wins ${wins} of ${GAMES} games against random`);
