import {
  type AnyGame,
  type BaseEvent,
  type BaseMove,
  type BaseOptions,
  type BaseView,
  type ChanceQuestion,
  type IllegalMove,
  type InvalidOptions,
  type InvalidTold,
  orThrow,
  type ToldOptions,
  type ToldOrigin,
} from '../../../index.js';

/** The deal or a move, and the facts that chance brought in it, in notation. */
interface ToldTurn {
  /** The move; null for the deal. */
  readonly move: BaseMove | null;
  readonly facts: readonly string[];
}

/** A turn of which everything is told, and the position to which it led. */
interface CompleteTurn extends ToldTurn {
  readonly position: BaseView;
}

/** A game whose moves and facts are told one by one. */
export interface ToldGame {
  readonly game: AnyGame;
  readonly options: ToldOptions<BaseOptions>;
  /** The deal and the moves of which everything is told. */
  readonly turns: readonly CompleteTurn[];
  /** The deal or move whose facts are being told; null when a move must be chosen. */
  readonly begun: ToldTurn | null;
}

/** The next thing to tell, or what was just completed. */
export type ToldStage = { readonly told: ToldGame } & (
  | { readonly kind: 'fact'; readonly question: ChanceQuestion<BaseEvent> }
  | { readonly kind: 'move'; readonly position: BaseView }
  | { readonly kind: 'made'; readonly position: BaseView; readonly events: readonly BaseEvent[] }
);

/** The error of the last move or fact. */
export interface RefusedLine {
  readonly kind: 'refused';
  readonly refusal: IllegalMove | InvalidOptions | InvalidTold;
}

/** Starts a game; its deal is to be told. */
export const beginTold = (game: AnyGame, options: ToldOptions<BaseOptions>): ToldGame => ({
  game,
  options,
  turns: [],
  begun: { move: null, facts: [] },
});

/** Continues a recorded game, whose facts must be valid; within those of its last move or of the deal if it ends there. */
export const resumeTold = (
  game: AnyGame,
  { options, told }: ToldOrigin,
  { moves, isComplete }: { readonly moves: readonly string[]; readonly isComplete: boolean },
): ToldGame => {
  const all = told.map(
    (text, i): ToldTurn => ({
      move: i === 0 ? null : orThrow(game.parseMove(moves[i - 1]!)),
      facts: text === '' ? [] : text.split(' '),
    }),
  );
  const begun = isComplete ? null : all.pop()!;
  const turns: CompleteTurn[] = [];
  for (const turn of all) {
    const before = turns.at(-1)?.position;
    const { move } = turn;
    const made = move === null ? game.dealTold(options, textOf(turn)) : game.stepTold(before!, move, textOf(turn));
    turns.push({ ...turn, position: orThrow(made).position });
  }
  return { game, options, turns, begun };
};

/** Adds a move. */
export const addMove = (told: ToldGame, move: BaseMove): ToldGame => ({ ...told, begun: { move, facts: [] } });

/** Adds a fact to the deal or move that is being told. */
export const addFact = (told: ToldGame, fact: string): ToldGame => {
  const { move, facts } = told.begun!;
  return { ...told, begun: { move, facts: [...facts, fact] } };
};

/** A game in which something was taken back. */
interface TakenBack {
  readonly told: ToldGame;
  /** The fact in notation, or the move. */
  readonly what: string | BaseMove;
}

/** Takes back the last fact, or else the last move; null if there is neither. */
export const takeBack = (told: ToldGame): TakenBack | null => {
  const { turns } = told;
  const { move, facts } = told.begun ?? turns.at(-1)!;
  const earlier = told.begun === null ? turns.slice(0, -1) : turns;
  const last = facts.at(-1);
  if (last !== undefined) {
    return { told: { ...told, turns: earlier, begun: { move, facts: facts.slice(0, -1) } }, what: last };
  }
  return move === null ? null : { told: { ...told, turns: earlier, begun: null }, what: move };
};

/** Returns what chance must tell next in a deal or a move after the facts of its turn. */
const askedIn = ({ game, options, turns }: ToldGame, turn: ToldTurn) =>
  turn.move === null
    ? game.asksDeal(options, textOf(turn))
    : game.asks(turns.at(-1)!.position, turn.move, textOf(turn));

/** Returns the events that report the facts told so far of a deal or a move that is not complete. */
export const eventsSoFar = (told: ToldGame): readonly BaseEvent[] => {
  const { move, facts } = told.begun ?? { move: null, facts: [] };
  return facts.flatMap((fact, i) => {
    const question = orThrow(askedIn(told, { move, facts: facts.slice(0, i) }));
    return question === null ? [] : [question.answers.find(({ text }) => text === fact)?.event ?? question.event];
  });
};

/** The number of a fact among those of its kind that are told in a row, and how many they are. */
export interface Count {
  readonly number: number;
  readonly of: number;
}

/** Other courses of chance by which the facts to come are counted. */
const COURSES = ['one', 'two', 'three'];

/**
 * Counts a question among those of its kind in a row, as `die 4 of 9`; null if it is alone, or if their number depends
 * on chance.
 */
export const countedIn = (told: ToldGame, { event }: ChanceQuestion<BaseEvent>): Count | null => {
  const { game, options, turns, begun } = told;
  const { move, facts } = begun!;
  const at = facts.length;
  const counts = COURSES.map((seed) => {
    const { events } =
      move === null ? orThrow(game.deal({ ...options, seed })) : game.sampleOutcome(turns.at(-1)!.position, move, seed);
    const kinds = events.flatMap((each) => (game.formatChance([each]) === '' ? [] : [each.kind]));
    if (kinds[at] !== event.kind) return null;
    let first = at;
    while (kinds[first - 1] === event.kind) first--;
    let end = at;
    while (kinds[end] === event.kind) end++;
    return { number: at - first + 1, of: end - first };
  });
  const count = counts[0] ?? null;
  const isSure = counts.every((each) => each?.number === count?.number && each?.of === count?.of);
  return count !== null && count.of > 1 && isSure ? count : null;
};

/** Goes on to the next thing to tell. */
export const goOn = (told: ToldGame): ToldStage | RefusedLine => {
  const { game, options, turns, begun } = told;
  const position = turns.at(-1)?.position;
  if (begun === null) return { kind: 'move', told, position: position! };
  const { move } = begun;
  const facts = textOf(begun);
  const asked = askedIn(told, begun);
  if (asked._tag === 'Left') return { kind: 'refused', refusal: asked.left };
  if (asked.right !== null) return { kind: 'fact', told, question: asked.right };
  const made = move === null ? game.dealTold(options, facts) : game.stepTold(position!, move, facts);
  if (made._tag === 'Left') return { kind: 'refused', refusal: made.left };
  const complete = [...turns, { ...begun, position: made.right.position }];
  return { kind: 'made', told: { ...told, turns: complete, begun: null }, ...made.right };
};

/** Returns the facts of a turn in notation. */
export const textOf = ({ facts }: ToldTurn): string => facts.join(' ');
