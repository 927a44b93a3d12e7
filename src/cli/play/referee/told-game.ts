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
  readonly view: BaseView;
}

/** A game whose moves and facts are told one by one. */
export interface ToldGame {
  readonly game: AnyGame;
  readonly options: ToldOptions<BaseOptions>;
  /** The deal and the moves of which everything is told. */
  readonly completeTurns: readonly CompleteTurn[];
  /** The deal or move whose facts are being told; null when a move must be chosen. */
  readonly openTurn: ToldTurn | null;
}

/** The next thing to tell, or what was just completed. */
export type ToldStage = { readonly told: ToldGame } & (
  | { readonly kind: 'fact'; readonly question: ChanceQuestion<BaseEvent> }
  | { readonly kind: 'move'; readonly position: BaseView }
  | { readonly kind: 'made'; readonly position: BaseView; readonly events: readonly BaseEvent[] }
);

/** The error of the last move or fact. */
export interface RefusedEntry {
  readonly kind: 'refused';
  readonly refusal: IllegalMove | InvalidOptions | InvalidTold;
}

/** Starts a game; its deal is to be told. */
export const beginTold = (game: AnyGame, options: ToldOptions<BaseOptions>): ToldGame => ({
  game,
  options,
  completeTurns: [],
  openTurn: { move: null, facts: [] },
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
  const openTurn = isComplete ? null : all.pop()!;
  const completeTurns: CompleteTurn[] = [];
  for (const turn of all) {
    const viewBefore = completeTurns.at(-1)?.view;
    const { move } = turn;
    const result =
      move === null ? game.dealTold(options, formatFacts(turn)) : game.stepTold(viewBefore!, move, formatFacts(turn));
    completeTurns.push({ ...turn, view: orThrow(result).position });
  }
  return { game, options, completeTurns, openTurn };
};

/** Adds a move. */
export const addMove = (told: ToldGame, move: BaseMove): ToldGame => ({ ...told, openTurn: { move, facts: [] } });

/** Adds a fact to the deal or move that is being told. */
export const addFact = (told: ToldGame, fact: string): ToldGame => {
  const { move, facts } = told.openTurn!;
  return { ...told, openTurn: { move, facts: [...facts, fact] } };
};

/** A game in which something was taken back. */
interface TakenBack {
  readonly told: ToldGame;
  /** The fact in notation, or the move. */
  readonly factOrMove: string | BaseMove;
}

/** Takes back the last fact, or else the last move; null if there is neither. */
export const takeBack = (told: ToldGame): TakenBack | null => {
  const { completeTurns } = told;
  const { move, facts } = told.openTurn ?? completeTurns.at(-1)!;
  const earlier = told.openTurn === null ? completeTurns.slice(0, -1) : completeTurns;
  const last = facts.at(-1);
  if (last !== undefined) {
    return {
      told: { ...told, completeTurns: earlier, openTurn: { move, facts: facts.slice(0, -1) } },
      factOrMove: last,
    };
  }
  return move === null ? null : { told: { ...told, completeTurns: earlier, openTurn: null }, factOrMove: move };
};

/** Returns what chance must tell next in a deal or a move after the facts of its turn. */
const askedIn = ({ game, options, completeTurns }: ToldGame, turn: ToldTurn) =>
  turn.move === null
    ? game.nextDealQuestion(options, formatFacts(turn))
    : game.nextChanceQuestion(completeTurns.at(-1)!.view, turn.move, formatFacts(turn));

/** Returns the events that report the facts told so far of a deal or a move that is not complete. */
export const eventsSoFar = (told: ToldGame): readonly BaseEvent[] => {
  const { move, facts } = told.openTurn ?? { move: null, facts: [] };
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
  const { game, options, completeTurns, openTurn } = told;
  const { move, facts } = openTurn!;
  const at = facts.length;
  const counts = COURSES.map((seed) => {
    const { events } =
      move === null
        ? orThrow(game.deal({ ...options, seed }))
        : game.sampleOutcome(completeTurns.at(-1)!.view, move, seed);
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
export const nextStage = (told: ToldGame): ToldStage | RefusedEntry => {
  const { game, options, completeTurns, openTurn } = told;
  const view = completeTurns.at(-1)?.view;
  if (openTurn === null) return { kind: 'move', told, position: view! };
  const { move } = openTurn;
  const facts = formatFacts(openTurn);
  const question = askedIn(told, openTurn);
  if (question._tag === 'Left') return { kind: 'refused', refusal: question.left };
  if (question.right !== null) return { kind: 'fact', told, question: question.right };
  const result = move === null ? game.dealTold(options, facts) : game.stepTold(view!, move, facts);
  if (result._tag === 'Left') return { kind: 'refused', refusal: result.left };
  const complete = [...completeTurns, { ...openTurn, view: result.right.position }];
  return { kind: 'made', told: { ...told, completeTurns: complete, openTurn: null }, ...result.right };
};

/** Returns the facts of a turn in notation. */
export const formatFacts = ({ facts }: ToldTurn): string => facts.join(' ');
