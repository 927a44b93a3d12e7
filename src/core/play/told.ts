import type { Either } from 'fp-ts/lib/Either.js';
import { eachWay } from '../chance/each-way.js';
import type { FactKind } from '../contract/chance-facts.js';
import type { ChanceQuestion, Game, ToldOptions, ToldStep } from '../contract/game.js';
import type { Shell } from '../contract/kernel.js';
import {
  accepted,
  type IllegalMove,
  type InvalidOptions,
  type InvalidTold,
  invalid,
  refused,
} from '../errors/verdict.js';
import { hide, type Mask } from '../hidden/masks.js';
import { maskedFields } from '../hidden/viewing.js';
import { HIDDEN, type Types } from '../types/base-types.js';
import { type BeginningsOf, NO_CHANCE } from './beginnings.js';
import { originCheck } from './check-origin.js';
import { followed, type Told, type ToldRules, type Way } from './follow.js';
import type { Internals } from './internals.js';
import { joined } from './join.js';
import { errorOf, factsIn, invalidTold } from './told-facts.js';
import { toldSettings } from './told-options.js';
import { shown, watched } from './watched.js';

/** The functions of told games. */
type ToldGames<G extends Types> = Pick<
  Game<G>,
  'dealTold' | 'stepTold' | 'asksDeal' | 'asks' | 'legalTold' | 'formatChance'
>;

/** The ways in which hidden fields are filled in when moves are listed. */
const MOST_FILLINGS = 500;

/** Builds the functions of told games: games whose chance comes from facts instead of a seed. */
export const toldGamesOf = <G extends Types>(
  { kernel, box, play, catalogue }: Internals<G>,
  chance: Shell<G>['chance'],
  { beginningsOf, Options }: { readonly beginningsOf: BeginningsOf<G>; readonly Options: Game<G>['Options'] },
): ToldGames<G> => {
  const rows = new Map(Object.entries<FactKind<G['Event'], G['Box']> | undefined>(chance));
  const rules: ToldRules<G> = { kernel, box, play, rows };
  const masks = Object.entries<Mask>(kernel.hides);
  const checkOrigin = originCheck(kernel, box.id);

  const dealing = (options: ToldOptions<G['Options']>, told: string): Either<InvalidOptions | InvalidTold, Told<G>> => {
    const settings = toldSettings<G>({ Options }, options);
    if (settings._tag === 'Left') return settings;
    const facts = factsIn(told);
    if (facts._tag === 'Left') return facts;
    const right: G['Settings'] = { ...settings.right, seed: HIDDEN };
    const head = { game: kernel.id, rules: kernel.version, components: box.id, players: right.players };
    return accepted({
      facts: facts.right,
      begin: (random) => kernel.unpack(right, box, { ...head, random }),
      move: null,
      act: (run) => {
        kernel.deal(run, right);
        play.settle(run);
      },
    });
  };
  const moving = (
    position: G['View'],
    move: G['Move'],
    told: string,
  ): Either<IllegalMove<G['Refusal']> | InvalidTold, Told<G>> => {
    const stranger = checkOrigin(position);
    if (stranger !== null) return refused(stranger);
    if (position.random !== HIDDEN)
      return refused(invalid('InvalidState')('random', 'is known: a told game is a view'));
    const action = catalogue.indexOf(move);
    if (action < 0) return refused(invalid('UnknownMove')(...catalogue.faultOf(move)));
    const facts = factsIn(told);
    if (facts._tag === 'Left') return facts;
    const entry = catalogue.moves[action]!;
    return accepted({
      facts: facts.right,
      begin: beginningsOf(position),
      move: entry,
      act: (run) => play.perform(run, entry),
    });
  };

  const positionOf = (ways: readonly Way<G>[]): G['View'] => {
    const state: G['State'] = shown(ways[0]!.state);
    const mask = { ...state, ...maskedFields(masks, { state, viewer: 'spectator', mask: hide }) };
    const known = joined(
      ways.map((way) => way.state),
      mask,
    );
    return { ...known, random: HIDDEN, viewer: 'spectator' };
  };
  const made = (told: Told<G>): Either<G['Refusal'] | InvalidTold, ToldStep<G['View'], G['Event']>> => {
    const found = followed(rules, told);
    const ways = found.ways.filter(({ facts }) => facts === told.facts.length);
    if (!found.isComplete || ways.length === 0) return refused(errorOf(rules, told, found));
    const position = positionOf(ways);
    const events = joined(ways.map((way) => way.events));
    if (!isDefinite(position.phase) || !isDefinite(events) || !events.every(isDefinite)) {
      return refused(invalidTold('open', told.facts.length, [], 'These facts leave open what everybody sees here.'));
    }
    return accepted({ position, events });
  };
  const asked = (told: Told<G>): Either<G['Refusal'] | InvalidTold, ChanceQuestion<G['Event']> | null> => {
    const found = followed(rules, told);
    const { length } = told.facts;
    if (!found.isComplete) return refused(errorOf(rules, told, found));
    if (found.asked?.fact === length) {
      const { fact: _, ...question } = found.asked;
      return accepted(question);
    }
    if (found.ways.some(({ facts }) => facts === length)) return accepted(null);
    return refused(errorOf(rules, told, found));
  };
  const then = <E, A, F, B>(first: Either<E, A>, next: (value: A) => Either<F, B>): Either<E | F, B> =>
    first._tag === 'Left' ? first : next(first.right);

  return {
    dealTold: (options, told) => then(dealing(options, told), made) as Either<InvalidOptions | InvalidTold, never>,
    stepTold: (position, move, told) => then(moving(position, move, told), made),
    asksDeal: (options, told) => then(dealing(options, told), asked) as Either<InvalidOptions | InvalidTold, never>,
    asks: (position, move, told) => then(moving(position, move, told), asked),
    legalTold: (position) => {
      const begin = beginningsOf(position);
      const legal = new Set<G['Move']>();
      eachWay(
        MOST_FILLINGS,
        () => play.legalMoves(watched(begin({ ...NO_CHANCE }))),
        (moves) => {
          for (const move of moves) legal.add(move);
          return true;
        },
      );
      return catalogue.moves.filter((move) => legal.has(move));
    },
    formatChance: (events) => events.flatMap((event) => rules.rows.get(event.kind)?.write(event, box) ?? []).join(' '),
  };
};

/** Checks that all ways agree on the kind of a value. */
const isDefinite = (value: unknown): boolean =>
  value !== HIDDEN && (value as { readonly kind?: unknown }).kind !== HIDDEN;
