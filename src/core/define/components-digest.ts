import { digestOf } from '../data/digest.js';
import type { BaseComponents, Types } from '../types/base-types.js';
import { type ActionSpace, defineActions, type MoveSource } from './define-actions.js';

/** Returns the id of components: a digest of their data, without its sources. */
export const componentsDigest = ({ provenance, ...values }: BaseComponents): string => digestOf(values);

/**
 * Builds the action space of a kernel, or of a part of one, with some components. Freezes the components. States name
 * them by `id`, by default the digest of their data.
 */
export const defineDigestedActions = <G extends Types>(
  source: MoveSource<G>,
  components: G['Components'],
  id: string = componentsDigest(components),
): ActionSpace<G> => defineActions(source, components, id);
