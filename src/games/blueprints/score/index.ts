import type { Player } from '../../../core/contract/game.js';
import { type PlayerScore, type Score, standings, totalled } from '../../../core/types/score.js';
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
export const score = ({ phase, players, rounds }: State, { components }: Box): Score<Category, null, TieBreak> => {
  const seats: PlayerScore<Category, TieBreak>[] = [];
  for (let player = 0; player < players; player++) seats.push(pointsOf(cardsOf(rounds, player), components));
  return standings(phase.kind === 'over', seats, null);
};

type Cards = Readonly<Record<Category, number>>;

const cardsOf = (rounds: readonly RoundResult[], player: Player): Cards => ({
  gold: won(rounds, 'gold', player),
  silver: won(rounds, 'silver', player),
  bronze: won(rounds, 'bronze', player),
  skyscraper: won(rounds, 'skyscraper', player),
  structuralIntegrity: won(rounds, 'structuralIntegrity', player),
  geometer: won(rounds, 'geometer', player),
  materials: won(rounds, 'materials', player),
});

const won = (rounds: readonly RoundResult[], card: Category, player: Player): number => {
  let cards = 0;
  for (let i = 0; i < rounds.length; i++) if (rounds[i]![card] === player) cards++;
  return cards;
};

/** @rule BP-END-3 */
const pointsOf = (cards: Cards, { awards, prizes }: Components): PlayerScore<Category, TieBreak> => {
  const { gold, silver, bronze, skyscraper, structuralIntegrity, geometer, materials } = cards;
  return totalled(
    {
      gold: awards.gold * gold,
      silver: awards.silver * silver,
      bronze: awards.bronze * bronze,
      skyscraper: prizes.skyscraper * skyscraper,
      structuralIntegrity: prizes.structuralIntegrity * structuralIntegrity,
      geometer: prizes.geometer * geometer,
      materials: prizes.materials * materials,
    },
    { prizes: skyscraper + structuralIntegrity + geometer + materials, gold, silver, bronze },
  );
};
