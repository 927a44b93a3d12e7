import type { Player } from '../../../core/game.js';
import { type PlayerScore, ranked, type Score, totalled } from '../../../core/score.js';
import { AWARDS, type Award, type Box, type Components, PRIZES, type Prize } from '../components.js';
import type { RoundResult, State } from '../state.js';

/** The names under which points are counted. */
export type Category = Award | Prize;

const CATEGORIES: readonly Category[] = [...AWARDS, ...PRIZES];

/**
 * The points on the cards won so far.
 * @rule BP-END-2 BP-END-4 BP-INFO-2
 */
export const score = ({ phase, players, rounds }: State, { parts }: Box): Score<Category, null> => {
  const over = phase.kind === 'over';
  const seats: PlayerScore<Category>[] = [];
  const merits: (readonly number[])[] = [];
  for (let player = 0; player < players; player++) {
    const cards = cardsOf(rounds, player);
    seats.push(pointsOf(cards, parts));
    merits.push([seats[player]!.total, ...tieBreaks(cards)]);
  }
  const ranking = ranked(merits);
  return { over, players: seats, ranking, winners: over ? ranking[0]! : [], outcome: null };
};

type Cards = Record<Category, number>;

const cardsOf = (rounds: readonly RoundResult[], player: Player): Cards => {
  const cards = { gold: 0, silver: 0, bronze: 0, skyscraper: 0, structuralIntegrity: 0, geometer: 0, materials: 0 };
  for (const round of rounds) {
    for (const card of CATEGORIES) if (round[card] === player) cards[card]++;
  }
  return cards;
};

const pointsOf = (cards: Cards, { awards, prizes }: Components): PlayerScore<Category> => {
  const points = { ...cards };
  for (const award of AWARDS) points[award] *= awards[award];
  for (const prize of PRIZES) points[prize] *= prizes[prize];
  return totalled(points);
};

/** @rule BP-END-3 */
const tieBreaks = ({ gold, silver, bronze, ...prizes }: Cards): readonly number[] => [
  prizes.skyscraper + prizes.structuralIntegrity + prizes.geometer + prizes.materials,
  gold,
  silver,
  bronze,
];
