import type { Place } from '../../../board/board.js';
import type { Look } from '../../../draw/picture.js';
import { text } from '../../../draw/picture.js';
import type { PlaceKind } from '../board/index.js';
import { type Asked, said } from './asked.js';
import { site, stack, tile } from './city.js';
import { positionName } from './labels.js';
import { cards, law, technology } from './policies.js';
import type { Staged } from './staged.js';
import { counter, people, resource, spaces } from './stock.js';
import { building } from './supply.js';
import { heatTrack } from './tracks.js';

/** Draws places: their printed content, and the number of pieces there. */
export const look =
  (stage: Staged) =>
  ({ id, kind, called, shape }: Place): Look =>
    LOOKS[kind as PlaceKind]({
      ...stage,
      id: id.slice(id.indexOf('-') + 1),
      place: called,
      area: shape as Asked['area'],
    });

const LOOKS: Readonly<Record<PlaceKind, (asked: Asked) => Look>> = {
  asked: (asked) => said(positionName(asked), asked.area, { size: 10.5, bold: true }),
  resource,
  heat: heatTrack,
  counter,
  hope: ({ components, area }) => spaces(area, components.tracks.hopeRoom, ''),
  discontent: ({ components, area }) => spaces(area, components.tracks.discontentLimit, '†'),
  people,
  position: tile,
  site,
  stack,
  building,
  expedition: ({ area, id }) => ({
    fill: 'shade',
    inside: [text(area.x + area.width / 2, area.y + area.height / 2, String(Number(id) + 1), { colour: 'muted' })],
  }),
  law,
  technology,
  cards,
};
