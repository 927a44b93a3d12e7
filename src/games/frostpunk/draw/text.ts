import { labelTexts, page, sideBySide } from '../../../draw/columns.js';
import { stageOf, type TextOptions } from '../../../draw/picture.js';
import { type Message, named } from '../../../words/message.js';
import { board } from '../board/index.js';
import { titled, token as tokenCalled } from '../board/titled.js';
import { type Components, KINDS, components as printed, RESOURCES, type Track } from '../components/index.js';
import type { State, View } from '../state/index.js';
import { labels, positionName } from './labels.js';
import { lines } from './lines.js';
import type { Lined } from './staged.js';
import { counterTold, peopleTold } from './stock.js';
import { generatorLines, zoneColumns } from './text-city.js';
import { texts } from './texts.js';

/** Draws a position as text: the round, the tracks, the people, and the city with everything on each space. */
export const drawText = (position: State | View, options: TextOptions<Components> = {}): string => {
  const stage: Lined = stageOf({ board, printed, texts: { ...texts, ...lines } }, position, options);
  const said = labelTexts(labels(stage));
  const counters = (['pressure', 'tower', 'corpses', 'hunger', 'works'] as const).map((id) => counterTold(stage, id));
  return page([
    `${said('round')}, ${said('storm')}`,
    positionName(stage),
    `  ${resourcesOf(stage)}`,
    `  ${heatLine(stage)}  ${said('overheated')}`.trimEnd(),
    `  ${counters.join('  ')}`,
    ...(['hope', 'discontent'] as const).map((track) => `  ${counted(stage, said(track), tokensOf(stage, track))}`),
    ...KINDS.map((_, kind) => `  ${peopleLine(stage, kind)}`),
    ...generatorLines(stage),
    sideBySide(zoneColumns(stage)),
    ...policyLines(stage).map((line) => `  ${line}`),
    ...position.stacks.flatMap((_, slot) => expeditionLine(stage, slot)),
  ]);
};

const resourcesOf = ({ position, say }: Lined): string =>
  RESOURCES.map((res, i) => `${say(named('res')(res))} ${position.resources[i]}`).join('  ');

const counted = ({ write }: Lined, place: string, count: string): string => write('draw.counted', { place, count });

/** Writes the Heat track: `=` is heated, `-` is freezing, digits are the ends of the heating ranges. */
const heatLine = ({ position: { heat, cold, ranges }, components, write }: Lined): string => {
  const spaces = components.tracks.throws.map((_, space) => {
    const range = ranges.indexOf(space);
    if (range >= 0) return String(range + 1);
    return space <= heat ? '=' : space <= cold ? '-' : '.';
  });
  return `${write('draw.heatTrack', { heat, cold, ranges: ranges.join(', ') })}  ${spaces.join('')}`;
};

/** Writes the tokens of a track, active ones in capitals. */
const tokensOf = ({ position, components: { tracks }, say }: Lined, track: Track): string => {
  const room = track === 'hope' ? tracks.hopeRoom : tracks.discontentLimit;
  const tokens = position[track].map(({ token, active }) => {
    const called = say(tokenCalled(token));
    return active ? called.toUpperCase() : called;
  });
  return [...tokens, ...new Array<string>(Math.max(0, room - tokens.length)).fill('.')].join(' ');
};

const peopleLine = (stage: Lined, kind: number): string => {
  const [head, ...rest] = peopleTold(stage, KINDS[kind]!);
  const reserve = stage.write('text.reserve', { count: stage.position.reserve[kind]! });
  return `${stage.write(`draw.letter.${KINDS[kind]!}`)}  ${[head, reserve, ...rest].join(', ')}`;
};

const policyLines = (stage: Lined): readonly string[] => {
  const { position, components, write } = stage;
  const { enacted, developing, developAt, technologies: known, hand, display } = position;
  const { laws, technologies, citizens } = components;
  const titles = (cards: readonly { readonly title: string }[]) => cards.map(({ title }) => titled(title));
  const developed = titles(technologies.filter((_, i) => known[i]));
  const next = technologies[developing];
  const shown = display.map(({ source, card }) => (source === 'consequence' ? laws : components[source])[card]!);
  return [
    write('place.law', { law: listed(stage, titles(enacted.map((law) => laws[law]!))) }),
    write('place.technology', { technology: listed(stage, developed) }),
    ...(next === undefined ? [] : [write('draw.developing', { place: titled(next.title), round: developAt })]),
    counted(stage, write('draw.hand'), listed(stage, titles(hand.map((card) => citizens[card]!)))),
    counted(stage, write('draw.display'), listed(stage, titles(shown))),
  ];
};

const listed = ({ say }: Lined, names: readonly Message[]): string => names.map(say).join(', ') || '-';

const expeditionLine = (stage: Lined, slot: number): readonly string[] => {
  const { position, components, write, say } = stage;
  const { cards, scout, at } = position.stacks[slot]!;
  if (cards.length === 0) return [];
  const names = cards.map(({ card, face }) => {
    const { id, title } = components.expeditions[card]!;
    return face === 'top' ? say(titled(title)) : id;
  });
  const line = `  ${counted(stage, write('place.expedition', { number: slot + 1 }), names.join(' > '))}`;
  if (scout === 'none') return [line];
  return [`${line}, ${write('draw.scout', { kind: named('citizen')(scout), space: at + 1 })}`];
};
