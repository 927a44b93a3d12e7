import type { DraftOf, SeededView, UnfilledView } from '../../../core/contract/kernel.js';
import { plainConstructor } from '../../../core/data/copy.js';
import type { State, View } from './index.js';

/** A state that the rules may change. */
export type Draft = DraftOf<
  State,
  | 'random'
  | 'tiles'
  | 'blocks'
  | 'line'
  | 'filedCards'
  | 'favours'
  | 'usedFavours'
  | 'engineeringSteps'
  | 'supportPoints'
  | 'squarePoints'
  | 'favourPoints'
  | 'turnsLeft'
  | 'lots'
  | 'blocksAside'
>;

/** Copies a state or a view for changes. */
export function clone(state: State): Draft;
export function clone(view: SeededView<View>): UnfilledView<View>;
export function clone(state: SeededView<View>): UnfilledView<View> {
  return new Copy(state);
}

const Copy = plainConstructor(function (this: UnfilledView<View>, state: SeededView<View>) {
  const { key, drawn } = state.random;
  this.game = state.game;
  this.rules = state.rules;
  this.components = state.components;
  this.players = state.players;
  this.random = { key, drawn };
  this.tiles = state.tiles.slice();
  this.blocks = state.blocks.slice();
  this.tileStack = state.tileStack;
  this.deck = state.deck;
  this.deckBacks = state.deckBacks;
  this.line = state.line.slice();
  this.filedCards = state.filedCards.slice();
  this.discardedCards = state.discardedCards;
  this.favourDeck = state.favourDeck;
  this.favourLine = state.favourLine;
  this.favours = state.favours.slice();
  this.usedFavours = state.usedFavours.slice();
  this.removedFavours = state.removedFavours;
  this.favourPickedThisTurn = state.favourPickedThisTurn;
  this.engineeringSteps = state.engineeringSteps.slice();
  this.supportPoints = state.supportPoints.slice();
  this.squarePoints = state.squarePoints.slice();
  this.favourPoints = state.favourPoints.slice();
  this.turnsLeft = state.turnsLeft.slice();
  this.lots = state.lots.slice();
  this.blocksAside = state.blocksAside.slice();
  this.completionCard = state.completionCard;
  this.extraTurnOrder = state.extraTurnOrder;
  this.turnNumber = state.turnNumber;
  this.turnOwner = state.turnOwner;
  this.startTokenOwner = state.startTokenOwner;
  this.dummySlots = state.dummySlots;
  this.reservation = state.reservation;
  this.abundance = state.abundance;
  this.peek = state.peek;
  this.locatedCard = state.locatedCard;
  this.phase = state.phase;
});
