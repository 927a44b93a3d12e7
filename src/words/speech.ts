import type { Types } from '../core/game.js';
import type { Say } from '../core/plain.js';
import type { PhaseOf } from '../core/rows.js';
import type { IllegalMove, NotToAct, WhyIllegal } from '../core/verdict.js';
import {
  type Description,
  factsTold,
  type Message,
  message,
  type Parameter,
  type Parameters,
  type Scene,
  type ScoreOf,
} from '../core/words.js';

/** What formats the messages of one language. */
export interface Voice {
  /** The message of this key with its parameters filled in; undefined if there is none. */
  format(key: string, parameters: Readonly<Record<string, string | number>>): string | undefined;
  /** Several things in one sentence: `Ann, Ben and Cleo`. */
  list(items: readonly string[]): string;
}

/** Why `applyMove`, `whyIllegal` or `makeMove` refuses a move. */
export type Refusal<G extends Types> =
  | IllegalMove<G['Clause'], G['Reason']>
  | WhyIllegal<G['Clause'], G['Reason']>
  | NotToAct;

/** A game in finished sentences. */
export interface Speech<G extends Types, Names> {
  /** What a move does, in a position in which it is legal: no two that are legal together read the same. */
  move(state: G['State'] | G['View'], move: G['SeenMove']): string;
  /** What happened in a game, of which any position is given. */
  event(state: G['State'] | G['View'], event: G['Event']): string;
  /** Why a move is refused. */
  refusal(refusal: Refusal<G>): string;
  /** What is asked in a position. */
  question(state: G['State'] | G['View']): string;
  /** How a game ended, or that it has not. */
  outcome(score: ScoreOf<G>): string;
  /** What a thing is called: `name('category', 'gold')`, `name('player', 0)`. */
  name<Name extends keyof Names>(name: Name, value: Names[Name]): string;
  /** Any message of the game: what drawings write, and what places are called. */
  readonly say: Say;
}

/** Whose words they are, and for whom. */
export interface Setting<G extends Types> {
  readonly voice: Voice;
  /** What is in the box: of the game that is played, be it with an owner's components. */
  readonly components: G['Components'];
  /** By seat, what players are called; where there is none, `Player 1`. */
  readonly players: readonly string[];
}

/** A game in the sentences of a voice, which may be that of an app's own i18n library. */
export const speechOf = <G extends Types, Names>(
  description: Description<G, Names>,
  { voice, components, players }: Setting<G>,
): Speech<G, Names> => {
  const { moves, events, questions, names, outcome } = description;
  const told = (parameter: Parameter): string | number => {
    if (Array.isArray(parameter)) return voice.list(parameter.map(said));
    return typeof parameter === 'object' ? said(parameter as Message) : parameter;
  };
  const said: Say = ({ key, parameters = {}, otherwise }) => {
    const given = key === 'player' ? players[Number(parameters['number']) - 1] : undefined;
    if (given !== undefined) return given;
    const filled = Object.fromEntries(Object.entries(parameters).map(([name, each]) => [name, told(each)]));
    return voice.format(key, filled) ?? otherwise ?? key;
  };

  return {
    move: (state, move) => {
      const tell = moves[move.kind as G['SeenMove']['kind']] as Tell<G['SeenMove'], Scene<G>>;
      return said(message(`move.${move.kind}`, tell(move, { state, components })));
    },
    event: (state, event) => {
      const tell = events[event.kind as G['Event']['kind']] as Tell<G['Event'], Scene<G>>;
      return said(message(`event.${event.kind}`, tell(event, { state, components })));
    },
    refusal: (refusal) =>
      refusal._tag === 'RuleBroken'
        ? said(message(`refusal.${refusal.reason}`, factsTold(description, refusal.facts, components)))
        : said(message(`failure.${refusal._tag}`)),
    question: (state) => {
      const { phase } = state;
      const tell = questions[phase.kind as PhaseOf<G>['kind']] as Tell<PhaseOf<G>, Scene<G>>;
      return said(message(`question.${phase.kind}`, tell(phase, { state, components })));
    },
    outcome: (score) => said(outcome(score)),
    name: (name, value) => said(names[name](value, components)),
    say: said,
  };
};

/** A row of a description, whatever the kind: the compiler does not follow that a kind leads to its own row. */
type Tell<Value, Given> = (value: Value, given: Given) => Parameters;
