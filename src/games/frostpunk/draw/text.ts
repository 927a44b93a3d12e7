import { arrangeBlocks, createLabelLookup, wrapLines } from '../../../draw/columns.js';
import { createDrawContext, type TextOptions } from '../../../draw/picture.js';
import { nameMessage } from '../../../words/message.js';
import { board } from '../board/index.js';
import { titleMessage, tokenMessage as tokenCalled } from '../board/title-messages.js';
import {
  type Components,
  MEEPLE_KINDS,
  components as printed,
  RESOURCES,
  type TokenTrack,
} from '../components/index.js';
import type { State, View } from '../state/index.js';
import { drawingLabels, placeLabels, textDrawingLabels } from '../words/en/labels.js';
import { names } from '../words/en/refusals.js';
import type { TextContext } from './context.js';
import { drawLabels, writeTask } from './labels.js';
import { writeCounter, writePeople } from './stock.js';
import { writeGenerator, writeZones } from './text-city.js';
import { writePolicies } from './text-policies.js';

/** Draws a state as text: the round, the tracks, the people, and the city with everything on each space. */
export const drawText = (position: State | View, options: TextOptions<Components> = {}): string => {
  const context: TextContext = createDrawContext(
    { board, printed, texts: { ...names, ...placeLabels, ...drawingLabels, ...textDrawingLabels } },
    position,
    options,
  );
  const { formatText } = context;
  const labelText = createLabelLookup(drawLabels(context));
  const counters = (['pressure', 'tower', 'corpses', 'hunger', 'works'] as const).map((id) =>
    writeCounter(context, id),
  );
  return wrapLines([
    [labelText('round'), labelText('storm'), labelText('leader')].filter((part) => part !== '').join(', '),
    writeTask(context),
    `  ${writeStock(context)}`,
    `  ${writeHeatTrack(context)}`,
    ...writeFreezing(context).map((line) => `  ${line}`),
    `  ${counters.join('  ')}`,
    ...(['hope', 'discontent'] as const).map(
      (track) =>
        `  ${writeCounted(context, context.translate(nameMessage('track')(track)), writeTokens(context, track))}`,
    ),
    ...MEEPLE_KINDS.map((_, kind) => `  ${writePeopleLine(context, kind)}`),
    ...writeGenerator(context),
    arrangeBlocks(writeZones(context)),
    ...writePolicies(context).map((line) => `  ${line}`),
    ...position.expeditionStacks.flatMap((_, slot) => writeExpedition(context, slot)),
    formatText('text.signs'),
  ]);
};

const writeStock = ({ state, translate }: TextContext): string =>
  RESOURCES.map((res, i) => `${translate(nameMessage('res')(res))} ${state.stock[i]}`).join('  ');

const writeCounted = ({ formatText }: TextContext, place: string, count: string): string =>
  formatText('draw.counted', { place, count });

/** Writes the Heat track: `=` is heated, `-` is freezing, digits are the ends of the heating ranges. */
const writeHeatTrack = ({ state: { heat, cold, heatingRanges }, components, formatText }: TextContext): string => {
  const spaces = components.tracks.thrownCubes.map((_, space) => {
    const range = heatingRanges.indexOf(space);
    if (range >= 0) return String(range + 1);
    return space <= heat ? '=' : space <= cold ? '-' : '.';
  });
  return `${formatText('draw.heatTrack', { heat, cold, ranges: heatingRanges.join(', ') })}  ${spaces.join('')}`;
};

/** Writes the types that fall sick where it freezes, in order. */
const writeFreezing = ({
  state: { heat, cold },
  components,
  formatText,
  translate,
}: TextContext): readonly string[] => {
  const types = components.tracks.sickTypes
    .slice(heat + 1, cold + 1)
    .flatMap((type) => (type === 'none' ? [] : [type]));
  return types.length === 0
    ? []
    : [formatText('text.freezing', { types: types.map((type) => translate(nameMessage('citizen')(type))).join(', ') })];
};

/** Writes the tokens of a track, active ones in capitals. */
const writeTokens = ({ state, components: { tracks }, translate }: TextContext, track: TokenTrack): string => {
  const max = track === 'hope' ? tracks.maxHope : tracks.discontentLimit;
  const tokens = state[track].map(({ token, isActive }) => {
    const tokenName = translate(tokenCalled(token));
    return isActive ? tokenName.toUpperCase() : tokenName;
  });
  return [...tokens, ...new Array<string>(Math.max(0, max - tokens.length)).fill('.')].join(' ');
};

const writePeopleLine = (context: TextContext, meepleIndex: number): string => {
  const [head, ...rest] = writePeople(context, MEEPLE_KINDS[meepleIndex]!);
  const reserve = context.formatText('text.reserve', { count: context.state.reserveMeeples[meepleIndex]! });
  return `${context.formatText(`draw.letter.${MEEPLE_KINDS[meepleIndex]!}`)}  ${[head, reserve, ...rest].join(', ')}`;
};

const writeExpedition = (context: TextContext, slot: number): readonly string[] => {
  const { state, components, formatText, translate } = context;
  const { cards, scout, scoutSpace } = state.expeditionStacks[slot]!;
  const printed = cards.map(({ card }) => components.expeditions[card]!);
  const top = printed.at(-1);
  if (top === undefined) return [];
  const names = printed.map(({ title }) => translate(titleMessage(title))).join(' > ');
  const path = formatText('draw.path', { cards: cards.length, path: top.pathLength });
  const line = `  ${writeCounted(context, formatText('place.expedition', { number: slot + 1 }), `${names}, ${path}`)}`;
  if (scout === 'none') return [line];
  return [`${line}, ${formatText('draw.scout', { kind: nameMessage('citizen')(scout), space: scoutSpace + 1 })}`];
};
