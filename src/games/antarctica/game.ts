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
import type { Antarctica } from './types.js';
import { imagine } from './view.js';

/** All of Antarctica in one value, for code that serves any game. */
export const game: Game<Antarctica> = defineGame(kernel, rules, {
  clauses: rulebook,
  components: own,
  fields,
  broken,
  imagine,
  progress: progressOf,
  payoff: () => 'opponents',
});

/**
 * States at random among those that look like this view, each as likely. A view forgets nothing that a careful player
 * would know: no card returns to a deck, none is looked at under the top.
 * @function
 */
export const determinizer = game.determinizer;
/** One such state. @function */
export const determinize = game.determinize;

/** The viewer's next view, unless a card is turned up or cards are drawn; then null. @function */
export const predictable = game.predictable;
/** A walk that begins in a state: the game played on in place, for players that look ahead. @function */
export const walk = game.walk;
/** By player, the points as they stand. @function */
export const progress = game.progress;

/** The rulebook as ids and sentences. */
export const clauses = game.clauses;
/** The same rules on your own cards, tokens and tracks. @function */
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
