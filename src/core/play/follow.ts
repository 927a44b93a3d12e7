import { eachWay, NONE, plus, ratio, type Share } from '../chance/each-way.js';
import type { FactKind } from '../contract/chance-facts.js';
import { explain } from '../contract/explain.js';
import type { ChanceQuestion } from '../contract/game.js';
import type { RunOf } from '../contract/rows.js';
import type { Mutable } from '../data/copy.js';
import { masked } from '../hidden/viewing.js';
import { HIDDEN, type Types } from '../types/base-types.js';
import { NO_CHANCE } from './beginnings.js';
import type { Internals } from './internals.js';
import { joined } from './join.js';
import { decided, shown, unwrapped, watched } from './watched.js';

/** The most ways in which chance may decide while the facts of one entry are followed. */
const MOST_WAYS = 5000;

/** A deal or a move that is followed as its facts tell. */
export interface Told<G extends Types> {
  /** The facts in notation. */
  readonly facts: readonly string[];
  /** Returns the draft with which it begins. */
  begin(random: Mutable<typeof NO_CHANCE>): G['Draft'];
  /** The move; null for a deal. */
  readonly move: G['Move'] | null;
  /** Carries it out. */
  act(run: RunOf<G>): void;
}

/** A way in which everything that was told came about. What chance has not decided is still undecided in it. */
export interface Way<G extends Types> {
  readonly kind: 'way';
  readonly state: G['State'];
  readonly events: readonly G['Event'][];
  /** The number of facts that it took. */
  readonly facts: number;
}

/** A fact that was not told, or was told otherwise. */
interface Missed<G extends Types> {
  readonly kind: 'missed';
  readonly fact: number;
  readonly event: G['Event'];
  readonly text: string;
  /** The text by which the fact may be left open; null if everybody at the table sees it. */
  readonly open: string | null;
}

interface Illegal<G extends Types> {
  readonly kind: 'illegal';
  readonly refusal: G['Refusal'];
}

/** The result of following the facts of a deal or a move. */
export interface Followed<G extends Types> {
  readonly ways: readonly Way<G>[];
  /** The facts possible where the told ones end or go wrong; null if they do neither. */
  readonly asked: (ChanceQuestion<G['Event']> & { readonly fact: number }) | null;
  /** The refusal of the move, if no way was found in which it is legal. */
  readonly refusal: G['Refusal'] | null;
  /** False if chance can decide in more ways than are tried. */
  readonly isComplete: boolean;
}

/** The parts of a game by which facts are followed. */
export interface ToldRules<G extends Types> extends Pick<Internals<G>, 'kernel' | 'box' | 'play'> {
  /** The notation of what chance brings, by kind of event. */
  readonly rows: ReadonlyMap<string, FactKind<G['Event'], G['Box']> | undefined>;
}

// Thrown when a fact differs from what was told.
const OTHERWISE = new Error('It was told otherwise.');

/** Follows the facts of a deal or a move through all ways in which chance can decide. */
export const followed = <G extends Types>(rules: ToldRules<G>, told: Told<G>): Followed<G> => {
  const ways: Way<G>[] = [];
  let misses: (Missed<G> & { readonly share: Share })[] = [];
  let refusal: G['Refusal'] | null = null;
  const isComplete = eachWay<Way<G> | Missed<G> | Illegal<G>>(
    MOST_WAYS,
    () => oneWay(rules, told),
    (end, share) => {
      if (end.kind === 'way') ways.push(end);
      else if (end.kind === 'illegal') refusal ??= end.refusal;
      else {
        const best = misses[0]?.fact ?? 0;
        if (end.fact > best) misses = [];
        if (end.fact >= best) misses.push({ ...end, share });
      }
      return true;
    },
  );
  return { ways, asked: askedIn(misses), refusal, isComplete };
};

/** Follows the facts in the way in which chance decides now. */
const oneWay = <G extends Types>(rules: ToldRules<G>, told: Told<G>): Way<G> | Missed<G> | Illegal<G> => {
  const { kernel, box, play } = rules;
  const { facts, move } = told;
  const events: G['Event'][] = [];
  let missed: Missed<G> | null = null;
  let fact = 0;
  const report = (event: G['Event']): void => {
    const row = rules.rows.get(event.kind);
    const seen = seenIn(rules, event, row?.open);
    const text = row?.write(seen, box) ?? null;
    if (text === null) return void events.push(withKnown(rules, event, seen));
    if (text === facts[fact] && text.includes(HIDDEN)) events.push(seen);
    else {
      const whole = decided(event);
      const written = row!.write(whole, box)!;
      if (written !== facts[fact]) {
        missed = { kind: 'missed', fact, event: whole, text: written, open: text.includes(HIDDEN) ? text : null };
        throw OTHERWISE;
      }
      events.push(whole);
    }
    fact++;
  };

  const draft = told.begin({ ...NO_CHANCE });
  const run = play.runOn(watched(draft), report);
  const reason = move === null ? undefined : play.forbiddenBy(run.draft, move);
  if (reason !== undefined) {
    const refusal = explain(kernel, { state: run.draft, box, move: move!, reason }) as G['Refusal'];
    return { kind: 'illegal', refusal: decided(refusal) };
  }
  try {
    told.act(run);
  } catch (error) {
    if (error !== OTHERWISE || missed === null) throw error;
    return missed;
  }
  return { kind: 'way', state: unwrapped(draft), events, facts: fact };
};

/** Returns an event as everybody at the table sees it; fields that may be left open are hidden as well. */
const seenIn = <G extends Types>(
  { kernel }: ToldRules<G>,
  event: G['Event'],
  open: readonly string[] = [],
): G['Event'] => {
  const secret = masked(kernel.secrets, event);
  return decided({ ...secret, ...Object.fromEntries(open.map((field) => [field, HIDDEN])) });
};

/** Returns an event with its secret fields, as far as they are decided. */
const withKnown = <G extends Types>({ kernel }: ToldRules<G>, event: G['Event'], seen: G['Event']): G['Event'] => {
  const fields: readonly string[] = (kernel.secrets as Readonly<Record<string, readonly string[]>>)[event.kind] ?? [];
  const known = fields.map((field) => [field, shown(Reflect.get(event, field))]);
  return { ...seen, ...Object.fromEntries(known) };
};

/** Returns the facts that are possible at a place, equal ones as one answer. */
const askedIn = <G extends Types>(misses: readonly (Missed<G> & { readonly share: Share })[]): Followed<G>['asked'] => {
  if (misses.length === 0) return null;
  const answers = new Map<string, { share: Share; readonly events: G['Event'][] }>();
  let all = NONE;
  for (const { text, event, share } of misses) {
    const answer = answers.get(text) ?? { share: NONE, events: [] };
    answer.share = plus(answer.share, share);
    answer.events.push(event);
    answers.set(text, answer);
    all = plus(all, share);
  }
  const { fact, open } = misses[0]!;
  return {
    fact,
    event: joined(misses.map(({ event }) => event)),
    answers: [...answers].map(([text, { share, events }]) => ({
      text,
      event: joined(events),
      probability: ratio(share, all),
    })),
    open,
  };
};
