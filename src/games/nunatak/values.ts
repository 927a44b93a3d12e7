import { writeByPlayers } from '../../core/types/clauses.js';
import { type Components, SLOT_COUNT, TURNS_PER_ROUND } from './components/index.js';

/** Lists the values of the components that clauses and sentences name. */
export const listValues = ({
  blocks,
  domePoints,
  effects,
  engineeringTrack,
  favourLineSize,
  labourerPoints,
  lots,
  sixTypesPoints,
  squareShares,
  threeToolsPoints,
  turns,
  unusedFavourPoints,
}: Components) => ({
  slots: SLOT_COUNT,
  openFavours: favourLineSize,
  blocks: writeByPlayers({ 1: blocks[1][0]!, 2: blocks[2][0]!, 3: blocks[3][0]!, 4: blocks[4][0]! }),
  lots: lots.count,
  ownBlocksPerLot: lots.own,
  sikuBlocksPerLot: lots.siku,
  soloRounds: turns[1][0]!,
  turnsPerRound: TURNS_PER_ROUND,
  lastStep: engineeringTrack.length - 1,
  mostBlocksPoints: squareShares[0],
  secondBlocksPoints: squareShares[1],
  tiedBlocksPoints: squareShares[2],
  domePoints,
  mostLabourersPoints: labourerPoints[0],
  tiedLabourersPoints: labourerPoints[1],
  labourerPoints: labourerPoints[2],
  toolSetPoints: threeToolsPoints,
  typeSetPoints: sixTypesPoints,
  unusedFavourPoints,
  risePoints: effects.rise,
  craftSteps: effects.craft,
  maxBasePoints: effects.base,
  solidarityPoints: effects.solidarity[0],
  solidarityPointsPerOpponent: effects.solidarity[1],
  abundanceTurns: effects.abundance,
  divinationCards: effects.divination,
  rivalryPoints: effects.rivalry,
  teamSymbols: effects.team,
  vigourLabourers: effects.vigour,
});

/** The values of the components by name. */
export type Values = ReturnType<typeof listValues>;
