import {
  asNumber,
  commonNames,
  type Message,
  message,
  nameMessage,
  noParameters,
  optionMessage,
  ordinal,
  type ParametersOf,
  playerMessage,
  type ScoreOf,
  type SentenceParameters,
  winnersMessage,
} from '../../../words/message.js';
import { tellFields } from '../../../words/tell-fields.js';
import { titleMessage, tokenMessage } from '../board/title-messages.js';
import type { Components } from '../components/index.js';
import type { MeepleKind, Resource } from '../components/vocabulary.js';
import type { Frostpunk } from '../types.js';
import {
  consequenceParameters,
  decidedExpedition,
  type MessageContext,
  optionParameters,
  placeMessage,
  siteParameters,
  topExpedition,
} from './context.js';
import { effectMessage, effectParameters, requirementMessage } from './effects.js';
import type { Names } from './keys.js';
import {
  amountMessage,
  citizenName,
  costMessages,
  expeditionTitle,
  messageById,
  ownerMessage,
  resourceName,
  siteMessageOf,
  someResource,
  tileMessage,
  zoneName,
} from './names.js';

const action = nameMessage('action');
const track = nameMessage('track');

interface HasMeeple {
  readonly meeple: MeepleKind;
}
const meepleParameter = ({ meeple }: HasMeeple) => ({ meeple: citizenName(meeple) });
/** A Citizen or automaton as the subject that begins a sentence. */
const someone = nameMessage('someone');

const citizenCardParameter = ({ card }: { readonly card: number }, { components }: MessageContext) => ({
  card: titleMessage(components.citizenCards[card]!.title),
});

const phaseParameter = (_: unknown, { state }: MessageContext) => ({ phase: state.phase.kind });
const amountParameter = ({ amount }: { readonly amount: number }) => ({ n: amount });
const citizenTypeParameters = (event: { readonly citizenType: MeepleKind }) => ({
  type: citizenName(event.citizenType),
  who: event.citizenType,
});
const resourceAmountParameter = (event: { readonly resource: Resource; readonly amount: number }) => ({
  amount: amountMessage(event.resource, event.amount),
});
const buildingParameters = (
  event: { readonly building: string; readonly site: string },
  { components }: MessageContext,
) => ({
  building: messageById(event.building, components),
  place: siteMessageOf(event.site),
});
const tileMessageById = (id: string, components: Components): Message =>
  tileMessage(
    components.tiles.findIndex((each) => each.id === id),
    components,
  );

const tell = tellFields({
  player: playerMessage,
  stage: nameMessage('stage'),
  expert: messageById,
  card: messageById,
  law: messageById,
  technology: messageById,
  token: tokenMessage,
  tile: tileMessageById,
});

const outcome = (score: ScoreOf<Frostpunk>): Message => {
  if (score.outcome === null) return winnersMessage({ over: false, winners: [] });
  const { result, reason } = score.outcome;
  return message('end', { result, ending: nameMessage('ending')(reason) });
};

/** The parameters of the sentences. */
export const parameters = {
  moves: {
    burnCoal: amountParameter,
    eat: amountParameter,
    pass: noParameters,
    done: phaseParameter,
    useCallOfDuty: noParameters,
    useExpert: (_, { state, components }) => {
      const { title, effects } = components.experts[state.expert]!;
      return { expert: titleMessage(title), ...effectParameters(effects, components) };
    },
    takeDuskOffer: noParameters,
    workLongShift: noParameters,
    drawToken: noParameters,
    drawDeathCard: noParameters,
    avoid: (_, context) => ({ expedition: expeditionTitle(decidedExpedition(context)) }),
    explore: (_, context) => ({ expedition: expeditionTitle(decidedExpedition(context)) }),
    continue: (_, context) => {
      const next = decidedExpedition(context)?.onContinue ?? 'none';
      return effectParameters(next === 'none' ? [] : next.effects, context.components);
    },
    return: (_, context) => effectParameters(decidedExpedition(context)?.onReturn.effects ?? [], context.components),
    playCard: citizenCardParameter,
    discardForDeath: citizenCardParameter,
    clear: (move) => ({ ...meepleParameter(move), zone: zoneName(move.zone) }),
    gather: (move, context) => ({ ...meepleParameter(move), ...siteParameters(move, context) }),
    use: (move, context) => ({ ...meepleParameter(move), ...siteParameters(move, context) }),
    build: meepleParameter,
    scout: (move, context) => ({
      ...meepleParameter(move),
      slot: move.slot + 1,
      expedition: expeditionTitle(topExpedition(move.slot, context)),
    }),
    special: (move, { components }) => ({ ...meepleParameter(move), card: messageById(move.card, components) }),
    construct: ({ building }, { components }) => ({ building: titleMessage(components.buildings[building]!.title) }),
    chooseSite: (move, context) => {
      const { phase } = context.state;
      return { ...siteParameters(move, context), purpose: phase.kind === 'site' ? phase.purpose : 'construct' };
    },
    dismantle: siteParameters,
    upgrade: siteParameters,
    choosePosition: ({ position }, { state, components }) => ({
      place: siteMessageOf(components.map.positions[position]!.id),
      phase: state.phase.kind,
    }),
    chooseOption: ({ optionNumber }, context) => ({ n: optionNumber, ...optionParameters(optionNumber, context) }),
    chooseType: citizenTypeParameters,
    activateToken: tell('token'),
    exhaustToken: tell('token'),
    removeToken: tell('token'),
    developTechnology: ({ technology }, { components }) => ({
      technology: titleMessage(components.technologies[technology]!.title),
    }),
    enactLaw: ({ law }, { components }) => ({ law: titleMessage(components.laws[law]!.title) }),
    keepConsequence: ({ consequence }, context) => ({
      letter: consequence.toUpperCase(),
      ...consequenceParameters(consequence, context),
    }),
    chooseScout: ({ slot }, context) => ({ slot: slot + 1, expedition: expeditionTitle(topExpedition(slot, context)) }),
  },
  events: {
    stageStarted: tell('stage', 'round'),
    leaderNamed: tell('player'),
    expertDrawn: tell('expert'),
    cardRevealed: tell('deck', 'card'),
    optionChosen: ({ optionSet, optionNumber }, { components }) => ({
      n: optionNumber,
      card: ownerMessage(optionSet, components),
    }),
    resourceGained: resourceAmountParameter,
    resourceLost: resourceAmountParameter,
    heatChanged: tell('to'),
    coldChanged: tell('to'),
    heatingRangeChanged: tell('level', 'to'),
    cubesThrown: ({ amount, fallen, inside }) => ({ n: amount, fell: fallen, left: inside }),
    pressureChanged: ({ by, to }) => ({ change: by < 0 ? 'down' : 'up', n: Math.abs(by), to }),
    generatorMalfunctioned: tell('nth'),
    sickCountChanged: (event) => ({ ...citizenTypeParameters(event), to: event.to }),
    sicknessMarkerFlipped: (event) => ({ ...citizenTypeParameters(event), face: event.face }),
    citizenJoined: citizenTypeParameters,
    citizenLeft: citizenTypeParameters,
    citizenTired: (event) => ({ someone: someone(event.citizenType) }),
    citizenRested: (event) => ({ someone: someone(event.citizenType) }),
    citizenDied: (event) => ({ ...citizenTypeParameters(event), corpses: event.corpses }),
    deathCardApplied: (event, { components }) => ({
      card: event.card === 'none' ? 'none' : messageById(event.card, components),
    }),
    tokenChanged: (event) => ({ track: track(event.track), token: tokenMessage(event.token), change: event.change }),
    meeplesChanged: (event) => ({
      ...citizenTypeParameters({ citizenType: event.meeple }),
      change: event.by < 0 ? 'down' : 'up',
      n: Math.abs(event.by),
    }),
    meeplePlaced: (event, context) => ({
      someone: someone(event.meeple),
      place: placeMessage(event.place, context),
      where: event.place.kind,
    }),
    actionTaken: (event, context) => ({
      ...tell('player')(event, context),
      action: action(event.action),
      cold: event.isCold ? 'yes' : 'no',
    }),
    tileDrawn: tell('tile'),
    tilePlaced: (event, context) => ({ ...tell('tile')(event, context), place: siteMessageOf(event.position) }),
    buildingBuilt: buildingParameters,
    buildingDismantled: buildingParameters,
    buildingUpgraded: buildingParameters,
    buildingDestroyed: buildingParameters,
    scoutMoved: ({ slot, to }, context) => ({
      slot: slot + 1,
      expedition: expeditionTitle(topExpedition(slot, context)),
      to: to < 0 ? 'home' : to + 1,
    }),
    expeditionStackChanged: (event, context) => ({
      ...tell('card', 'change')(event, context),
      slot: event.slot + 1,
    }),
    lawEnacted: tell('law'),
    technologyChanged: (event, context) => ({ ...tell('technology', 'change')(event, context), at: event.round }),
    citizenCardDrawn: tell('card'),
    citizenCardPlayed: tell('player', 'card'),
    callOfDutyUsed: tell('player'),
    meeplesReturned: noParameters,
    displayChanged: tell('card', 'change'),
    stormMoved: tell('to'),
    stormWorksChanged: tell('to'),
    hungerChanged: tell('to'),
    deckShuffled: tell('deck'),
    playerPassed: tell('player'),
    gameOver: ({ result, reason }) => ({ outcome: message('end', { result, ending: nameMessage('ending')(reason) }) }),
  },
  chance: {
    expertDrawn: noParameters,
    cardRevealed: tell('deck'),
    cubesThrown: amountParameter,
    deathCardApplied: ({ citizenType }) => ({ who: citizenType }),
    tokenChanged: tell('track'),
    tileDrawn: tell('zone'),
    expeditionStackChanged: ({ slot }) => ({ slot: slot + 1 }),
    citizenCardDrawn: noParameters,
  },
  questions: {
    turn: ({ armedCard }, { components }) => ({
      card: armedCard < 0 ? 'none' : titleMessage(components.citizenCards[armedCard]!.title),
    }),
    burnCoal: noParameters,
    eat: (_, { state }) => ({ hunger: state.hunger }),
    expert: (_, { state, components }) => ({ expert: titleMessage(components.experts[state.expert]!.title) }),
    dusk: noParameters,
    build: noParameters,
    gatherTile: noParameters,
    technology: noParameters,
    law: noParameters,
    chooseScout: noParameters,
    longShift: noParameters,
    site: ({ purpose, building }, { components }) => ({
      purpose,
      building: titleMessage(components.buildings[building]!.title),
    }),
    placeTile: (phase, { components }) => ({ tile: tileMessage(phase.tile, components) }),
    option: ({ optionSet }, { components }) => ({ card: ownerMessage(optionSet, components) }),
    citizenType: tell('purpose'),
    raise: tell('track'),
    lower: tell('track'),
    exhaust: tell('track'),
    activate: tell('track'),
    death: citizenTypeParameters,
    consequence: ({ law }, { components }) => ({ law: titleMessage(components.laws[law]!.title) }),
    arrived: (_, context) => ({ expedition: expeditionTitle(decidedExpedition(context)) }),
    explored: (_, context) => ({ expedition: expeditionTitle(decidedExpedition(context)) }),
    over: noParameters,
  },
  names: {
    ...commonNames,
    option: (id, components) => expertTitle(id, components) ?? optionMessage(id),
    stage: nameMessage('stage'),
    meeple: citizenName,
    someone,
    resource: resourceName,
    someResource,
    zone: zoneName,
    action,
    track,
    token: tokenMessage,
    card: messageById,
    tile: tileMessage,
    site: siteMessageOf,
    slot: (slot) => message('slot', { slot: slot + 1, expedition: 'none' }),
    ending: nameMessage('ending'),
    effect: effectMessage,
    requirement: requirementMessage,
  },
  refusalParameters: {
    now: nameMessage('now'),
    card: messageById,
    type: citizenName,
    meeple: citizenName,
    zone: zoneName,
    place: siteMessageOf,
    building: messageById,
    slot: ordinal,
    token: tokenMessage,
    optionNumber: asNumber,
    cost: costMessages,
    have: asNumber,
    need: asNumber,
    max: asNumber,
  },
  outcome,
} satisfies SentenceParameters<Frostpunk, Names>;

/** Returns the title of an expert as a value of the option `expert`, such as `expert.P1`. */
const expertTitle = (id: string, { experts }: Components): Message | undefined => {
  const expert = experts.find((each) => id === `expert.${each.id}`);
  return expert === undefined ? undefined : titleMessage(expert.title);
};

/** The parameters of the messages of moves, events and questions, by key. */
export type MessageParameters = ParametersOf<typeof parameters>;
