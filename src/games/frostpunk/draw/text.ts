import { labelTexts, page, sideBySide } from '../../../draw/columns.js';
import { stageOf, type TextOptions } from '../../../draw/picture.js';
import { named } from '../../../words/message.js';
import { board } from '../board/index.js';
import { titled, token as tokenCalled } from '../board/titled.js';
import { type Components, KINDS, components as printed, RESOURCES, type Track } from '../components/index.js';
import type { State, View } from '../state/index.js';
import { labels, positionName } from './labels.js';
import { lines } from './lines.js';
import type { Lined } from './staged.js';
import { counterTold, peopleTold } from './stock.js';
import { generatorLines, zoneColumns } from './text-city.js';
import { policyLines } from './text-policies.js';
import { texts } from './texts.js';

/** Draws a position as text: the round, the tracks, the people, and the city with everything on each space. */
export const drawText = (position: State | View, options: TextOptions<Components> = {}): string => {
  const stage: Lined = stageOf({ board, printed, texts: { ...texts, ...lines } }, position, options);
  const { write } = stage;
  const said = labelTexts(labels(stage));
  const counters = (['pressure', 'tower', 'corpses', 'hunger', 'works'] as const).map((id) => counterTold(stage, id));
  return page([
    [said('round'), said('storm'), said('leader')].filter((part) => part !== '').join(', '),
    positionName(stage),
    `  ${resourcesOf(stage)}`,
    `  ${heatLine(stage)}`,
    ...coldLine(stage).map((line) => `  ${line}`),
    `  ${counters.join('  ')}`,
    ...(['hope', 'discontent'] as const).map(
      (track) => `  ${counted(stage, stage.say(named('track')(track)), tokensOf(stage, track))}`,
    ),
    ...KINDS.map((_, kind) => `  ${peopleLine(stage, kind)}`),
    ...generatorLines(stage),
    sideBySide(zoneColumns(stage)),
    ...policyLines(stage).map((line) => `  ${line}`),
    ...position.stacks.flatMap((_, slot) => expeditionLine(stage, slot)),
    write('text.signs'),
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

/** Writes the types that fall sick where it freezes, in order. */
const coldLine = ({ position: { heat, cold }, components, write, say }: Lined): readonly string[] => {
  const types = components.tracks.icons.slice(heat + 1, cold + 1).flatMap((type) => (type === 'none' ? [] : [type]));
  return types.length === 0
    ? []
    : [write('text.freezing', { types: types.map((type) => say(named('citizen')(type))).join(', ') })];
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

const expeditionLine = (stage: Lined, slot: number): readonly string[] => {
  const { position, components, write, say } = stage;
  const { cards, scout, at } = position.stacks[slot]!;
  const printed = cards.map(({ card }) => components.expeditions[card]!);
  const top = printed.at(-1);
  if (top === undefined) return [];
  const names = printed.map(({ title }) => say(titled(title))).join(' > ');
  const path = write('draw.path', { cards: cards.length, path: top.path });
  const line = `  ${counted(stage, write('place.expedition', { number: slot + 1 }), `${names}, ${path}`)}`;
  if (scout === 'none') return [line];
  return [`${line}, ${write('draw.scout', { kind: named('citizen')(scout), space: at + 1 })}`];
};
