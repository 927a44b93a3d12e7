import { type Components, STAGES } from './components/index.js';

/** Lists the values of the components that clauses and sentences name. */
export const listValues = ({ automatons, map, start, tracks }: Components) => ({
  phases: STAGES.length,
  coldPerMalfunction: tracks.malfunction.cold,
  rangesPerMalfunction: tracks.malfunction.heatingRanges,
  nearTilesPerClear: tracks.actions.tilesPerClear.near,
  farTilesPerClear: tracks.actions.tilesPerClear.far,
  resourcesPerGather: tracks.actions.resourcesPerGather,
  subActionsPerBuild: tracks.actions.subActionsPerBuild,
  generatorSpaces: map.generatorSpaces,
  coalPerAutomatonAction: tracks.coalPerAutomatonAction,
  automatons,
  openExpeditions: start.openExpeditions,
  maxLaws: tracks.maxLaws,
});

/** The values of the components by name. */
export type Values = ReturnType<typeof listValues>;
