import type { Stage } from '../../../picture/index.js';
import type { Cards } from '../board/index.js';
import type { Components } from '../components/index.js';
import type { State, View } from '../state/index.js';
import type { LineKey } from './lines.js';
import type { TextKey } from './texts.js';

/** What a position of this game is drawn of. */
export type Staged = Stage<State | View, Components, Cards, TextKey>;

/** The same for a drawing of text. */
export type Lined = Stage<State | View, Components, Cards, TextKey | LineKey>;
