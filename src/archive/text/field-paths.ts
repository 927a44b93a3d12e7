/** The fields of a record that stand in the header of its text, by their paths in the record, in the order written. */
export const FIELD_PATHS = {
  format: 'format',
  game: 'game',
  rules: 'rules',
  components: 'components',
  id: 'id',
  by: 'createdBy.package',
  version: 'createdBy.version',
  seed: 'options.seed',
  start: 'start',
  date: 'envelope.date',
  occasion: 'envelope.occasion',
  termination: 'envelope.termination',
  meta: 'envelope.meta',
  clocks: 'envelope.clocks',
  comments: 'envelope.comments',
  envelope: 'envelope',
  result: 'result',
} as const;

/** The name of a field of the header that every game has. */
export type HeaderName = keyof typeof FIELD_PATHS;

/** Checks whether a field of the header is one that every game has. */
export const isHeaderName = (name: string): name is HeaderName => Object.hasOwn(FIELD_PATHS, name);

/** The value of `seed` of a told game, and of `result` where the record claims none. */
export const NO_VALUE = 'none';

/** The line between two games in one text. */
export const RECORD_DIVIDER = '---';
