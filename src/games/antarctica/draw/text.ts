import { sum } from '../../../core/data/list.js';
import { inLine, labelTexts, page } from '../../../draw/columns.js';
import { stageOf, type TextOptions } from '../../../draw/picture.js';
import { named } from '../../../words/message.js';
import { board as boardOf } from '../board/index.js';
import {
  BLUE_EFFECTS,
  type Building,
  type ByShipyardCard,
  type Components,
  DECKS,
  type Deck,
  type Effect,
  components as printed,
  RED_EFFECTS,
  SHIPYARD_CARDS,
} from '../components/index.js';
import { ownerOf, type State, type View } from '../state/index.js';
import { labels } from './labels.js';
import { lines } from './lines.js';
import { counted } from './names.js';
import type { Lined } from './staged.js';
import { texts } from './texts.js';

/**
 * Draws a position as text: the pending decision, every zone with its queue from the front, the tracks, the decks, the
 * supplies of each player, and the legend.
 */
export const drawText = (position: State | View, options: TextOptions<Components> = {}): string => {
  const stage: Lined = stageOf({ board: boardOf, printed, texts: { ...texts, ...lines } }, position, options);
  const said = labelTexts(labels(stage));
  const open = (kind: string): readonly number[] =>
    stage.board.places.filter((place) => place.kind === kind && place.open).map(({ id }) => Number(id.split('-')[1]));
  return page([
    [...['task', 'reason', 'asked', 'turn', 'sun'].map(said), `${said('calm')} ${said('calmSteps')}`.trim()]
      .filter(Boolean)
      .join(', '),
    ...open('zone').map((zone) => zoneLine(stage, zone)),
    ...open('track').map((track) => trackLine(stage, track)),
    ...DECKS.map((deck) => `  ${deckOf(stage, deck)}`),
    `  ${pileOf(stage)}`,
    ...position.hand.map((_, player) =>
      inLine([`${player + 1} ${said(`player-${player}`)}`, ...possessions(stage, player)]),
    ),
    legendText(stage),
  ]);
};

const builtOf = ({ say }: Lined, list: readonly Building[], between: string): string =>
  list.map((kind) => say(named('building')(kind))).join(between);

const calledOf = ({ board: { places }, say }: Lined, id: string): string =>
  say(places.find((place) => place.id === id)!.called);

/** Writes a zone. Players appear as their numbers, from 1. */
const zoneLine = (stage: Lined, zone: number): string => {
  const { sun, queues, buildings, scientists, icebreakers } = stage.position;
  const ships = [0, 1, 2].map((place) => queues[zone]![place]);
  const queue = ships.map((ship) => (ship === undefined ? '.' : ownerOf(ship) + 1)).join(' ');
  const owners = icebreakers[zone]!.map((player) => player + 1).join(', ');
  return inLine([
    `${sun === zone ? '*' : ' '} ${calledOf(stage, `zone-${zone}`)}  ${queue}`,
    sum(scientists[zone]!) === 0 ? '' : stage.write('text.scientists', { counts: scientists[zone]!.join(' ') }),
    owners === '' ? '' : stage.write('text.icebreakers', { owners }),
    builtOf(stage, buildings[zone]!, ', '),
  ]);
};

/** The letters of effects: capitals for those of red spaces. */
const LETTERS: readonly (readonly [Effect, string])[] = [
  ...RED_EFFECTS.map((effect, i) => [effect, 'ABCD'[i]!] as const),
  ...BLUE_EFFECTS.map((effect, i) => [effect, 'abc'[i]!] as const),
];

/** Explains the signs. */
const legendText = ({ write }: Lined): string =>
  inLine([write('text.legend'), ...LETTERS.map(([effect, letter]) => `${letter} ${write(`draw.effect.${effect}`)}`)]);

/** Writes a track: cubes by their owners, effects by their letters, `x` for a spent one. */
const trackLine = (stage: Lined, track: number): string => {
  const { position, board } = stage;
  const { icons, numbers, effects } = board.cards.tracks[track]!;
  const letters = new Map(LETTERS);
  const spaces = numbers.map((_, i) => {
    const owner = position.cubes[track]!.indexOf(i + 1);
    const effect = effects.find(({ space }) => space === i + 1);
    if (owner >= 0) return String(owner + 1);
    if (effect === undefined) return '.';
    return position.spent[track]!.includes(i + 1) ? 'x' : letters.get(effect.effect)!;
  });
  return inLine([`  ${calledOf(stage, `track-${track}`)}  ${spaces.join(' ')}`, builtOf(stage, icons, ', ')]);
};

const deckOf = (stage: Lined, deck: Deck): string => {
  const cards: readonly unknown[] = stage.position.decks[deck];
  const name = stage.write(`draw.deck.${deck}`, { count: cards.length });
  const top = stage.board.cards.buildings[typeof cards[0] === 'number' ? cards[0] : -1];
  if (top === undefined) return name;
  const { needs, builds, scientists, steps, asterisk } = top;
  const costs = stage.write('text.costs', { scientists, steps });
  const built = `${builtOf(stage, needs, ' + ')} > ${builtOf(stage, [builds], '')}`;
  return inLine([name, built, costs, asterisk ? stage.write('draw.star') : '']);
};

const pileOf = (stage: Lined): string => {
  const { pile, expertisePile } = stage.position;
  const expertise = `${stage.write('draw.card.expertise')} ${expertisePile}`;
  return stage.write('text.pile', { cards: [...cardsOf(stage, pile), expertise].join(', ') });
};

const cardsOf = ({ write }: Lined, counts: ByShipyardCard<number>): readonly string[] =>
  SHIPYARD_CARDS.flatMap((card, i) => (counts[i]! > 0 ? [`${write(`draw.card.${card}`)} ${counts[i]}`] : []));

const possessions = (stage: Lined, player: number): readonly string[] => {
  const { position, board, write } = stage;
  const { personnel, reserve, freeShips, freeCubes, lostShips, lostCubes, taken } = position;
  const stars = taken[player]!.filter((card) => board.cards.buildings[card]!.asterisk).length;
  const hand = handOf(stage, player);
  return [
    write('text.people', { ready: personnel[player]!, left: reserve[player]! }),
    counted(write, 'ships', freeShips[player]!.length),
    counted(write, 'cubes', freeCubes[player]!),
    write('draw.counted', { place: write('draw.given'), count: lostShips[player]!.length + lostCubes[player]! }),
    write('draw.taken', { count: taken[player]!.length, stars }),
    ...(hand.length === 0 ? [counted(write, 'hand', 0)] : hand),
  ];
};

const handOf = (stage: Lined, player: number): readonly string[] => {
  const { simple, expertise, hand } = stage.position;
  return [
    ...(simple[player] ? [stage.write('draw.card.simple')] : []),
    ...(expertise[player]! > 0 ? [`${stage.write('draw.card.expertise')} ${expertise[player]}`] : []),
    ...cardsOf(stage, hand[player]!),
  ];
};
