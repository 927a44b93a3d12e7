import { compareBoth, type Difference, findDifference } from './difference.js';
import { type ComparedGame, type Edition, mapPair, type Pair } from './edition.js';

/** Returns the first difference in a game before it is played: its catalogue, its rulebook, its refusals. */
export const surfaceDifference = (editions: Pair<Edition>, id: string): Difference | null =>
  findDifference(() => {
    const games = mapPair(editions, (edition) => edition.games[id]!);
    compareBoth('the catalogue', editions, (edition) => edition.games[id]!.catalogue);
    compareBoth('the texts of the catalogue', games, formatMoves);
    compareBoth('the clauses', games, ({ clauses }) => clauses);
    compareBoth('the refusals', editions, ({ refusals }) => refusals[id]);
  });

const formatMoves = ({ catalogue, formatMove }: ComparedGame): readonly string[] =>
  catalogue.map((move) => formatMove(move));
