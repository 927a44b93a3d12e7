import { digestOf } from '../data/digest.js';
import type { BaseComponents, Types } from '../types/base-types.js';
import { type ActionSpace, createActionSpace, type MoveSource } from './action-space.js';

/** Returns the id of components: a digest of their data, without its sources. */
export const componentsDigest = ({ provenance, ...values }: BaseComponents): string => digestOf(values);

/**
 * Builds the action space of a kernel, or of a part of one, with some components. Freezes the components. States name
 * them by `id`, by default the digest of their data.
 */
export const defineActions = <G extends Types>(
  source: MoveSource<G>,
  components: G['Components'],
  id: string = componentsDigest(components),
): ActionSpace<G> => createActionSpace(source, components, id);
