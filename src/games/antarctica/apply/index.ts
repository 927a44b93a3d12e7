import type { Draft } from '../../../core/draft.js';
import type { Emit } from '../../../core/game.js';
import type { Box } from '../components/box.js';
import type { Event } from '../events/index.js';
import type { Move } from '../moves.js';
import type { State } from '../state/index.js';
import { build, buildShip, recruit, research, sail } from './actions.js';
import { playIcebreaker, playProgress, playRecruits, playScientist, sacrifice, scuttle } from './any-time.js';
import { endTurn } from './flow.js';
import { place, putStartCube } from './set-up.js';
import { advance, pass, relocate, take } from './windows.js';

/** Makes a legal move, and all that follows from it by itself. */
export const perform = (draft: Draft<State>, box: Box, move: Move, emit: Emit<Event>): void => {
  if (draft.phase.kind === 'turn') draft.turn.begun = true;
  switch (move.kind) {
    case 'place':
      return place(draft, box, move.zone, emit);
    case 'start-cube':
      return putStartCube(draft, box, move.track, emit);
    case 'sail':
      return sail(draft, box, move, emit);
    case 'recruit':
      return recruit(draft, box, emit);
    case 'research':
      return research(draft, box, move, emit);
    case 'build':
      return build(draft, box, move, emit);
    case 'build-ship':
      return buildShip(draft, box, emit);
    case 'advance':
      return advance(draft, box, move, emit);
    case 'pass':
      return pass(draft, box, emit);
    case 'end':
      return endTurn(draft, box, emit);
    case 'play-scientist':
      return playScientist(draft, box, emit);
    case 'play-recruits':
      return playRecruits(draft, box, emit);
    case 'play-progress':
      return playProgress(draft, box, move, emit);
    case 'play-icebreaker':
      return playIcebreaker(draft, box, move, emit);
    case 'sacrifice':
      return sacrifice(draft, box, move, emit);
    case 'scuttle':
      return scuttle(draft, box, move, emit);
    case 'take':
      return take(draft, box, move, emit);
    case 'relocate':
      return relocate(draft, box, move, emit);
  }
};
