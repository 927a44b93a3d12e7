/** The texts for the ways in which clauses are kept. */
export const ENFORCEMENT_TEXTS = {
  refusal: 'forbids moves',
  effect: 'takes effect',
  'unreported effect': 'takes effect, but neither a move nor an event shows it',
  type: 'cannot be broken',
  'not modelled': 'not modelled by the library',
} as const;
