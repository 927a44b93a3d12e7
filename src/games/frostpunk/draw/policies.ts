import { type PlaceStyle, textElement, wrapText } from '../../../draw/picture.js';
import { titleMessage } from '../board/title-messages.js';
import { type DrawnPlace, drawTextPlace } from './drawn-place.js';

/** The status of a law or technology: its symbol, and its name with the status. */
interface PolicyStatus {
  readonly symbol: string;
  readonly name: string;
}

const drawPolicy = ({ area, translate }: DrawnPlace, title: string, { symbol, name }: PolicyStatus): PlaceStyle => ({
  fill: symbol === '✓' ? 'warm' : 'shade',
  elements: wrapText(area.x + 3, area.y + area.height / 2, `${symbol}${translate(titleMessage(title))}`, {
    size: 9,
    anchor: 'start',
    maxWidth: area.width - 5,
    colour: symbol === '×' ? 'muted' : 'ink',
  }),
  title: name,
});

const STATUS_SYMBOLS = { open: '', enacted: '✓', out: '×' } as const;

/** Draws a law: open, enacted, or out. */
export const drawLaw = (drawn: DrawnPlace): PlaceStyle => {
  const { state, components, id, name, formatText, translate } = drawn;
  const lawIndex = components.laws.findIndex((each) => each.id === id);
  const status = state.lawStatus[lawIndex]!;
  return drawPolicy(drawn, components.laws[lawIndex]!.title, {
    symbol: STATUS_SYMBOLS[status],
    name: status === 'open' ? translate(name) : formatText(`draw.${status}`, { place: name }),
  });
};

/** Draws a technology: open, developed, or under development until a round. */
export const drawTechnology = (drawn: DrawnPlace): PlaceStyle => {
  const { state, components, id, name, formatText, translate } = drawn;
  const technologyIndex = components.technologies.findIndex((each) => each.id === id);
  const { title } = components.technologies[technologyIndex]!;
  const round = state.developmentEndRound;
  const status = state.isDeveloped[technologyIndex]
    ? { symbol: '✓', name: formatText('draw.developed', { place: name }) }
    : state.developingTechnology === technologyIndex
      ? { symbol: `${round}: `, name: formatText('draw.developing', { place: name, round }) }
      : { symbol: '', name: translate(name) };
  return drawPolicy(drawn, title, status);
};

/** Draws places for cards: a fixed card, the number left to draw, or the room for a card. */
export const drawCards = (drawn: DrawnPlace): PlaceStyle => {
  const { state, components, id, name, area, formatText, translate } = drawn;
  switch (id) {
    case 'expert':
      return drawTextPlace(translate(titleMessage(components.experts[state.expert]!.title)), area);
    case 'call':
      return state.isCallOfDutyUsed
        ? { ...drawTextPlace(`×${translate(name)}`, area), title: formatText('draw.used', { card: name }) }
        : drawTextPlace(translate(name), area);
    case 'deck':
      return drawTextPlace(formatText('draw.citizens', { count: state.citizenDrawStack.length }), area);
    default:
      return { fill: 'shade', elements: [drawCaption(drawn, id as 'hand' | 'display' | 'scenario')] };
  }
};

const drawCaption = ({ area, formatText }: DrawnPlace, id: 'hand' | 'display' | 'scenario') =>
  textElement(area.x + area.width - 3, area.y + area.height - 6, formatText(`draw.${id}`), {
    size: 9,
    anchor: 'end',
    colour: 'muted',
  });
