import { VERSION } from '../../core/records/version.js';
import { ANSWERS, HEADER, longestOf, OBSERVED, PROTOCOL, REQUESTS, ROWS } from './protocol.js';
import type { Served } from './server.js';

/** The settings that the first line of a server repeats. */
export interface HelloSettings {
  /** The options of the game without the seed. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly shaping: number;
}

/** Returns the line of JSON that comes before all frames, and says what they hold. */
export const helloOf = ({ all, observations, isRenewed }: Served, { options, shaping }: HelloSettings): string => {
  const { id, game, rules, components, players, size, ranges } = all.layout;
  return `${JSON.stringify({
    type: 'hello',
    protocol: PROTOCOL,
    version: VERSION,
    game,
    rules,
    components,
    options,
    players,
    environments: all.each.length,
    actions: all.actions,
    layout: { id, size, ranges: ranges.length },
    observations,
    renew: isRenewed,
    shaping,
    byteOrder: 'little',
    header: { bytes: HEADER, length: 'uint32', kind: 'uint32' },
    longest: longestOf(all.each.length),
    requests: REQUESTS,
    answers: ANSWERS,
    rows: { ...ROWS, ...OBSERVED[observations] },
  })}\n`;
};
