import type { Place } from '../../../board/board.js';
import type { PlaceStyle } from '../../../draw/picture.js';
import { textElement } from '../../../draw/picture.js';
import type { PlaceKind } from '../board/index.js';
import { drawPosition, drawSite, drawTileStack } from './city.js';
import type { DrawContext } from './context.js';
import { type DrawnPlace, drawTextPlace } from './drawn-place.js';
import { writeTask } from './labels.js';
import { drawCards, drawLaw, drawTechnology } from './policies.js';
import { drawCounter, drawPeople, drawResource, drawTokenTrack } from './stock.js';
import { drawBuildingSupply } from './supply.js';
import { drawHeatTrack } from './tracks.js';

/** Draws places: their printed content, and the number of pieces there. */
export const drawPlace =
  (context: DrawContext) =>
  ({ id, kind, nameMessage, shape }: Place): PlaceStyle =>
    PLACE_DRAWERS[kind as PlaceKind]({
      ...context,
      id: id.slice(id.indexOf('-') + 1),
      name: nameMessage,
      area: shape as DrawnPlace['area'],
    });

const PLACE_DRAWERS: Readonly<Record<PlaceKind, (drawn: DrawnPlace) => PlaceStyle>> = {
  asked: (drawn) => drawTextPlace(writeTask(drawn), drawn.area, { size: 10.5, bold: true }),
  resource: drawResource,
  heat: drawHeatTrack,
  counter: drawCounter,
  hope: ({ components, area }) => drawTokenTrack(area, components.tracks.maxHope, ''),
  discontent: ({ components, area }) => drawTokenTrack(area, components.tracks.discontentLimit, '†'),
  people: drawPeople,
  position: drawPosition,
  site: drawSite,
  stack: drawTileStack,
  building: drawBuildingSupply,
  expedition: ({ area, id }) => ({
    fill: 'shade',
    elements: [
      textElement(area.x + area.width / 2, area.y + area.height / 2, String(Number(id) + 1), { colour: 'muted' }),
    ],
  }),
  law: drawLaw,
  technology: drawTechnology,
  cards: drawCards,
};
