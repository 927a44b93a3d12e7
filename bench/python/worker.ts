import { gameOf } from '../../src/games/index.js';
import { answerRequests } from '../runner.js';
import { createStepMeasurement, type Vectorised } from './vectorised.js';

/** The questions to a process with the environments of a game. */
export interface VectorisedQuestions {
  readonly vectorised: Vectorised;
}

answerRequests<VectorisedQuestions>({ vectorised: createStepMeasurement(gameOf(process.argv[2]!)!) });
