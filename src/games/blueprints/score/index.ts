import type { Player } from '../../../core/game.js';
import { type PlayerScore, ranked, type Score, totalled } from '../../../core/score.js';
import type { Award, Box, Components, Prize } from '../components.js';
import type { RoundResult, State } from '../state/index.js';

/** The names under which points are counted. */
export type Category = Award | Prize;

/**
 * The points on the cards won so far.
 * @rule BP-END-2 BP-END-4 BP-INFO-2
 */
export const score = ({ phase, players, rounds }: State, { components }: Box): Score<Category, null> => {
  const over = phase.kind === 'over';
  const seats: PlayerScore<Category>[] = [];
  const merits: (readonly number[])[] = [];
  for (let player = 0; player < players; player++) {
    const cards = cardsOf(rounds, player);
    seats.push(pointsOf(cards, components));
    merits.push(meritsOf(seats[player]!.total, cards));
  }
  const ranking = ranked(merits);
  return { over, players: seats, ranking, winners: over ? ranking[0]! : [], outcome: null };
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

const pointsOf = (cards: Cards, { awards, prizes }: Components): PlayerScore<Category> =>
  totalled({
    gold: awards.gold * cards.gold,
    silver: awards.silver * cards.silver,
    bronze: awards.bronze * cards.bronze,
    skyscraper: prizes.skyscraper * cards.skyscraper,
    structuralIntegrity: prizes.structuralIntegrity * cards.structuralIntegrity,
    geometer: prizes.geometer * cards.geometer,
    materials: prizes.materials * cards.materials,
  });

/** @rule BP-END-3 */
const meritsOf = (total: number, cards: Cards): readonly number[] => [
  total,
  cards.skyscraper + cards.structuralIntegrity + cards.geometer + cards.materials,
  cards.gold,
  cards.silver,
  cards.bronze,
];
