/** The clauses of Blueprints that forbid moves, as sentences to show. */
export const refusals = {
  'BP-TURN-2': 'Only a die that lies in the pool can be chosen; equal dice are one choice.',
  'BP-PLACE-2': 'A die may be placed on a tower whose top die has an equal or lower value, never on a higher one.',
  'BP-PLACE-3': 'Nothing may be placed on a hatched cell.',
  'BP-PLACE-5': 'A chosen die that can be placed must be placed.',
  'BP-TWO-1': 'With two players a turn has two choices: a die for the building, then a die removed for the round.',
  'BP-TWO-2': 'Both dice come from the same pool, the one for the building first; nothing is drawn between them.',
  'BP-TWO-5': 'With three or four players no die is removed.',
  'BP-END-1': 'After the third round the game is over; nothing more may be done.',
} as const;

/** The id of a clause of Blueprints that forbids moves. */
export type Refusal = keyof typeof refusals;
