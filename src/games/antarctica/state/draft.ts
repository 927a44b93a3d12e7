import type { DraftOf, SeededView, UnfilledView } from '../../../core/contract/kernel.js';
import type { State, View } from './index.js';

/** A state that the rules may change. */
export type Draft = DraftOf<State, 'random' | 'queues' | 'stop' | 'turn'>;

/** Copies a state or a view for changes: its lists are replaced, and so is the queue of a zone within the list of queues. */
export function clone(state: State): Draft;
export function clone(view: SeededView<View>): UnfilledView<View>;
export function clone(state: SeededView<View>): UnfilledView<View> {
  const { random, stop, turn } = state;
  return {
    game: state.game,
    rules: state.rules,
    components: state.components,
    players: state.players,
    random: { key: random.key, drawn: random.drawn },
    placement: state.placement,
    startPlayer: state.startPlayer,
    sun: state.sun,
    quietSunSteps: state.quietSunSteps,
    queues: state.queues.slice(),
    buildings: state.buildings,
    scientists: state.scientists,
    icebreakers: state.icebreakers,
    buildingSupply: state.buildingSupply,
    decks: state.decks,
    cubeSpaces: state.cubeSpaces,
    usedBlueSpaces: state.usedBlueSpaces,
    shipyardPile: state.shipyardPile,
    removedShipyardCards: state.removedShipyardCards,
    expertisePile: state.expertisePile,
    removedExpertiseCards: state.removedExpertiseCards,
    reserve: state.reserve,
    personnel: state.personnel,
    freeCubes: state.freeCubes,
    lostCubes: state.lostCubes,
    freeShips: state.freeShips,
    lostShips: state.lostShips,
    hands: state.hands,
    hasSimpleCard: state.hasSimpleCard,
    expertiseCards: state.expertiseCards,
    buildingCards: state.buildingCards,
    stop: { secondShip: stop.secondShip, icebreakerPlayer: stop.icebreakerPlayer, hasPlayedCard: stop.hasPlayedCard },
    turn: {
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
    },
    waitingEffects: state.waitingEffects,
    ending: state.ending,
    phase: state.phase,
  };
}
