import { type Blueprints, type Event, game, type State } from '../../../src/games/blueprints/index.js';
import type { Plan } from '../../../src/testing/index.js';

const COLOURS = ['wood', 'recycled', 'stone', 'glass'];

/** Checks an event against the state after it. */
const happened = (event: Event, state: State): boolean => {
  const round = state.roundResults.at(-1);
  const last = (lists: readonly (readonly number[])[], player: number) => lists[player]!.at(-1);
  switch (event.kind) {
    case 'roundStarted':
      return (
        state.round === event.round && state.startPlayer === event.startPlayer && state.chosenDice.flat().length === 0
      );
    case 'demandDrawn':
      // The second die of the demand before lies there until another is drawn.
      return state.demand[event.demandIndex] === event.colour && sum(state.bag) === 30;
    case 'planDealt':
      return state.plans[event.player] === event.plan;
    case 'dieRolled':
      return state.pool[dieOf(event)]! > 0;
    case 'dieBuilt':
      return last(state.chosenDice, event.player) === dieOf(event) && last(state.dieCells, event.player) === event.cell;
    case 'dieDiscarded':
      return last(state.chosenDice, event.player) === dieOf(event) && last(state.dieCells, event.player) === -1;
    case 'dieRemoved':
      return state.removedDice[dieOf(event)]! > 0;
    case 'buildingRevealed':
      return state.plans[event.player] === event.plan;
    case 'pointsScored':
      return round![event.part][event.player] === event.points;
    case 'buildingsRanked':
      return String(round!.ranking) === String(event.ranking);
    case 'awardWon':
      return round![event.award] === event.player;
    case 'prizeWon':
      return round![event.prize] === event.player;
    case 'roundEnded':
      return String(round!.total) === String(event.totals);
    case 'gameOver':
      return state.phase.kind === 'over';
  }
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const dieOf = ({ colour, value }: { readonly colour: string; readonly value: number }): number =>
  6 * COLOURS.indexOf(colour) + value - 1;

/** The plan of the promises for Blueprints. */
export const plan: Plan<Blueprints> = {
  maxPlies: ({ players }) => (players === 3 ? 54 : 72),
  pieces: {
    countInBox: () => ({
      ...Object.fromEntries(COLOURS.map((colour) => [colour, 8])),
      ...Object.fromEntries(game.components.plans.map((_, plan) => [`plan ${plan}`, 1])),
    }),
    countInState: ({ bag, pool, removedDice, chosenDice, demand, deck, plans, roundResults, phase }) => {
      const counts: Record<string, number> = {};
      const add = (piece: string, times = 1) => {
        counts[piece] = (counts[piece] ?? 0) + times;
      };
      bag.forEach((times, colour) => void add(COLOURS[colour]!, times));
      for (const dice of [pool, removedDice]) dice.forEach((times, die) => void add(colourOf(die), times));
      for (const die of chosenDice.flat()) add(colourOf(die));
      for (const colour of demand) add(colour);
      // Once the game is over, the last scored round is this round.
      const scored = phase.kind === 'over' ? roundResults.slice(0, -1) : roundResults;
      for (const card of [deck, plans, ...scored.map((round) => round.plans)].flat()) add(`plan ${card}`);
      return counts;
    },
  },
  hiddenPaths: ({ phase, deck, plans, dieCells }, viewer) => {
    const others = (player: number) => phase.kind !== 'over' && player !== viewer;
    return [
      '.random',
      ...deck.map((_, i) => `.deck[${i}]`),
      ...plans.flatMap((_, player) => (others(player) ? [`.plans[${player}]`] : [])),
      ...dieCells.flatMap((places, player) =>
        places.flatMap((cell, i) => (others(player) && cell !== -1 ? [`.dieCells[${player}][${i}]`] : [])),
      ),
    ];
  },
  reports: {
    events: {
      roundStarted: ['round', 'startPlayer', 'bag', 'pool', 'removedDice', 'chosenDice', 'dieCells', 'plans'],
      demandDrawn: ['demand', 'bag'],
      planDealt: ['plans', 'deck'],
      dieRolled: ['bag', 'pool'],
      dieBuilt: ['pool', 'chosenDice', 'dieCells'],
      dieDiscarded: ['pool', 'chosenDice', 'dieCells'],
      dieRemoved: ['pool', 'removedDice'],
      buildingRevealed: [],
      pointsScored: ['roundResults'],
      buildingsRanked: [],
      awardWon: [],
      prizeWon: [],
      roundEnded: [],
      gameOver: ['plans', 'dieCells'],
    },
    unreported: {
      phase: 'the pending decision follows from the moves',
      turnPlayer: 'the turn passes to the left',
    },
  },
  hasHappened: happened,
};

const colourOf = (die: number): string => COLOURS[Math.floor(die / 6)]!;
