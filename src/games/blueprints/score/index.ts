import type { Player } from '../../../core/game.js';
import { ranked, type Score, totalled } from '../../../core/score.js';
import { AWARDS, type Award, type Box, PRIZES, type Prize } from '../components.js';
import type { State } from '../state.js';

/** The names under which points are counted. */
export type Category = Award | Prize;

/**
 * The points on the cards won so far.
 * @rule BP-END-2 BP-END-4 BP-INFO-2
 */
export const score = ({ phase, players, rounds }: State, { parts }: Box): Score<Category, null> => {
  const over = phase.kind === 'over';
  const won = (card: Category, player: Player): number => rounds.filter((round) => round[card] === player).length;
  const seats = Array.from({ length: players }, (_, player) => {
    const pointsOf = (card: Award): number => parts.awards[card] * won(card, player);
    const prizePoints = (card: Prize): number => parts.prizes[card] * won(card, player);
    return totalled<Category>({
      gold: pointsOf('gold'),
      silver: pointsOf('silver'),
      bronze: pointsOf('bronze'),
      skyscraper: prizePoints('skyscraper'),
      structuralIntegrity: prizePoints('structuralIntegrity'),
      geometer: prizePoints('geometer'),
      materials: prizePoints('materials'),
    });
  });
  /** @rule BP-END-3 */
  const merits = seats.map(({ total }, player) => {
    const prizes = PRIZES.reduce((sum, prize) => sum + won(prize, player), 0);
    return [total, prizes, ...AWARDS.map((award) => won(award, player))];
  });
  const ranking = ranked(merits);
  return { over, players: seats, ranking, winners: over ? ranking[0]! : [], outcome: null };
};
