/** The figures of a refusal: what there is, what is needed, where. */
export type Facts = Readonly<Record<string, string | number>>;

/** One cause for which a move is refused. */
export interface Reason<Clause extends string = string> {
  /** The clause that it breaks. */
  readonly clause: Clause;
  /** What is wrong, for a player; `{have}` stands for the fact of this name. */
  readonly text: string;
}

/** The causes for which the moves of a game are refused. */
export type Reasons<Id extends string, Clause extends string> = Readonly<Record<Id, Reason<Clause>>>;

/** The sentence of a reason with these facts. */
export const sentenceOf = ({ text }: Reason, facts: Facts): string =>
  text.replace(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact]));
