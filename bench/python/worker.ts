import { gameOf } from '../../src/games/index.js';
import { answer } from '../runner.js';
import { type Vectorised, vectorisedSteps } from './vectorised.js';

/** The questions to a process with the environments of a game. */
export interface VectorisedQuestions {
  readonly vectorised: Vectorised;
}

answer<VectorisedQuestions>({ vectorised: vectorisedSteps(gameOf(process.argv[2]!)!) });
