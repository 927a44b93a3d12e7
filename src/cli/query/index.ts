import type { AvailableGames } from '../validate/available-games.js';
import { type Changes, createEditQuery } from './edit.js';
import { createFindQuery, type SearchConditions } from './find.js';
import { changedRecordQuery, convertToTold, recordQuery, rowQuery, textQuery } from './forms.js';
import { createMigrateQuery } from './migrate.js';
import type { Query } from './query.js';
import { createSortKeyQuery, type SortKey } from './sort-keys.js';
import { statisticsQuery } from './statistics.js';

/** The query of a command, as plain data for threads. */
export type QuerySpec =
  | { readonly kind: 'statistics' | 'migrate' }
  | { readonly kind: 'rows' | 'text' | 'records'; readonly told: boolean }
  | { readonly kind: 'sortKeys'; readonly by: readonly SortKey[] }
  | ({ readonly kind: 'edit'; readonly wanted: SearchConditions } & Changes)
  | { readonly kind: 'find'; readonly wanted: SearchConditions; readonly form: keyof typeof FORMAT_QUERIES | null };

const FORMAT_QUERIES = { rows: rowQuery, text: textQuery, records: recordQuery } as const satisfies Readonly<
  Record<string, Query>
>;

/** Builds the query of a kind. */
export const createQuery = async (spec: QuerySpec, { resolve, targetOf }: AvailableGames): Promise<Query> => {
  switch (spec.kind) {
    case 'find':
      return createFindQuery(spec.wanted, spec.form === null ? null : FORMAT_QUERIES[spec.form]);
    case 'edit':
      return createEditQuery(spec, resolve);
    case 'sortKeys':
      return createSortKeyQuery(spec.by);
    case 'migrate':
      return createMigrateQuery(targetOf);
    case 'rows':
    case 'text':
    case 'records':
      if (!spec.told) return FORMAT_QUERIES[spec.kind];
      return { ...(spec.kind === 'records' ? changedRecordQuery : FORMAT_QUERIES[spec.kind]), prepare: convertToTold };
    case 'statistics':
      return statisticsQuery;
  }
};
