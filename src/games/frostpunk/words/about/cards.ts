import { joinMessages, type Message, message, nameMessage } from '../../../../words/message.js';
import { tokenMessage } from '../../board/title-messages.js';
import type {
  CitizenCard,
  Components,
  CouncilCard,
  DuskCard,
  ExpeditionCard,
  Expert,
  MorningCard,
  ScenarioCard,
  WeatherCard,
} from '../../components/index.js';
import { CITIZEN_TYPES } from '../../components/vocabulary.js';
import { citizenName, messageById } from '../names.js';
import { displayLines } from './displays.js';
import { effectsLine, effectsMessage, numberLines, optionLines, requirementParameters } from './effect-lines.js';
import { duskLines } from './policies.js';

const action = nameMessage('action');

/** Returns the lines about a Citizen card. */
export const citizenLines = (
  { citizenType, actions, mainEffects, deathEffects }: CitizenCard,
  components: Components,
): readonly Message[] => [
  message('about.citizenCard', {
    kind: citizenName(citizenType),
    actions: joinMessages(
      'either',
      actions.map((each) =>
        each.buildings.length === 0
          ? action(each.action)
          : message('about.actionWith', {
              action: action(each.action),
              buildings: joinMessages(
                'either',
                each.buildings.map((id) => messageById(id, components)),
              ),
            }),
      ),
    ),
  }),
  message('about.instead', { effects: effectsMessage(mainEffects, components) }),
  ...CITIZEN_TYPES.map((kind, i) =>
    message('about.death', { kind: citizenName(kind), effects: effectsMessage(deathEffects[i]!, components) }),
  ),
];

/** Returns the lines about an expert. */
export const expertLines = ({ token: id, effects }: Expert, components: Components): readonly Message[] => [
  message('about.expert', { token: tokenMessage(id) }),
  ...effectsLine('about.effects', effects, components),
];

/** Returns the lines about an Expedition. */
export const expeditionLines = (
  { letter, pathLength, onContinue, onReturn }: ExpeditionCard,
  components: Components,
): readonly Message[] => [
  message('about.letter', { letter }),
  message('about.path', { n: pathLength }),
  message('about.back', { effects: effectsMessage(onReturn.effects, components), after: onReturn.stackChange }),
  ...(onContinue === 'none'
    ? []
    : [message('about.next', { effects: effectsMessage(onContinue.effects, components), letter: onContinue.letter })]),
];

/** Returns the lines about a Morning card. */
export const morningLines = ({ options, display }: MorningCard, components: Components): readonly Message[] => [
  ...options.map(({ when, effects, destination }, i) =>
    message('about.morning', {
      n: i + 1,
      ...requirementParameters(when, components),
      effects: effectsMessage(effects, components),
      to: destination,
    }),
  ),
  ...displayLines(display, components),
];

/** Returns the lines about a Weather card. */
export const weatherLines = (
  { effects, hunt, scoutSteps, stormApproach }: WeatherCard,
  components: Components,
): readonly Message[] => [
  ...effectsLine('about.effects', effects, components),
  message('about.hunting', { n: hunt }),
  message('about.scouting', { n: scoutSteps }),
  ...numberLines('about.nearer', stormApproach),
];

/** Returns the lines about a Dusk card. */
export const duskCardLines = (card: DuskCard, components: Components): readonly Message[] => [
  ...duskLines(card, components),
  ...(card.isSetAside ? [message('about.aside')] : []),
];

/** Returns the lines about a Council card. */
export const councilLines = ({ options }: CouncilCard, components: Components): readonly Message[] => [
  ...optionLines(options, components),
  message('about.council'),
];

/** Returns the lines about a card of the scenario. */
export const scenarioLines = (
  { trigger, effects, staysInPlay, display }: ScenarioCard,
  components: Components,
): readonly Message[] => [
  message('about.scene', { at: trigger.kind, n: trigger.kind === 'round' ? trigger.round : 0 }),
  ...effectsLine('about.effects', effects, components),
  ...(staysInPlay ? [message('about.stays')] : []),
  ...displayLines(display, components),
];
