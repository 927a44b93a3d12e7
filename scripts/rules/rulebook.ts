import type { Provenances } from '../../src/core/contract/game.js';
import type { Clauses, Enforced } from '../../src/core/types/clauses.js';
import { type Citation, findIds, isClauseId, parseTitleIds, prefixOf } from './citations.js';

/** A test of a game whose title begins with clauses; the title stands for all cases of a table. */
export interface ClauseTest {
  readonly file: string;
  readonly title: string;
}

/** A file and its text. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** A game's clauses, and all that refers to them. */
export interface Rulebook {
  readonly game: string;
  readonly clauses: Clauses<string>;
  readonly provenance: Provenances;
  /** The modules of the game, without the table of clauses. */
  readonly modules: readonly Source[];
  readonly citations: readonly Citation[];
  readonly tests: readonly ClauseTest[];
}

/** Lists all problems between the clauses of a game, its code and its tests; empty if there are none. */
export const findRulebookErrors = (book: Rulebook): readonly string[] => [
  ...findMalformedIds(book),
  ...findMissingNotes(book),
  ...findUntested(book),
  ...findUncited(book),
  ...findWrongCitations(book),
  ...findWrongMentions(book),
  ...findWrongTitles(book),
];

/** Lists the tests with a title that begins with a clause. */
export const testsOf = ({ tests }: Rulebook, clause: string): readonly ClauseTest[] =>
  tests.filter(({ title }) => parseTitleIds(title).includes(clause));

/** Lists the places in code that cite a clause. */
export const citationsOf = ({ citations }: Rulebook, clause: string): readonly Citation[] =>
  citations.filter((citation) => citation.clause === clause);

const findMalformedIds = ({ game, clauses }: Rulebook): readonly string[] => {
  const ids = Object.keys(clauses);
  if (ids.length === 0) return [`${game}: the table of clauses is empty`];
  const prefix = prefixOf(ids[0]!);
  return ids
    .filter((id) => !isClauseId(id) || prefixOf(id) !== prefix)
    .map((id) => `clauses/index.ts: ${id} is not of the shape ${prefix}-TOPIC-1`);
};

const findMissingNotes = ({ clauses }: Rulebook): readonly string[] =>
  Object.entries(clauses)
    .filter(([, { enforced, note }]) => enforced === 'not modelled' && note === undefined)
    .map(([id]) => `clauses/index.ts: ${id} is not modelled, and no note says why`);

const findUntested = (book: Rulebook): readonly string[] =>
  Object.entries(book.clauses)
    .filter(([id, { enforced }]) => isEnforcedByCode(enforced) && testsOf(book, id).length === 0)
    .map(([id, { enforced }]) => `${id} (${enforced}) has no test`);

const isEnforcedByCode = (enforced: Enforced): boolean => enforced !== 'type' && enforced !== 'not modelled';

const findUncited = (book: Rulebook): readonly string[] =>
  Object.entries(book.clauses)
    .filter(([id, { enforced }]) => isEnforcedByCode(enforced) && citationsOf(book, id).length === 0)
    .map(([id, { enforced }]) => `${id} (${enforced}) is cited by no code`);

const findWrongCitations = ({ clauses, citations }: Rulebook): readonly string[] =>
  citations.flatMap(({ clause, file, name }) =>
    describeWrongId(clauses, clause).map((wrong) => `${file} ${name}: ${wrong}`),
  );

const findWrongMentions = ({ clauses, modules, citations }: Rulebook): readonly string[] =>
  modules.flatMap(({ file, text }) => {
    const cited = citations.filter((citation) => citation.file === file).map(({ clause }) => clause);
    return findIds(text)
      .filter((id) => !cited.includes(id))
      .flatMap((id) => describeWrongId(clauses, id).map((wrong) => `${file}: ${wrong}`));
  });

const findWrongTitles = ({ clauses, tests }: Rulebook): readonly string[] =>
  tests.flatMap(({ file, title }) =>
    parseTitleIds(title).flatMap((id) => describeWrongId(clauses, id).map((wrong) => `${file} '${title}': ${wrong}`)),
  );

const describeWrongId = (clauses: Clauses<string>, id: string): readonly string[] => {
  if (!isClauseId(id)) return [`'${id}' is no id of a clause`];
  return Object.hasOwn(clauses, id) ? [] : [`${id} is no clause of this game`];
};
