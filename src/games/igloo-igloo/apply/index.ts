import type { Draft } from '../../../core/draft.js';
import type { Emit } from '../../../core/game.js';
import type { Box } from '../components.js';
import type { Event } from '../events.js';
import type { Move } from '../moves/index.js';
import type { State } from '../state.js';
import { embark, endurance, harpoon, hunt, igloo, land, thaw, walk } from './actions.js';
import { decline, defend, flee, moveAnimals, step } from './animals.js';
import { displace, drift } from './drift.js';
import { melt } from './melt.js';
import { endTurn, place } from './turn.js';

/** Makes a legal move, and all that follows from it by itself. */
export const perform = (draft: Draft<State>, box: Box, move: Move, emit: Emit<Event>): void => {
  switch (move.kind) {
    case 'place':
      return place(draft, box, move, emit);
    case 'melt':
      return melt(draft, box, move, emit);
    case 'drift':
      return drift(draft, box, move, emit);
    case 'displace':
      return displace(draft, box, move, emit);
    case 'thaw':
      return thaw(draft, box, move, emit);
    case 'animals':
      return moveAnimals(draft, box, emit);
    case 'step':
      return step(draft, box, move, emit);
    case 'defend':
      return defend(draft, box, emit);
    case 'decline':
      return decline(draft, box, emit);
    case 'flee':
      return flee(draft, box, move, emit);
    case 'endurance':
      return endurance(draft, box, move, emit);
    case 'walk':
      return walk(draft, box, move, emit);
    case 'embark':
      return embark(draft, move);
    case 'land':
      return land(draft, box, move, emit);
    case 'hunt':
      return hunt(draft, box, move, emit);
    case 'harpoon':
      return harpoon(draft, box, move, emit);
    case 'igloo':
      return igloo(draft, box, move, emit);
    case 'end':
      return endTurn(draft, box, false, emit);
  }
};
