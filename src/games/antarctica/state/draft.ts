import type { DraftOf, SeededView, UnfilledView } from '../../../core/contract/kernel.js';
import { plainConstructor } from '../../../core/data/copy.js';
import type { State, View } from './index.js';

/** A state that the rules may change. */
export type Draft = DraftOf<State, 'random' | 'queues' | 'stop' | 'turn'>;

/** Copies a state or a view for changes: its lists are replaced, and so is the queue of a zone within the list of queues. */
export function clone(state: State): Draft;
export function clone(view: SeededView<View>): UnfilledView<View>;
export function clone(state: SeededView<View>): UnfilledView<View> {
  return new Copy(state);
}

const Copy = plainConstructor(function (this: UnfilledView<View>, state: SeededView<View>) {
  const { random, stop, turn } = state;
  this.game = state.game;
  this.rules = state.rules;
  this.components = state.components;
  this.players = state.players;
  this.random = { key: random.key, drawn: random.drawn };
  this.placement = state.placement;
  this.startPlayer = state.startPlayer;
  this.sun = state.sun;
  this.quietSunSteps = state.quietSunSteps;
  this.queues = state.queues.slice();
  this.buildings = state.buildings;
  this.scientists = state.scientists;
  this.icebreakers = state.icebreakers;
  this.buildingSupply = state.buildingSupply;
  this.decks = state.decks;
  this.cubeSpaces = state.cubeSpaces;
  this.usedBlueSpaces = state.usedBlueSpaces;
  this.shipyardPile = state.shipyardPile;
  this.removedShipyardCards = state.removedShipyardCards;
  this.expertisePile = state.expertisePile;
  this.removedExpertiseCards = state.removedExpertiseCards;
  this.reserve = state.reserve;
  this.personnel = state.personnel;
  this.freeCubes = state.freeCubes;
  this.lostCubes = state.lostCubes;
  this.freeShips = state.freeShips;
  this.lostShips = state.lostShips;
  this.hands = state.hands;
  this.hasSimpleCard = state.hasSimpleCard;
  this.expertiseCards = state.expertiseCards;
  this.buildingCards = state.buildingCards;
  this.stop = {
    secondShip: stop.secondShip,
    icebreakerPlayer: stop.icebreakerPlayer,
    hasPlayedCard: stop.hasPlayedCard,
  };
  this.turn = {
    player: turn.player,
    ship: turn.ship,
    turnOfStop: turn.turnOfStop,
    hasMadeMove: turn.hasMadeMove,
    hasSailed: turn.hasSailed,
    targetZone: turn.targetZone,
    hasActed: turn.hasActed,
    hasSacrificed: turn.hasSacrificed,
    endsAfterEffects: turn.endsAfterEffects,
    shipsBuilt: turn.shipsBuilt,
  };
  this.waitingEffects = state.waitingEffects;
  this.ending = state.ending;
  this.phase = state.phase;
});
