import type { Types } from '../core/contract/game.js';
import type { PhaseOf } from '../core/contract/rows.js';
import type { Fact, Facts } from '../core/errors/reasons.js';
import type { IllegalMove, NotToAct, WhyIllegal } from '../core/errors/verdict.js';
import {
  type CommonNames,
  type Description,
  type Message,
  message,
  type Parameter,
  type Parameters,
  type PositionContext,
  type ScoreOf,
} from './message.js';
import type { Say } from './plain-english.js';

/** A formatter of the messages of one language. */
export interface Voice {
  /** Returns the message of this key with its parameters filled in; undefined if there is none. */
  format(key: string, parameters: Readonly<Record<string, string | number>>): string | undefined;
  /** Joins several things in one sentence: `Ann, Ben and Cleo`. */
  list(items: readonly string[]): string;
}

/** A refusal of a move by `applyMove`, `whyIllegal` or `makeMove`. */
export type AnyRefusal<G extends Types> = IllegalMove<G['Refusal']> | WhyIllegal<G['Refusal']> | NotToAct;

/** A game in finished sentences. */
export interface Speech<G extends Types, Names> {
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
  readonly say: Say;
}

/** The sentences of some game, for code that serves them all. */
export type AnySpeech = Speech<Types, CommonNames<Types>>;

/** The voice, and the game it speaks about. */
export interface SpeechSettings<G extends Types> {
  readonly voice: Voice;
  /** The components of the game being played, including owner components. */
  readonly components: G['Components'];
  /** By seat, the names of the players; `Player 1` and so on by default. */
  readonly players: readonly string[];
}

/** Makes the sentences of a game with a voice, which may be an app's own i18n library. */
export const speechOf = <G extends Types, Names>(
  description: Description<G, Names>,
  { voice, components, players }: SpeechSettings<G>,
): Speech<G, Names> => {
  const { moves, events, chance, questions, names, facts, outcome } = description;
  const formatted = (parameter: Parameter): string | number => {
    if (Array.isArray(parameter)) return voice.list(parameter.map(said));
    return typeof parameter === 'object' ? said(parameter as Message) : parameter;
  };
  const said: Say = ({ key, parameters = {}, otherwise }) => {
    const given = key === 'player' ? players[Number(parameters['number']) - 1] : undefined;
    if (given !== undefined) return given;
    const filled = Object.fromEntries(Object.entries(parameters).map(([name, each]) => [name, formatted(each)]));
    return voice.format(key, filled) ?? otherwise ?? key;
  };

  const factsTold = (found: Facts): Parameters =>
    Object.fromEntries(
      Object.entries(found).map(([name, fact]) => [
        name,
        (facts[name]! as Tell<Fact, G['Components'], Parameter>)(fact, components),
      ]),
    );

  return {
    move: (state, move) => {
      const tell = moves[move.kind as G['SeenMove']['kind']] as Tell<G['SeenMove'], PositionContext<G>>;
      return said(message(`move.${move.kind}`, tell(move, { state, components })));
    },
    event: (state, event) => {
      const tell = events[event.kind as G['Event']['kind']] as Tell<G['Event'], PositionContext<G>>;
      return said(message(`event.${event.kind}`, tell(event, { state, components })));
    },
    chance: (state, event) => {
      const tell = chance[event.kind as G['Event']['kind']] as Tell<G['Event'], PositionContext<G>> | undefined;
      return said(message(`chance.${event.kind}`, tell?.(event, { state, components })));
    },
    refusal: (refusal) =>
      refusal._tag === 'RuleBroken'
        ? said(message(`refusal.${refusal.reason}`, factsTold(refusal.facts)))
        : said(message(`failure.${refusal._tag}`)),
    question: (state) => {
      const { phase } = state;
      const tell = questions[phase.kind as PhaseOf<G>['kind']] as Tell<PhaseOf<G>, PositionContext<G>>;
      return said(message(`question.${phase.kind}`, tell(phase, { state, components })));
    },
    outcome: (score) => said(outcome(score)),
    name: (name, value) => said(names[name](value, components)),
    say: said,
  };
};

/** A row of a description, for any kind: TypeScript cannot infer that a kind selects its own row. */
type Tell<Value, Given, Told = Parameters> = (value: Value, given: Given) => Told;
