import type { OptionList } from '../../core/fields/options.js';
import type { Box } from './box.js';
import { DIFFICULTIES } from './components/vocabulary.js';
import type { Settings } from './state/index.js';

/** The options of a game; an expert who is not chosen is dealt. */
export const options = ({ components }: Pick<Box, 'components'>): OptionList<Settings> => [
  { name: 'players', values: [1, 2, 3, 4] },
  { name: 'difficulty', values: DIFFICULTIES, default: 'normal' },
  { name: 'expert', values: components.experts.map(({ id }) => id), default: null },
];
