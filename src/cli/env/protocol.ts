/** The name and version of the protocol, which the hello names. */
export const ENV_PROTOCOL = 'sastrugi-env/1';

/** The bytes before the body of a frame: the length of the body and the kind of the frame, two unsigned integers. */
export const HEADER_BYTES = 8;

/** A number that a request begins with. */
export type Argument = 'first' | 'count' | 'environment' | 'from' | 'to' | 'player';

/** The bodies of a kind of request: numbers, as signed integers, then possibly more. */
interface RequestLayout {
  readonly kind: number;
  readonly numbers: readonly Argument[];
  readonly rest: 'none' | 'integers' | 'json';
}

/** All requests. */
export const REQUESTS = {
  step: { kind: 1, numbers: ['first', 'count'], rest: 'integers' },
  reset: { kind: 2, numbers: ['first', 'count'], rest: 'json' },
  rows: { kind: 3, numbers: ['first', 'count'], rest: 'none' },
  save: { kind: 4, numbers: ['environment'], rest: 'none' },
  restore: { kind: 5, numbers: ['environment'], rest: 'json' },
  copy: { kind: 6, numbers: ['from', 'to'], rest: 'none' },
  observe: { kind: 7, numbers: ['environment', 'player'], rest: 'none' },
  view: { kind: 8, numbers: ['environment', 'player'], rest: 'none' },
  draw: { kind: 9, numbers: ['environment', 'player'], rest: 'none' },
  layout: { kind: 10, numbers: [], rest: 'none' },
  close: { kind: 11, numbers: [], rest: 'none' },
} as const satisfies Readonly<Record<string, RequestLayout>>;

/** The kinds of answers. */
export const ANSWERS = { error: 0, rows: 1, json: 2, numbers: 3, closed: 4 } as const;

/** The forms of the observations in rows. */
export const OBSERVATIONS = ['dense', 'sparse', 'none'] as const;

export type Observations = (typeof OBSERVATIONS)[number];

/** The fields of rows in their order, with their types and shapes. Masks are followed by zeros up to a multiple of 4. */
export const ROW_FIELDS = {
  rewards: ['float64', 'count', 'players'],
  rewardsSinceOwnAction: ['float64', 'count', 'players'],
  toAct: ['int32', 'count'],
  ended: ['int32', 'count'],
  masks: ['uint8', 'count', 'actions'],
} as const;

/** The fields of rows after the masks, by the form of observations; the last of `starts` is the number of values. */
export const OBSERVATION_FIELDS = {
  dense: { observations: ['float32', 'count', 'size'] },
  sparse: { starts: ['int32', 'count + 1'], indices: ['int32', 'values'], values: ['float32', 'values'] },
  none: {},
} as const satisfies Readonly<Record<Observations, unknown>>;

/** The bytes that a seed of 256 characters can take in JSON. */
const MAX_SEED_BYTES = 1024;

/** Returns the most bytes that the body of a request may have. */
export const maxBodyBytes = (environments: number): number => Math.max(2 ** 20, environments * MAX_SEED_BYTES);
