import { VERSION } from '../../core/records/record.js';
import {
  ANSWERS,
  ENV_PROTOCOL,
  HEADER_BYTES,
  maxBodyBytes,
  OBSERVATION_FIELDS,
  REQUESTS,
  ROW_FIELDS,
} from './protocol.js';
import type { ServedEnvironments } from './server.js';

/** The settings that the first line of a server repeats. */
export interface HelloSettings {
  /** The options of the game without the seed. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly shaping: number;
}

/** Returns the line of JSON that comes before all frames, and says what they hold. */
export const formatHello = (
  { environments, observations, renewsGames }: ServedEnvironments,
  { options, shaping }: HelloSettings,
): string => {
  const { id, game, rules, components, players, size, ranges } = environments.layout;
  return `${JSON.stringify({
    type: 'hello',
    protocol: ENV_PROTOCOL,
    version: VERSION,
    game,
    rules,
    components,
    options,
    players,
    environments: environments.environments.length,
    actions: environments.actions,
    layout: { id, size, ranges: ranges.length },
    observations,
    renew: renewsGames,
    shaping,
    byteOrder: 'little',
    header: { bytes: HEADER_BYTES, length: 'uint32', kind: 'uint32' },
    maxRequestBytes: maxBodyBytes(environments.environments.length),
    requests: REQUESTS,
    answers: ANSWERS,
    rows: { ...ROW_FIELDS, ...OBSERVATION_FIELDS[observations] },
  })}\n`;
};
