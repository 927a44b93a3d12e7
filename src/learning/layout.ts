/** What the numbers of an observation mean. */
export interface Layout {
  /** A digest of all that follows; observations of equal layouts can be learnt from together. */
  readonly id: string;
  readonly format: 'sastrugi-observation/1';
  /** The id of the game. */
  readonly game: string;
  /** The version of its rules. */
  readonly rules: string;
  /** The id of its components. */
  readonly components: string;
  /** How many play. */
  readonly players: number;
  /** How many numbers an observation has. */
  readonly size: number;
  /** The numbers in their order; together they cover each once. */
  readonly ranges: readonly Range[];
}

/** Some numbers of an observation that belong together. */
export interface Range {
  /**
   * Where in a view they are from: `plans[+1]` is the plan of who sits next to the viewer, `+0` the viewer's own,
   * `agenda[-1]` the last of a long list, and `phase(build).site` a field that only this kind has. `toAct()` and
   * `score()` are not in a view but said of it.
   */
  readonly path: string;
  /** The first of them. */
  readonly from: number;
  /** How many they are. */
  readonly size: number;
  readonly means: Meaning;
}

/** How a value of a view becomes numbers; what is not there is 0. */
export type Meaning =
  /** From 0 for `least` to 1 for `most`, on an even scale, or on a logarithmic one. */
  | { readonly is: 'amount'; readonly scale: 'even' | 'logarithmic'; readonly least: number; readonly most: number }
  /** 0 for none, 1 or -1 for as many points as this, on a logarithmic scale. */
  | { readonly is: 'points'; readonly most: number }
  /** 1 for the one that it is, 0 for all others. */
  | { readonly is: 'one of'; readonly values: readonly Choice[] }
  /** For each how often it is in a list, wherever: 0, then 1/2, 3/4, 7/8. */
  | { readonly is: 'bag of'; readonly values: readonly Choice[] }
  /** 1 if this is so. */
  | { readonly is: 'whether'; readonly so: 'true' | 'none' | 'hidden' };

/** A word, the number of a thing, a seat (`+0` is the viewer), `?` for what is hidden, null or `'none'` for none. */
export type Choice = string | number | null;
