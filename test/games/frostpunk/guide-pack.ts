import { readFileSync } from 'node:fs';
import { orThrow } from '../../../src/core/errors/errors.js';
import { withComponents } from '../../../src/games/frostpunk/index.js';

const guide = readFileSync(new URL('../../../docs/guides/write-a-frostpunk-pack.md', import.meta.url), 'utf8');

/** The pack that the guide prints. */
export const pack: unknown = JSON.parse(/^```json\n(.*?)^```$/ms.exec(guide)![1]!);

/** Frostpunk with that pack. */
export const lantern = orThrow(withComponents(pack));
