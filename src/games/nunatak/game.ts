import { defineGame } from '../../core/define-game.js';
import type { Game } from '../../core/game.js';
import { clauses as rulebook } from './clauses/index.js';
import { broken } from './invariants/index.js';
import { kernel } from './kernel.js';
import type * as moves from './moves/index.js';
import { own } from './own.js';
import { rules } from './rules.js';
import { progress as progressOf } from './score/progress.js';
import { fields } from './state/fields.js';
import type * as states from './state/index.js';
import type { Nunatak } from './types.js';
import { imagine } from './view.js';

/** All of Nunatak in one value, for code that serves any game. */
export const game: Game<Nunatak> = defineGame(kernel, rules, {
  clauses: rulebook,
  components: own,
  fields,
  broken,
  imagine,
  progress: progressOf,
  payoff: ({ players }) => (players === 1 ? 'solo' : 'opponents'),
});

/**
 * States at random among those that look like this view, as likely as they are for somebody who knows it alone. What
 * could only be guessed counts for nothing: why a card seen in the deck was left there, reserved or not taken.
 * @function
 */
export const determinizer = game.determinizer;
/** One such state. @function */
export const determinize = game.determinize;

/**
 * The viewer's next view, where a move as they saw it tells nothing new; null otherwise. That others put cards in order
 * counts as news, even where the backs of all are the same.
 * @function
 */
export const predictable = game.predictable;
/** A walk that begins in a state: the game played on in place, for players that look ahead. @function */
export const walk = game.walk;
/** By player, the points as they stand. @function */
export const progress = game.progress;

/** The rulebook as ids and sentences. */
export const clauses = game.clauses;
/** The same rules on your own cards, tiles, favours and tables. @function */
export const withComponents = game.withComponents;

/** Reads states. */
export const State = game.State;
/** @reexport */
export type State = states.State;
/** Reads views. */
export const View = game.View;
/** @reexport */
export type View = states.View;
/** Reads moves. */
export const Move = game.Move;
/** @reexport */
export type Move = moves.Move;
