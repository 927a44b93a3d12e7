/** The texts for the ways in which clauses are kept. */
export const ENFORCED = {
  refusal: 'forbids moves',
  effect: 'takes effect',
  type: 'cannot be broken',
  'not modelled': 'not modelled by the library',
} as const;
