import type { Player } from '../../../core/contract/game.js';
import { createPlayerScore, createScore, type PlayerScore, type Score } from '../../../core/types/score.js';
import type { Award, Box, Components, Prize } from '../components.js';
import type { RoundResult, State } from '../state/index.js';

/** The names under which points are counted. */
export type Category = Award | Prize;

/** The tie-breaks of the game, in the order in which they are compared. */
export type TieBreak = 'prizes' | Award;

/**
 * Returns the points on the cards won so far.
 * @rule BP-END-2 BP-END-4 BP-INFO-2
 */
export const score = (
  { phase, players, roundResults }: State,
  { components }: Box,
): Score<Category, null, TieBreak> => {
  const playerScores: PlayerScore<Category, TieBreak>[] = [];
  for (let player = 0; player < players; player++)
    playerScores.push(scoreCards(countCardsWon(roundResults, player), components));
  return createScore(phase.kind === 'over', playerScores, null);
};

type CardsWon = Readonly<Record<Category, number>>;

const countCardsWon = (rounds: readonly RoundResult[], player: Player): CardsWon => ({
  gold: countWins(rounds, 'gold', player),
  silver: countWins(rounds, 'silver', player),
  bronze: countWins(rounds, 'bronze', player),
  skyscraper: countWins(rounds, 'skyscraper', player),
  structuralIntegrity: countWins(rounds, 'structuralIntegrity', player),
  geometer: countWins(rounds, 'geometer', player),
  materials: countWins(rounds, 'materials', player),
});

const countWins = (rounds: readonly RoundResult[], card: Category, player: Player): number => {
  let cards = 0;
  for (let i = 0; i < rounds.length; i++) if (rounds[i]![card] === player) cards++;
  return cards;
};

/** @rule BP-END-3 */
const scoreCards = (cards: CardsWon, { awardPoints, prizePoints }: Components): PlayerScore<Category, TieBreak> => {
  const { gold, silver, bronze, skyscraper, structuralIntegrity, geometer, materials } = cards;
  return createPlayerScore(
    {
      gold: awardPoints.gold * gold,
      silver: awardPoints.silver * silver,
      bronze: awardPoints.bronze * bronze,
      skyscraper: prizePoints.skyscraper * skyscraper,
      structuralIntegrity: prizePoints.structuralIntegrity * structuralIntegrity,
      geometer: prizePoints.geometer * geometer,
      materials: prizePoints.materials * materials,
    },
    { prizes: skyscraper + structuralIntegrity + geometer + materials, gold, silver, bronze },
  );
};
