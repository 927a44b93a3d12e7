import type { ByPosition, BySite, BySpace, PositionIndex, Site, Zone } from './vocabulary.js';

/** The names and relations of sites and positions. */
export interface MapTables {
  /** The names of all sites. */
  readonly siteNames: BySite<string>;
  /** The number of sites that can be built on; the printed Buildings follow. */
  readonly spaceCount: number;
  /** The zone of each site. */
  readonly siteZones: BySite<'generator' | Zone>;
  /** The other space of a large Building with its first site there; -1 if it cannot stand there. */
  readonly secondSpace: BySpace<Site>;
  /** The positions beside each position. */
  readonly neighbours: ByPosition<readonly PositionIndex[]>;
  /** True for each position that touches the generator tile. */
  readonly touchesGenerator: ByPosition<boolean>;
}
