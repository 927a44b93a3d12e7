import type { DraftOf, Seeded, Unfilled } from '../../../core/types/draft.js';
import type { State, View } from './index.js';

/** A state that the rules may change. */
export type Draft = DraftOf<State, 'random' | 'queues' | 'stop' | 'turn'>;

/** Copies a state or a view for changes: its lists are replaced, and so is the queue of a zone within the list of queues. */
export function clone(state: State): Draft;
export function clone(view: Seeded<View>): Unfilled<View>;
export function clone(state: Seeded<View>): Unfilled<View> {
  const { random, stop, turn } = state;
  return {
    game: state.game,
    rules: state.rules,
    components: state.components,
    players: state.players,
    random: { key: random.key, drawn: random.drawn },
    placement: state.placement,
    first: state.first,
    sun: state.sun,
    calm: state.calm,
    queues: state.queues.slice(),
    buildings: state.buildings,
    scientists: state.scientists,
    icebreakers: state.icebreakers,
    supply: state.supply,
    decks: state.decks,
    cubes: state.cubes,
    spent: state.spent,
    pile: state.pile,
    gone: state.gone,
    expertisePile: state.expertisePile,
    expertiseGone: state.expertiseGone,
    reserve: state.reserve,
    personnel: state.personnel,
    freeCubes: state.freeCubes,
    lostCubes: state.lostCubes,
    freeShips: state.freeShips,
    lostShips: state.lostShips,
    hand: state.hand,
    simple: state.simple,
    expertise: state.expertise,
    taken: state.taken,
    stop: { second: stop.second, fires: stop.fires, played: stop.played },
    turn: {
      player: turn.player,
      ship: turn.ship,
      part: turn.part,
      begun: turn.begun,
      moved: turn.moved,
      target: turn.target,
      acted: turn.acted,
      sacrificed: turn.sacrificed,
      closing: turn.closing,
      built: turn.built,
    },
    effects: state.effects,
    ending: state.ending,
    phase: state.phase,
  };
}
