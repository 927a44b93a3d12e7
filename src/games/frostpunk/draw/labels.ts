import type { Label } from '../../../draw/picture.js';
import { type Message, message, named, seat } from '../../../words/message.js';
import { titled } from '../board/titled.js';
import type { Components } from '../components/index.js';
import { NOW } from '../decisions.js';
import { legends } from './legend.js';
import type { Staged } from './staged.js';

/** Writes the player to act and the pending decision, or the outcome. */
export const positionName = ({ position, components, write, say }: Staged): string => {
  const { phase, actor, players, outcome } = position;
  if (outcome !== 'none') {
    return write(outcome.result === 'won' ? 'draw.won' : 'draw.lost', { ending: named('ending')(outcome.reason) });
  }
  const asked =
    phase.kind === 'turn' ? write('draw.turn') : say({ ...named('now')(phase.kind), otherwise: NOW[phase.kind] });
  const detail = detailOf(phase, components);
  const task = detail === undefined ? asked : `${asked} (${say(detail)})`;
  return players === 1 ? task : write('draw.asks', { player: seat(actor), task });
};

const detailOf = (phase: Staged['position']['phase'], components: Components): Message | undefined => {
  if ('track' in phase) return named('track')(phase.track);
  switch (phase.kind) {
    case 'turn':
      return phase.card < 0 ? undefined : titled(components.citizens[phase.card]!.title);
    case 'site':
      return titled(components.buildings[phase.building]!.title);
    case 'option':
      return ownerOf(phase.set, components);
    case 'type':
      return message(`draw.purpose.${phase.purpose}`);
    case 'death':
      return named('citizen')(phase.type);
    case 'tile':
      return titled(components.tiles[phase.tile]!.id);
    case 'consequence':
      return titled(components.laws[phase.law]!.title);
    default:
      return undefined;
  }
};

/** Returns the title of the card or Building on which a set of options is printed. */
const ownerOf = (set: string, components: Components): Message | undefined => {
  const [id] = set.split(/[./]/);
  // Any table of a pack: an entry with this id has a title.
  const things = Object.values(components).flat() as readonly { readonly id?: string; readonly title?: string }[];
  const title = things.find((thing) => thing.id === id)?.title;
  return title === undefined ? undefined : titled(title);
};

/** Returns the labels: the round with its stage, the storm, the leader, the names of the tracks, and the legend. */
export const labels = (stage: Staged): readonly Label[] => {
  const { position, components, at, write } = stage;
  const { players, leader, round } = position;
  const about = { round, rounds: components.tracks.rounds, stage: named('stage')(position.stage) };
  const right = { x: 354, size: 9, anchor: 'end', room: 170 } as const;
  const leads = players > 1 ? write('draw.leads', { player: seat(leader) }) : '';
  return [
    { id: 'round', name: write('draw.round', about), x: 6, y: 11, size: 12, anchor: 'start', bold: true, room: 174 },
    { id: 'storm', name: weatherOf(stage), y: players > 1 ? 6 : 11, ...right },
    { id: 'leader', name: leads, y: 16, ...right },
    ...Object.entries(headings(stage)).map(([id, name]) => {
      const { x, y } = at(id);
      return { id: `above-${id}`, name, x, y: y - 6, size: 9.5, colour: 'muted', anchor: 'start' as const, room: 340 };
    }),
    ...legends(stage),
  ];
};

/** Returns the headings of tracks and tables, by the place below them. */
const headings = ({ components, write, say }: Staged): Readonly<Record<string, string>> => {
  const { buildings, laws, technologies } = components;
  return {
    hope: say(named('track')('hope')),
    discontent: say(named('track')('discontent')),
    'stack-0': write('draw.expeditions'),
    ...(buildings[0] && { [`building-${buildings[0].id}`]: write('draw.buildings') }),
    ...(laws[0] && { [`law-${laws[0].id}`]: write('draw.laws') }),
    ...(technologies[0] && { [`tech-${technologies[0].id}`]: write('draw.technologies') }),
  };
};

const weatherOf = ({ position: { storm, stormEnd }, write }: Staged): string => {
  if (storm > 0) return write('draw.storm', { round: storm });
  return stormEnd > 0 ? write('draw.stormEnd', { round: stormEnd }) : write('draw.noStorm');
};
