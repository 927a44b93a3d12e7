import type { Effect, Option } from '../effects.js';
import {
  build,
  choose,
  coal,
  count,
  disc,
  enact,
  food,
  hope,
  is,
  opt,
  placeable,
  pressure,
  sick,
  so,
  steel,
  tile,
  tire,
  who,
  wood,
} from '../shorthand.js';
import type { CitizenCard, Expert } from '../types/index.js';
import { ACTIONS } from '../vocabulary.js';

const { W, E, C } = who;

/** Reads the actions of a card: separated by blanks, with Buildings after a colon. */
const actionsOf = (text: string): CitizenCard['actions'] =>
  text.split(' ').map((word) => {
    const [name, buildings] = word.split(':');
    return {
      action: ACTIONS.find((action) => action === name)!,
      buildings: buildings === undefined ? [] : buildings.split('/'),
    };
  });

const card = (
  id: string,
  title: string,
  type: CitizenCard['type'],
  actions: string,
  main: readonly Effect[],
  ...death: CitizenCard['death'][number][]
): CitizenCard => ({
  id,
  title,
  type,
  actions: actionsOf(actions),
  main,
  death: [death[0]!, death[1]!, death[2]!],
});

const sad = [hope.down(1)];
const cross = [disc.up()];
const grief = [disc.up('grief')];

/** The Citizen cards: authored. */
export const citizens: readonly CitizenCard[] = [
  card('C01', 'Old Stoker', W, 'gather', [so('take', 4)], sad, cross, cross),
  card('C02', 'Carpenter', W, 'build', [build(4, 1)], cross, sad, grief),
  card('C03', 'Trapper', W, 'gather clear', [food(4)], [food(-2)], [food(-2)], sad),
  card('C04', 'Pit Boss', W, 'use:MINE/SAWM', [so('useBuilding', 2)], cross, cross, sad),
  card(
    'C05',
    'Pathfinder',
    W,
    'scout clear',
    [choose(opt([is('scoutAway')], so('march', 2)), opt([placeable('near', 'far')], tile('near', 2), tile('far', 1)))],
    [wood(-1)],
    cross,
    grief,
  ),
  card('C06', 'Night Porter', W, 'build gather', [so('rest', 1)], [tire(W)], [tire(E)], cross),
  card('C07', 'Surgeon', E, 'use:MEDI/INFI', [so('cure', 4), so('treat', 1)], [sick(W)], [sick(E)], sad),
  card('C08', 'Boiler Fitter', E, 'use:GENE', [pressure(-8)], [pressure(1)], [pressure(2)], cross),
  card('C09', 'Draughtsman', E, 'use:WORK', [so('hasten', 3)], cross, [wood(-2)], sad),
  card('C10', 'Orator', E, 'use:PLAT', [enact(true)], sad, sad, sad),
  card('C11', 'Lamp Boy', C, 'gather use', [coal(3)], [coal(-1)], cross, grief),
  card('C12', 'Choir Girl', C, 'special use', [hope.up('unity')], [], cross, grief),
  card('C13', 'Ironmonger', W, 'build special', [steel(2)], [steel(-1)], cross, cross),
  card('C14', 'Signalman', E, 'scout special', [so('storm', 1)], cross, sad, cross),
];

/** The experts: authored. */
export const experts: readonly Expert[] = [
  { id: 'P1', title: 'Quartermaster', token: 'trust', effects: [food(3)] },
  { id: 'P2', title: 'Foreman', token: 'resolve', effects: [wood(2), steel(1)] },
  { id: 'P3', title: 'Physician', token: 'unity', effects: [so('cure', 3)] },
  { id: 'P4', title: 'Boiler Master', token: 'trust', effects: [pressure(-4)] },
];

/** The options of the Call of Duty: authored. */
export const call: readonly Option[] = [opt([count('tired', 1)], so('rest', 2)), opt([], disc.down(1))];
