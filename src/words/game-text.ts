import type { Types } from '../core/contract/game.js';
import type { PhaseOf } from '../core/contract/kernel.js';
import type { IllegalMove, NotToAct, WhyIllegal } from '../core/errors/errors.js';
import type { RefusalParameter, RefusalParameters } from '../core/errors/reasons.js';
import {
  type CommonNames,
  type Message,
  message,
  type Parameter,
  type Parameters,
  type ScoreOf,
  type SentenceParameters,
  type StateContext,
} from './message.js';
import type { Translate } from './plain-english.js';

/** A formatter of the messages of one language. */
export interface MessageFormatter {
  /**
   * Returns the message of this key with its parameters filled in; undefined if there is none. The
   * parameters include the values of the components that the messages of a game may name.
   */
  format(key: string, parameters: Readonly<Record<string, string | number>>): string | undefined;
  /** Joins several things in one sentence: `Ann, Ben and Cleo`. */
  list(items: readonly string[]): string;
}

/** A refusal of a move by `applyMove`, `whyIllegal` or `makeMove`. */
export type AnyRefusal<G extends Types> = IllegalMove<G['Refusal']> | WhyIllegal<G['Refusal']> | NotToAct;

/** A game in finished sentences. */
export interface GameText<G extends Types, Names> {
  /** Describes a move in a position in which it is legal; no two legal moves of a position read the same. */
  move(state: G['State'] | G['View'], move: G['SeenMove']): string;
  /** Describes an event, given any position of its game. */
  event(state: G['State'] | G['View'], event: G['Event']): string;
  /** Asks what chance brings, given an event in which the fields that chance decides are hidden. */
  chance(state: G['State'] | G['View'], event: G['Event']): string;
  /** Explains why a move is refused. */
  refusal(refusal: AnyRefusal<G>): string;
  /** Describes the pending decision of a position. */
  question(state: G['State'] | G['View']): string;
  /** Describes the outcome of a game, or says that it is not over. */
  outcome(score: ScoreOf<G>): string;
  /** Returns the name of a thing: `name('category', 'gold')`, `name('player', 0)`. */
  name<Name extends keyof Names>(name: Name, value: Names[Name]): string;
  /** Formats any message of the game: texts of drawings, names of places. */
  readonly translate: Translate;
}

/** The sentences of some game, for code that serves them all. */
export type AnyGameText = GameText<Types, CommonNames<Types>>;

/** The voice, and the game it speaks about. */
export interface GameTextSettings<G extends Types> {
  readonly formatter: MessageFormatter;
  /** The components of the game being played, including owner components. */
  readonly components: G['Components'];
  /** By seat, the names of the players; `Player 1` and so on by default. */
  readonly players: readonly string[];
}

/** Makes the sentences of a game with a voice, which may be an app's own i18n library. */
export const createGameTextWith = <G extends Types, Names>(
  sentenceParameters: SentenceParameters<G, Names>,
  { formatter, components, players }: GameTextSettings<G>,
): GameText<G, Names> => {
  const { moves, events, chance, questions, names, refusalParameters, outcome } = sentenceParameters;
  const values = sentenceParameters.values?.(components);
  const formatParameter = (parameter: Parameter): string | number => {
    if (Array.isArray(parameter)) return formatter.list(parameter.map(translate));
    return typeof parameter === 'object' ? translate(parameter as Message) : parameter;
  };
  const translate: Translate = ({ key, parameters = {}, fallback }) => {
    const playerName = key === 'player' ? players[Number(parameters['number']) - 1] : undefined;
    if (playerName !== undefined) return playerName;
    const filled = Object.fromEntries(Object.entries(parameters).map(([name, each]) => [name, formatParameter(each)]));
    return formatter.format(key, { ...values, ...filled }) ?? fallback ?? key;
  };

  const describeParameters = (found: RefusalParameters): Parameters =>
    Object.fromEntries(
      Object.entries(found).flatMap(([name, fact]) => {
        const describe = refusalParameters[name] as Describe<RefusalParameter, G['Components'], Parameter> | undefined;
        return describe === undefined ? [] : [[name, describe(fact, components)]];
      }),
    );

  return {
    move: (state, move) => {
      const describe = moves[move.kind as G['SeenMove']['kind']] as Describe<G['SeenMove'], StateContext<G>>;
      return translate(message(`move.${move.kind}`, describe(move, { state, components })));
    },
    event: (state, event) => {
      const describe = events[event.kind as G['Event']['kind']] as Describe<G['Event'], StateContext<G>>;
      return translate(message(`event.${event.kind}`, describe(event, { state, components })));
    },
    chance: (state, event) => {
      const describe = chance[event.kind as G['Event']['kind']] as Describe<G['Event'], StateContext<G>> | undefined;
      return translate(message(`chance.${event.kind}`, describe?.(event, { state, components })));
    },
    refusal: (refusal) => {
      const { _tag, message: fallback } = refusal;
      return _tag === 'RuleBroken'
        ? translate({ key: `refusal.${refusal.reason}`, parameters: describeParameters(refusal.parameters), fallback })
        : translate({ key: `error.${_tag}`, fallback });
    },
    question: (state) => {
      const { phase } = state;
      const describe = questions[phase.kind as PhaseOf<G>['kind']] as Describe<PhaseOf<G>, StateContext<G>>;
      return translate(message(`question.${phase.kind}`, describe(phase, { state, components })));
    },
    outcome: (score) => translate(outcome(score)),
    name: (name, value) => translate(names[name](value, components)),
    translate,
  };
};

/** A row of a table, for any kind: TypeScript cannot infer that a kind selects its own row. */
type Describe<Value, Context, Result = Parameters> = (value: Value, context: Context) => Result;
