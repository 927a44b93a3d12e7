/** The meaning of the numbers of an observation. */
export interface Layout {
  /** A digest of all other fields; observations of equal layouts can be mixed in training. */
  readonly id: string;
  readonly format: 'sastrugi-observation/1';
  /** The id of the game. */
  readonly game: string;
  /** The version of its rules. */
  readonly rules: string;
  /** The id of its components. */
  readonly components: string;
  /** The number of players. */
  readonly players: number;
  /** The length of an observation. */
  readonly size: number;
  /** The meanings of the numbers in their order; together they cover each number once. */
  readonly ranges: readonly Range[];
}

/** Consecutive numbers of an observation that belong together. */
export interface Range {
  /**
   * The place in a view from which they are read: `plans[+1]` is the plan of the next seat after the viewer, `+0` the
   * viewer's own, `effectStack[-1]` the last item of a long list, and `phase(build).site` a field that only this kind has.
   * `toAct()` and `score()` are computed from the view.
   */
  readonly path: string;
  /** The index of the first number. */
  readonly from: number;
  /** The count of the numbers. */
  readonly size: number;
  readonly meaning: Meaning;
}

/** The mapping of a value of a view to numbers; absent values are 0. */
export type Meaning =
  /** From 0 for `min` to 1 for `max`, on a linear or a logarithmic scale. */
  | { readonly type: 'amount'; readonly scale: 'linear' | 'logarithmic'; readonly min: number; readonly max: number }
  /** 0 for no points, 1 or -1 for `max` points, on a logarithmic scale. */
  | { readonly type: 'points'; readonly max: number }
  /** 1 for the value that is present, 0 for all others. */
  | { readonly type: 'one of'; readonly values: readonly Choice[] }
  /** For each value its count in a list, in any order: 0, then 1/2, 3/4, 7/8. */
  | { readonly type: 'bag of'; readonly values: readonly Choice[] }
  /** 1 if the value is as `value` says. */
  | { readonly type: 'whether'; readonly value: 'true' | 'none' | 'hidden' };

/** A word, the number of a thing, a seat (`+0` is the viewer), `?` for a hidden value, null or `'none'` for none. */
export type Choice = string | number | null;
