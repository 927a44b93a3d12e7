import { describe, expect, test } from 'vitest';
import { drawInt, insecureRandomStateOf } from '../../../src/core/chance/random.js';
import { orThrow } from '../../../src/core/errors/errors.js';
import {
  type Colour,
  formatMove,
  parseMove,
  type State,
  score,
  whyIllegal,
} from '../../../src/games/blueprints/index.js';
import { scoreRound } from '../../../src/games/blueprints/score/round.js';
import { games } from '../../support/games.js';
import { EVERY_TEXT, naiveGame, naiveRanking, naiveRefusal, naiveResult } from './naive.js';
import { box, COLOURS, position } from './positions.js';
import { tastefulGame } from './tastes.js';

type Draw = (n: number) => number;

const EVERY_MOVE = EVERY_TEXT.map((text) => orThrow(parseMove(text)));

describe.each([2, 3, 4] as const)('a second reading of the rules agrees for %i players', (players) => {
  test('[BP-SETUP-4, BP-ROUND-2, BP-ROUND-5, BP-TURN-4] on every state of whole games, chance included', () => {
    for (let number = 0; number < games(30); number++) {
      const naive = naiveGame(players, `game ${number}`);
      for (const { state, ply, move } of tastefulGame(players, number)) {
        expect(state, `game ${number} ply ${ply}`).toEqual(naive.state());
        expect(score(state).ranking).toEqual(naiveRanking(state));
        if (move !== undefined) naive.move(formatMove(move));
      }
    }
  });

  test('[BP-TURN-2, BP-PLACE-2, BP-PLACE-3, BP-PLACE-5] on what is legal, and why the rest is not', () => {
    for (let number = 0; number < games(12); number++) {
      for (const { state, moves } of tastefulGame(players, number)) {
        const refusals = EVERY_TEXT.map((text) => naiveRefusal(state, text));
        expect(moves.map(formatMove)).toEqual(EVERY_TEXT.filter((_, i) => refusals[i] === null));
        const given = EVERY_MOVE.map((move) => {
          const why = whyIllegal(state, move);
          return why?._tag === 'RuleBroken' ? why.clause : why;
        });
        expect(given).toEqual(refusals);
      }
    }
  });

  test('[BP-SCORE-1, BP-TIE-1, BP-AWARD-2, BP-PRIZE-7] on thousands of finished rounds', () => {
    const random = insecureRandomStateOf(`rounds of ${players}`);
    const below: Draw = (n) => drawInt(random, n);
    const base = position({ players });
    const seen = { bonus: 0, tie: 0, skyscraper: 0, structuralIntegrity: 0, geometer: 0, materials: 0, wanted: 0 };
    for (let round = 0; round < 2000; round++) {
      const state = { ...base, ...randomRound(players, below) };
      const result = scoreRound(state, box);
      expect(result).toEqual(naiveResult(state));
      for (const prize of ['skyscraper', 'structuralIntegrity', 'geometer', 'materials'] as const) {
        if (result[prize] !== null) seen[prize]++;
        if (result[prize] !== null && result[prize] !== result.ranking[0]) seen.wanted++;
      }
      if (result.bonus.includes(6)) seen.bonus++;
      if (new Set(result.total).size < players) seen.tie++;
    }
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(20);
  });
});

/**
 * Returns the end of a round, dealt at random to players of different tastes; few colours and values make many ties.
 */
const randomRound = (
  players: 2 | 3 | 4,
  below: Draw,
): Pick<State, 'startPlayer' | 'demand' | 'plans' | 'chosenDice' | 'dieCells'> => {
  const one = below(4);
  const demand = [COLOURS[one]!, COLOURS[(one + 1 + below(3)) % 4]!] as readonly [Colour, Colour];
  const supply = COLOURS.map((colour) => (demand.includes(colour) ? 7 : 8));
  const plans = Array.from({ length: players }, () => below(24));
  const chosenDice: number[][] = [];
  const dieCells: number[][] = [];
  const least = below(6) + 1;
  for (const plan of plans) {
    const usable = box.buildableCells[plan]!;
    const wanted = usable.flatMap((cell) => Array<number>(box.components.plans[plan]![cell]!).fill(cell));
    const taste = below(5);
    const tops = [0, 0, 0, 0, 0, 0];
    const [dice, places]: [number[], number[]] = [[], []];
    const favourite = below(4);
    for (let turn = 0; turn < 6; turn++) {
      const colours = supply.flatMap((left, colour) => (left > 0 ? [colour] : []));
      const colour = taste === 1 && supply[favourite]! > 0 ? favourite : colours[below(colours.length)]!;
      const value = taste === 2 ? turn + 1 : taste === 3 ? least : Math.min(6, least + below(8 - least));
      const fitting = usable.filter((cell) => tops[cell]! <= value);
      const like = taste === 4 ? wanted[turn]! : taste > 1 ? usable[0]! : usable[below(usable.length)]!;
      const cell = fitting.includes(like) ? like : (fitting[0] ?? -1);
      if (cell >= 0) tops[cell] = value;
      supply[colour]!--;
      dice.push(6 * colour + value - 1);
      places.push(cell);
    }
    chosenDice.push(dice);
    dieCells.push(places);
  }
  return { startPlayer: below(players), demand, plans, chosenDice, dieCells };
};
