import { chain, type Message, message, named } from '../../../../words/message.js';
import { token } from '../../board/titled.js';
import type {
  CitizenCard,
  Components,
  Council,
  Dusk,
  Expedition,
  Expert,
  Morning,
  ScenarioCard,
  Weather,
} from '../../components/index.js';
import { CITIZENS } from '../../components/vocabulary.js';
import { byId, citizen } from '../things.js';
import { displayLines } from './displays.js';
import { duskLines } from './policies.js';
import { choices, lineOn, linesFor, outcomeOf, requiredTold } from './told.js';

const action = named('action');

/** Returns the lines about a Citizen card. */
export const citizenLines = (
  { type, actions, main, death }: CitizenCard,
  components: Components,
): readonly Message[] => [
  message('about.citizenCard', {
    kind: citizen(type),
    actions: chain(
      'either',
      actions.map((each) =>
        each.buildings.length === 0
          ? action(each.action)
          : message('about.actionWith', {
              action: action(each.action),
              buildings: chain(
                'either',
                each.buildings.map((id) => byId(id, components)),
              ),
            }),
      ),
    ),
  }),
  message('about.instead', { effects: outcomeOf(main, components) }),
  ...CITIZENS.map((kind, i) =>
    message('about.death', { kind: citizen(kind), effects: outcomeOf(death[i]!, components) }),
  ),
];

/** Returns the lines about an expert. */
export const expertLines = ({ token: id, effects }: Expert, components: Components): readonly Message[] => [
  message('about.expert', { token: token(id) }),
  ...lineOn('about.effects', effects, components),
];

/** Returns the lines about an Expedition. */
export const expeditionLines = (
  { letter, path, next, back }: Expedition,
  components: Components,
): readonly Message[] => [
  message('about.letter', { letter }),
  message('about.path', { n: path }),
  message('about.back', { effects: outcomeOf(back.effects, components), after: back.after }),
  ...(next === 'none'
    ? []
    : [message('about.next', { effects: outcomeOf(next.effects, components), letter: next.letter })]),
];

/** Returns the lines about a Morning card. */
export const morningLines = ({ options, display }: Morning, components: Components): readonly Message[] => [
  ...options.map(({ when, effects, to }, i) =>
    message('about.morning', {
      n: i + 1,
      ...requiredTold(when, components),
      effects: outcomeOf(effects, components),
      to,
    }),
  ),
  ...displayLines(display, components),
];

/** Returns the lines about a Weather card. */
export const weatherLines = ({ effects, hunt, scouts, storm }: Weather, components: Components): readonly Message[] => [
  ...lineOn('about.effects', effects, components),
  message('about.hunting', { n: hunt }),
  message('about.scouting', { n: scouts }),
  ...linesFor('about.nearer', storm),
];

/** Returns the lines about a Dusk card. */
export const eveningLines = (card: Dusk, components: Components): readonly Message[] => [
  ...duskLines(card, components),
  ...(card.aside ? [message('about.aside')] : []),
];

/** Returns the lines about a Council card. */
export const councilLines = ({ options }: Council, components: Components): readonly Message[] => [
  ...choices(options, components),
  message('about.council'),
];

/** Returns the lines about a card of the scenario. */
export const sceneLines = (
  { at, effects, stays, display }: ScenarioCard,
  components: Components,
): readonly Message[] => [
  message('about.scene', { at: at.kind, n: at.kind === 'round' ? at.round : 0 }),
  ...lineOn('about.effects', effects, components),
  ...(stays ? [message('about.stays')] : []),
  ...displayLines(display, components),
];
