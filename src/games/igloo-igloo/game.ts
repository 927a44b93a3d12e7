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
import type { IglooIgloo } from './types.js';
import { imagine } from './view.js';

/** All of Igloo Igloo in one value, for code that serves any game. */
export const game: Game<IglooIgloo> = defineGame(kernel, rules, {
  clauses: rulebook,
  components: own,
  fields,
  broken,
  imagine,
  progress: progressOf,
  payoff: () => 'opponents',
});

/**
 * States at random among those that look like this view, as likely as they are. Of what a careful player might guess
 * by, a view does not remember who declined in an attack, who let a chance go by, and in which turn a tile was kept.
 * @function
 */
export const determinizer = game.determinizer;
/** One such state. @function */
export const determinize = game.determinize;

/** The viewer's next view, where a move as they saw it tells nothing new; null otherwise, and for any thaw. @function */
export const predictable = game.predictable;
/** A walk that begins in a state: the game played on in place, for players that look ahead. @function */
export const walk = game.walk;
/** By player, the points as the board stands. @function */
export const progress = game.progress;

/** The rulebook as ids and sentences. */
export const clauses = game.clauses;
/** The same rules with your own counts of tiles and animals. @function */
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
