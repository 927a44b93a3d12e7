import type { Effect, Option } from '../effects.js';
import {
  bare,
  build,
  choose,
  coal,
  count,
  counted,
  discontent,
  enact,
  food,
  hope,
  option,
  placeable,
  pressure,
  sick,
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

const citizenCard = (
  id: string,
  title: string,
  citizenType: CitizenCard['citizenType'],
  actions: string,
  mainEffects: readonly Effect[],
  ...death: CitizenCard['deathEffects'][number][]
): CitizenCard => ({
  id,
  title,
  citizenType,
  actions: actionsOf(actions),
  mainEffects,
  deathEffects: [death[0]!, death[1]!, death[2]!],
});

const hopeFalls = [hope.down(1)];
const discontentRises = [discontent.up()];
const griefRises = [discontent.up('grief')];

/** The Citizen cards: authored. */
export const citizenCards: readonly CitizenCard[] = [
  citizenCard(
    'C01',
    'Old Stoker',
    W,
    'gather',
    [counted('takeFromSpace', 4)],
    hopeFalls,
    discontentRises,
    discontentRises,
  ),
  citizenCard('C02', 'Carpenter', W, 'build', [build(4, 1)], discontentRises, hopeFalls, griefRises),
  citizenCard('C03', 'Trapper', W, 'gather clear', [food(9)], [food(-5)], [food(-5)], hopeFalls),
  citizenCard(
    'C04',
    'Pit Boss',
    W,
    'use:MINE/SAWM',
    [counted('useBuilding', 2)],
    discontentRises,
    discontentRises,
    hopeFalls,
  ),
  citizenCard(
    'C05',
    'Pathfinder',
    W,
    'scout clear',
    [
      choose(
        option([bare('scoutAway')], counted('marchScout', 2)),
        option([placeable('near', 'far')], tile('near', 2), tile('far', 1)),
      ),
    ],
    [wood(-1)],
    discontentRises,
    griefRises,
  ),
  citizenCard('C06', 'Night Porter', W, 'build gather', [counted('rest', 1)], [tire(W)], [tire(E)], discontentRises),
  citizenCard(
    'C07',
    'Surgeon',
    E,
    'use:MEDI/INFI',
    [counted('cure', 4), counted('treat', 1)],
    [sick(W)],
    [sick(E)],
    hopeFalls,
  ),
  citizenCard('C08', 'Boiler Fitter', E, 'use:GENE', [pressure(-8)], [pressure(1)], [pressure(2)], discontentRises),
  citizenCard(
    'C09',
    'Draughtsman',
    E,
    'use:WORK',
    [counted('hastenTechnology', 3)],
    discontentRises,
    [wood(-2)],
    hopeFalls,
  ),
  citizenCard('C10', 'Orator', E, 'use:PLAT', [enact(true)], hopeFalls, hopeFalls, hopeFalls),
  citizenCard('C11', 'Lamp Boy', C, 'gather use', [coal(3)], [coal(-1)], discontentRises, griefRises),
  citizenCard('C12', 'Choir Girl', C, 'special use', [hope.up('unity')], [], discontentRises, griefRises),
  citizenCard('C13', 'Ironmonger', W, 'build special', [steel(2)], [steel(-1)], discontentRises, discontentRises),
  citizenCard(
    'C14',
    'Signalman',
    E,
    'scout special',
    [counted('delayStorm', 1)],
    discontentRises,
    hopeFalls,
    discontentRises,
  ),
];

/** The experts: authored. */
export const experts: readonly Expert[] = [
  { id: 'P1', title: 'Quartermaster', token: 'trust', effects: [food(7)] },
  { id: 'P2', title: 'Foreman', token: 'resolve', effects: [wood(2), steel(1)] },
  { id: 'P3', title: 'Physician', token: 'unity', effects: [counted('cure', 3)] },
  { id: 'P4', title: 'Boiler Master', token: 'trust', effects: [pressure(-4)] },
];

/** The options of the Call of Duty: authored. */
export const callOfDutyOptions: readonly Option[] = [
  option([count('tiredTokens', 1)], counted('rest', 2)),
  option([], discontent.down(1)),
];
