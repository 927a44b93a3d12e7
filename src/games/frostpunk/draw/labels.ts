import type { Label } from '../../../draw/picture.js';
import { type Message, message, nameMessage, playerMessage } from '../../../words/message.js';
import { titleMessage } from '../board/title-messages.js';
import type { Components } from '../components/index.js';
import type { DrawContext } from './context.js';
import { drawLegend } from './legend.js';

/** Writes the player to act and the pending decision, or the outcome. */
export const writeTask = ({ state, components, formatText, translate }: DrawContext): string => {
  const { phase, decider, players, outcome } = state;
  if (outcome !== 'none') {
    return formatText(outcome.result === 'won' ? 'draw.won' : 'draw.lost', {
      ending: nameMessage('ending')(outcome.reason),
    });
  }
  const decision = phase.kind === 'turn' ? formatText('draw.turn') : formatText(`now.${phase.kind}`);
  const detail = decisionDetail(phase, components);
  const task = detail === undefined ? decision : `${decision} (${translate(detail)})`;
  return players === 1 ? task : formatText('draw.asks', { player: playerMessage(decider), task });
};

const decisionDetail = (phase: DrawContext['state']['phase'], components: Components): Message | undefined => {
  if ('track' in phase) return nameMessage('track')(phase.track);
  switch (phase.kind) {
    case 'turn':
      return phase.armedCard < 0 ? undefined : titleMessage(components.citizenCards[phase.armedCard]!.title);
    case 'site':
      return titleMessage(components.buildings[phase.building]!.title);
    case 'option':
      return titleOfOwner(phase.optionSet, components);
    case 'citizenType':
      return message(`draw.purpose.${phase.purpose}`);
    case 'death':
      return nameMessage('citizen')(phase.citizenType);
    case 'placeTile':
      return titleMessage(components.tiles[phase.tile]!.id);
    case 'consequence':
      return titleMessage(components.laws[phase.law]!.title);
    default:
      return undefined;
  }
};

/** Returns the title of the card or Building on which a set of options is printed. */
const titleOfOwner = (set: string, components: Components): Message | undefined => {
  const [id] = set.split(/[./]/);
  // Any table of a pack: an entry with this id has a title.
  const things = Object.values(components).flat() as readonly { readonly id?: string; readonly title?: string }[];
  const title = things.find((thing) => thing.id === id)?.title;
  return title === undefined ? undefined : titleMessage(title);
};

/** Returns the labels: the round with its stage, the storm, the leader, the names of the tracks, and the legend. */
export const drawLabels = (context: DrawContext): readonly Label[] => {
  const { state, components, rectangleAt, formatText } = context;
  const { players, leader, round } = state;
  const roundParameters = { round, rounds: components.tracks.rounds, stage: nameMessage('stage')(state.stage) };
  const rightAligned = { x: 354, size: 9, anchor: 'end', maxWidth: 170 } as const;
  const leads = players > 1 ? formatText('draw.leads', { player: playerMessage(leader) }) : '';
  return [
    {
      id: 'round',
      name: formatText('draw.round', roundParameters),
      x: 6,
      y: 11,
      size: 12,
      anchor: 'start',
      bold: true,
      maxWidth: 174,
    },
    { id: 'storm', name: writeStorm(context), y: players > 1 ? 6 : 11, ...rightAligned },
    { id: 'leader', name: leads, y: 16, ...rightAligned },
    ...Object.entries(writeHeadings(context)).map(([id, name]) => {
      const { x, y } = rectangleAt(id);
      return {
        id: `above-${id}`,
        name,
        x,
        y: y - 6,
        size: 9.5,
        colour: 'muted',
        anchor: 'start' as const,
        maxWidth: 340,
      };
    }),
    ...drawLegend(context),
  ];
};

/** Returns the headings of tracks and tables, by the place below them. */
const writeHeadings = ({ components, formatText, translate }: DrawContext): Readonly<Record<string, string>> => {
  const { buildings, laws, technologies } = components;
  return {
    hope: translate(nameMessage('track')('hope')),
    discontent: translate(nameMessage('track')('discontent')),
    'stack-0': formatText('draw.expeditions'),
    ...(buildings[0] && { [`building-${buildings[0].id}`]: formatText('draw.buildings') }),
    ...(laws[0] && { [`law-${laws[0].id}`]: formatText('draw.laws') }),
    ...(technologies[0] && { [`tech-${technologies[0].id}`]: formatText('draw.technologies') }),
  };
};

const writeStorm = ({ state: { stormRound, stormEndRound }, formatText }: DrawContext): string => {
  if (stormRound > 0) return formatText('draw.storm', { round: stormRound });
  return stormEndRound > 0 ? formatText('draw.stormEnd', { round: stormEndRound }) : formatText('draw.noStorm');
};
