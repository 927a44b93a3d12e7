import type { Refusal } from '../clauses/refusals.js';
import type { Box } from '../components/box.js';
import type { Move } from '../moves.js';
import type { State } from '../state/index.js';
import { buildForbiddenBy, buildShipForbiddenBy, recruitForbiddenBy, researchForbiddenBy } from './actions.js';
import {
  playIcebreakerForbiddenBy,
  playProgressForbiddenBy,
  playRecruitsForbiddenBy,
  playScientistForbiddenBy,
  sacrificeForbiddenBy,
  scuttleForbiddenBy,
} from './any-time.js';
import { placeForbiddenBy, startCubeForbiddenBy } from './set-up.js';
import { endForbiddenBy, passForbiddenBy, sailForbiddenBy } from './turn.js';
import { advanceForbiddenBy, relocateForbiddenBy, takeForbiddenBy } from './windows.js';

/** The first clause that forbids a move; undefined when it is legal. */
export const forbiddenBy = (state: State, box: Box, move: Move): Refusal | undefined => {
  const { phase } = state;
  switch (phase.kind) {
    case 'over':
      return 'AN-PHA-2';
    case 'placing':
      return move.kind === 'place' ? placeForbiddenBy(state, box, move) : 'AN-PHA-1';
    case 'start-cube':
      return move.kind === 'start-cube' ? startCubeForbiddenBy(state, box, move) : 'AN-PHA-1';
    case 'turn':
      return turnMoveForbiddenBy(state, box, move);
    case 'ship-offer':
      return move.kind === 'build-ship' || move.kind === 'pass' ? undefined : 'AN-PHA-1';
    case 'pick':
    case 'draft':
      return move.kind === 'take' ? takeForbiddenBy(state, phase, move) : 'AN-PHA-1';
    case 'ship-move':
      if (move.kind === 'pass') return undefined;
      return move.kind === 'relocate' ? relocateForbiddenBy(state, box, phase.player, move) : 'AN-PHA-1';
    case 'advance':
    case 'advance-three':
      if (move.kind === 'pass') return undefined;
      return move.kind === 'advance' ? advanceForbiddenBy(state, box, phase, move) : 'AN-PHA-1';
  }
};

const turnMoveForbiddenBy = (state: State, box: Box, move: Move): Refusal | undefined => {
  const player = state.turn.player!;
  switch (move.kind) {
    case 'sail':
      return sailForbiddenBy(state, box, move);
    case 'recruit':
      return recruitForbiddenBy(state, player);
    case 'research':
      return researchForbiddenBy(state, box, player, move);
    case 'build':
      return buildForbiddenBy(state, box, player, move);
    case 'build-ship':
      return buildShipForbiddenBy(state, player);
    case 'pass':
      return passForbiddenBy(state);
    case 'end':
      return endForbiddenBy(state);
    case 'play-scientist':
      return playScientistForbiddenBy(state, player);
    case 'play-recruits':
      return playRecruitsForbiddenBy(state, player);
    case 'play-progress':
      return playProgressForbiddenBy(state, box, player, move);
    case 'play-icebreaker':
      return playIcebreakerForbiddenBy(state, player, move);
    case 'sacrifice':
      return sacrificeForbiddenBy(state, player, move);
    case 'scuttle':
      return scuttleForbiddenBy(state, player, move);
    default:
      return 'AN-PHA-1';
  }
};
