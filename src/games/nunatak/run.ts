import type * as core from '../../core/contract/kernel.js';
import type { Box } from './components/index.js';
import type { Event } from './events/index.js';
import type { Draft } from './state/draft.js';

/** A change of a state under way. */
export type Run = core.Run<Draft, Box, Event>;
