import { asked, type Difference, differenceIn } from './difference.js';
import { both, type Compared, type Edition, type Pair } from './edition.js';

/** Returns the first difference in a game before it is played: its catalogue, its rulebook, its refusals. */
export const surfaceDifference = (editions: Pair<Edition>, id: string): Difference | null =>
  differenceIn(() => {
    const games = both(editions, (edition) => edition.games[id]!);
    asked('the catalogue', editions, (edition) => edition.games[id]!.catalogue.map(edition.renamingOf(id).move));
    asked('the texts of the catalogue', games, textsOf);
    asked('the clauses', games, ({ clauses }) => clauses);
    asked('the refusals', editions, ({ refusals }) => refusals[id]);
  });

const textsOf = ({ catalogue, formatMove }: Compared): readonly string[] => catalogue.map((move) => formatMove(move));
