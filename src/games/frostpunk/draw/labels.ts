import type { Label } from '../../../draw/picture.js';
import { type Message, message, named, seat } from '../../../words/message.js';
import { titled } from '../board/titled.js';
import type { Components } from '../components/index.js';
import { NOW } from '../decisions.js';
import type { Staged } from './staged.js';

/** Writes the player to act and the pending decision, or the outcome. */
export const positionName = ({ position, components, write, say }: Staged): string => {
  const { phase, actor, players, outcome } = position;
  if (outcome !== 'none') {
    return write(outcome.result === 'won' ? 'draw.won' : 'draw.lost', { ending: named('ending')(outcome.reason) });
  }
  const asked = say({ ...named('now')(phase.kind), otherwise: NOW[phase.kind] });
  const detail = detailOf(phase, components);
  const task = detail === undefined ? asked : `${asked} (${say(detail)})`;
  return players === 1 ? task : write('draw.asks', { player: seat(actor), task });
};

const detailOf = (phase: Staged['position']['phase'], components: Components): Message | undefined => {
  if ('track' in phase) return named('track')(phase.track);
  switch (phase.kind) {
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

/** Returns the labels: the round with its stage, the storm, the leader, and the names of the tracks. */
export const labels = (stage: Staged): readonly Label[] => {
  const { position, components, at, write, say } = stage;
  const about = { round: position.round, rounds: components.tracks.rounds, stage: named('stage')(position.stage) };
  const small = { size: 9, colour: 'muted', anchor: 'start', room: 170 } as const;
  return [
    { id: 'round', name: write('draw.round', about), x: 6, y: 8, size: 12, anchor: 'start', bold: true, room: 184 },
    { id: 'storm', name: weatherOf(stage), x: 354, y: 8, size: 9, anchor: 'end', room: 158 },
    {
      id: 'overheated',
      name: position.overheated ? write('draw.overheated') : '',
      x: 300,
      y: at('heat').y + 6,
      size: 9,
      bold: true,
      room: 100,
    },
    ...(['hope', 'discontent'] as const).map((track) => {
      const { x, y } = at(track);
      return { id: track, name: say(named('track')(track)), x, y: y - 6, ...small };
    }),
  ];
};

const weatherOf = ({ position, write }: Staged): string => {
  const { leader, players, storm, stormEnd } = position;
  const weather =
    storm > 0
      ? write('draw.storm', { round: storm })
      : stormEnd > 0
        ? write('draw.stormEnd', { round: stormEnd })
        : write('draw.noStorm');
  return players > 1 ? write('draw.leads', { weather, player: seat(leader) }) : weather;
};
