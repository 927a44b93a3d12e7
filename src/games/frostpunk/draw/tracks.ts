import type { Rectangle } from '../../../board/board.js';
import {
  type Element,
  element,
  type PlaceStyle,
  playerFigure,
  textElement,
  translateElements,
} from '../../../draw/picture.js';
import { type Components, MEEPLE_KINDS } from '../components/index.js';
import type { DrawnPlace } from './drawn-place.js';

/** Returns the middle of a space of the Heat track. */
export const heatSpaceX = ({ x, width }: Rectangle, { tracks }: Components, space: number): number =>
  x + ((space + 0.5) * width) / tracks.thrownCubes.length;

/** The least width of a space that has its number. */
const MIN_NUMBERED_WIDTH = 14;

/**
 * Draws the Heat track: heated spaces are warm, freezing ones have frost; below are the numbers, and the types that fall
 * sick, as figures where it freezes.
 */
export const drawHeatTrack = (drawn: DrawnPlace): PlaceStyle => {
  const { state, components, area, formatText } = drawn;
  const { heat, cold, heatingRanges, hasMalfunctioned } = state;
  const { thrownCubes, sickTypes } = components.tracks;
  const step = area.width / thrownCubes.length;
  const trackName = formatText('draw.heatTrack', { heat, cold, ranges: heatingRanges.join(', ') });
  const numberedStep = Math.ceil(MIN_NUMBERED_WIDTH / step);
  return {
    fill: 'paper',
    elements: thrownCubes.flatMap((_, space) => {
      const x = area.x + space * step;
      const colour = space <= heat ? 'warm' : space <= cold ? 'frost' : 'paper';
      const number = textElement(x + step / 2, area.y + 37, String(space), {
        size: 9.5,
        bold: space === heat || space === cold,
      });
      return [
        element('rect', {
          x: x + 0.5,
          y: area.y + 0.5,
          width: step - 1,
          height: area.height - 1,
          class: `f-${colour}`,
        }),
        ...(space % numberedStep === 0 ? [number] : []),
        ...drawSickType(drawn, sickTypes[space]!, { isFreezing: colour === 'frost', x: x + step / 2, y: area.y + 50 }),
      ];
    }),
    title: hasMalfunctioned ? `${trackName}, ${formatText('draw.overheated')}` : trackName,
  };
};

/** Draws the type that falls sick on a space. */
const drawSickType = (
  { formatText }: DrawnPlace,
  type: 'none' | (typeof MEEPLE_KINDS)[number],
  { isFreezing, x, y }: { readonly isFreezing: boolean; readonly x: number; readonly y: number },
): readonly Element[] => {
  if (type === 'none') return [];
  const letter = formatText(`draw.letter.${type}`);
  return [
    isFreezing
      ? translateElements(x, y, playerFigure(MEEPLE_KINDS.indexOf(type), 6, letter))
      : textElement(x, y, letter, { size: 9, colour: 'muted' }),
  ];
};
