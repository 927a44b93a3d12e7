import { folded, type Look, text } from '../../../draw/picture.js';
import { titled } from '../board/titled.js';
import { type Asked, said } from './asked.js';

/** The status of a law or technology: its sign, and its name with the status. */
interface Standing {
  readonly sign: string;
  readonly name: string;
}

const policy = ({ area, say }: Asked, title: string, { sign, name }: Standing): Look => ({
  fill: sign === '✓' ? 'warm' : 'shade',
  inside: folded(area.x + 3, area.y + area.height / 2, `${sign}${say(titled(title))}`, {
    size: 9,
    anchor: 'start',
    room: area.width - 5,
    colour: sign === '×' ? 'muted' : 'ink',
  }),
  name,
});

const SIGNS = { open: '', enacted: '✓', out: '×' } as const;

/** Draws a law: open, enacted, or out. */
export const law = (asked: Asked): Look => {
  const { position, components, id, place, write, say } = asked;
  const number = components.laws.findIndex((each) => each.id === id);
  const stands = position.laws[number]!;
  return policy(asked, components.laws[number]!.title, {
    sign: SIGNS[stands],
    name: stands === 'open' ? say(place) : write(`draw.${stands}`, { place }),
  });
};

/** Draws a technology: open, developed, or under development until a round. */
export const technology = (asked: Asked): Look => {
  const { position, components, id, place, write, say } = asked;
  const number = components.technologies.findIndex((each) => each.id === id);
  const { title } = components.technologies[number]!;
  const round = position.developAt;
  const standing = position.technologies[number]
    ? { sign: '✓', name: write('draw.developed', { place }) }
    : position.developing === number
      ? { sign: `${round}: `, name: write('draw.developing', { place, round }) }
      : { sign: '', name: say(place) };
  return policy(asked, title, standing);
};

/** Draws places for cards: a fixed card, the number left to draw, or the room for a card. */
export const cards = (asked: Asked): Look => {
  const { position, components, id, place, area, write, say } = asked;
  switch (id) {
    case 'expert':
      return said(say(titled(components.experts[position.expert]!.title)), area);
    case 'call':
      return position.callUsed
        ? { ...said(`×${say(place)}`, area), name: write('draw.used', { card: place }) }
        : said(say(place), area);
    case 'deck':
      return said(write('draw.citizens', { count: position.citizenDeck.length }), area);
    default:
      return { fill: 'shade', inside: [caption(asked, id as 'hand' | 'display' | 'scenario')] };
  }
};

const caption = ({ area, write }: Asked, id: 'hand' | 'display' | 'scenario') =>
  text(area.x + area.width - 3, area.y + area.height - 6, write(`draw.${id}`), {
    size: 9,
    anchor: 'end',
    colour: 'muted',
  });
