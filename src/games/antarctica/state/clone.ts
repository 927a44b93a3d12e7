import type { Draft } from '../../../core/draft.js';
import type { State } from './index.js';

/** A copy that may be changed. What is shared here is replaced by the rules, never changed in place. */
export const clone = (state: State): Draft<State> => {
  const shared = state as Draft<State>;
  const { random, stop, turn } = shared;
  return {
    game: shared.game,
    components: shared.components,
    players: shared.players,
    random: { c: random.c, s0: random.s0, s1: random.s1, s2: random.s2 },
    placement: shared.placement,
    first: shared.first,
    sun: shared.sun,
    calm: shared.calm,
    queues: shared.queues,
    buildings: shared.buildings,
    scientists: shared.scientists,
    icebreakers: shared.icebreakers,
    supply: shared.supply,
    decks: shared.decks,
    cubes: shared.cubes,
    spent: shared.spent,
    pile: shared.pile,
    gone: shared.gone,
    expertisePile: shared.expertisePile,
    expertiseGone: shared.expertiseGone,
    reserve: shared.reserve,
    personnel: shared.personnel,
    freeCubes: shared.freeCubes,
    lostCubes: shared.lostCubes,
    freeShips: shared.freeShips,
    lostShips: shared.lostShips,
    hand: shared.hand,
    simple: shared.simple,
    expertise: shared.expertise,
    taken: shared.taken,
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
    effects: shared.effects,
    ending: shared.ending,
    phase: shared.phase,
  };
};
