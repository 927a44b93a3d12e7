import { inOrder, movedTo, type Piece, text } from '../../../draw/picture.js';
import { type Message, message } from '../../../words/message.js';
import type { PrintedCard } from '../board/index.js';
import { DECKS, SHIPYARD_CARDS } from '../components/index.js';
import type { State } from '../state/index.js';
import { cube, type Loose, shipOf } from './loose.js';
import { building } from './names.js';
import { card, cardSign, sign, signed } from './signs.js';
import type { Staged } from './staged.js';
import { onTrack } from './tracks.js';
import { inZone, sunOver } from './zones.js';

/** Lists everything that can be moved: the sun, the pieces in the zones and on the tracks, cards, and supplies. */
export const pieces = (stage: Staged): readonly Piece[] => {
  const { position } = stage;
  return [
    sunOver(stage),
    ...position.queues.flatMap((_, zone) => inZone(stage, zone)),
    ...position.cubes.flatMap((_, track) => onTrack(stage, track)),
    ...DECKS.flatMap((deck) => topOf(stage, deck)),
    ...position.hand.flatMap((_, player) => belongings(stage, player)),
  ];
};

/** Draws the top card of a deck: what it needs, what it builds, its scientists and steps, and a star if it scores. */
const topOf = (stage: Staged, deck: keyof State['decks']): readonly Piece[] => {
  const { position, board, at, write, say } = stage;
  const top = position.decks[deck][0];
  if (typeof top !== 'number') return [];
  const id = `deck-${deck}`;
  const { x, y, width, height } = at(id);
  const printedCard = board.cards.buildings[top]!;
  const { needs, builds, scientists, steps, asterisk } = printedCard;
  const wide = width - 8;
  const room = wide - 6;
  const joined = (names: readonly string[]) => names.join(' + ') || write('draw.nothing');
  const look = [
    ...card(wide, 46, []),
    text(0, -15, joined(needs.map((need) => say(building(need)))), {
      size: 10,
      room,
      short: joined(needs.map((need) => write(`draw.short.${need}`))),
    }),
    text(0, 0, `→ ${say(building(builds))}`, {
      size: 10,
      bold: true,
      room,
      short: `→ ${write(`draw.short.${builds}`)}`,
    }),
    ...signed(-30, 15, [sign('person')], String(scientists)),
    ...signed(2, 15, [sign('step')], String(steps)),
    ...(asterisk ? [movedTo(36, 15, [sign('star')])] : []),
  ];
  return [{ ...printed(stage, printedCard, top), at: id, x: x + width / 2, y: y + height / 2 + 7, look }];
};

const printed = ({ write }: Staged, card: PrintedCard, number: number): Omit<Loose, 'look'> => {
  const { id, needs, builds, scientists, steps, asterisk } = card;
  const told = { id, needs: nonempty(needs.map(building)), building: building(builds), scientists, steps };
  const name = write('draw.printed', told);
  return { kind: `card-${number}`, name: asterisk ? write('draw.scoring', { card: name }) : name };
};

const nonempty = (names: readonly Message[]): readonly Message[] =>
  names.length === 0 ? [message('draw.nothing')] : names;

const belongings = (stage: Staged, player: number): readonly Piece[] => {
  const { freeShips, freeCubes, hand, simple, expertise, taken } = stage.position;
  const held = SHIPYARD_CARDS.flatMap((card, i) => new Array<Held>(hand[player]![i]!).fill(card));
  const resources = [
    ...(simple[player] ? ['simple' as const] : []),
    ...new Array<Held>(expertise[player]!).fill('expertise'),
  ];
  const cards = stage.board.cards.buildings;
  const laid = laidOut(stage, player);
  return [
    ...laid(
      'ships',
      20,
      freeShips[player]!.map((ship) => shipOf(stage, ship)),
    ),
    ...laid('cubes', 16, new Array<Loose>(freeCubes[player]!).fill(cube(stage, player))),
    ...laid(
      'hand',
      25,
      [...held, ...resources].map((card) => handCard(stage, card)),
    ),
    ...laid(
      'taken',
      13,
      taken[player]!.map((card) => takenCard(stage, cards[card]!, card)),
      19,
    ),
  ];
};

/** Places pieces of a player side by side in the order in which they are drawn, closer together if there are many. */
const laidOut =
  ({ at }: Staged, player: number) =>
  (kind: string, step: number, loose: readonly Loose[], down = 13): readonly Piece[] => {
    const id = `${kind}-${player}`;
    const { x, y, width } = at(id);
    const apart = Math.min(step, (width - step - 4) / Math.max(1, loose.length - 1));
    return inOrder(loose).map((piece, i) => ({ ...piece, at: id, x: x + step / 2 + 2 + i * apart, y: y + down }));
  };

type Held = (typeof SHIPYARD_CARDS)[number] | 'simple' | 'expertise';

const handCard = ({ write }: Staged, kind: Held): Loose => ({
  kind: `${kind}-card`,
  name: write('draw.held', { card: message(`draw.card.${kind}`) }),
  look: card(24, 20, cardSign(kind)),
});

const takenCard = (stage: Staged, taken: PrintedCard, number: number): Loose => ({
  ...printed(stage, taken, number),
  look: card(12, 12, taken.asterisk ? [sign('star')] : []),
});
