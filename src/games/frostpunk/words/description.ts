import type { Player } from '../../../core/contract/game.js';
import {
  commonNames,
  type Description,
  figure,
  type Message,
  message,
  named,
  nothing,
  optionNamed,
  ordinal,
  type ParametersOf,
  type ScoreOf,
  seat,
  winnersOf,
} from '../../../words/message.js';
import { titled, token } from '../board/titled.js';
import type { Components } from '../components/index.js';
import type { Kind, Res } from '../components/vocabulary.js';
import type { Frostpunk } from '../types.js';
import { effect, effectsTold, required } from './effects.js';
import type { Names } from './keys.js';
import { atSite, consequenceTold, type Given, optionTold, placeOf, topOf, underWay } from './scene.js';
import { amount, byId, citizen, costOf, expedition, ownerOf, res, site, someRes, tile, zone } from './things.js';

const action = named('action');
const track = named('track');

interface Worked {
  readonly meeple: Kind;
}
const worked = ({ meeple }: Worked) => ({ meeple: citizen(meeple) });
/** A Citizen or automaton as the subject that begins a sentence. */
const someone = named('someone');

const cardOf = ({ card }: { readonly card: number }, { components }: Given) => ({
  card: titled(components.citizens[card]!.title),
});

const phaseOf = (_: unknown, { state }: Given) => ({ phase: state.phase.kind });
const tokenOf = (move: { readonly token: string }) => ({ token: token(move.token) });
const numbered = ({ n }: { readonly n: number }) => ({ n });
const ofType = (event: { readonly type: Kind }) => ({ type: citizen(event.type), who: event.type });
const onTrack = (phase: { readonly track: string }) => ({ track: phase.track });
const until = ({ to }: { readonly to: number }) => ({ to });
const goods = (event: { readonly res: Res; readonly n: number }) => ({ amount: amount(event.res, event.n) });
const doer = ({ player }: { readonly player: Player }) => ({ player: seat(player) });
const built = (event: { readonly building: string; readonly site: string }, { components }: Given) => ({
  building: byId(event.building, components),
  place: site(event.site),
});
const cardById = ({ card }: { readonly card: string }, { components }: Given) => ({ card: byId(card, components) });

const outcome = (score: ScoreOf<Frostpunk>): Message => {
  if (score.outcome === null) return winnersOf({ over: false, winners: [] });
  const { result, reason } = score.outcome;
  return message('end', { result, ending: named('ending')(reason) });
};

/** The parameters of the sentences. */
export const description = {
  moves: {
    feed: numbered,
    eat: numbered,
    pass: nothing,
    done: phaseOf,
    call: nothing,
    expert: (_, { state, components }) => {
      const { title, effects } = components.experts[state.expert]!;
      return { expert: titled(title), ...effectsTold(effects, components) };
    },
    patrol: nothing,
    shift: nothing,
    token: nothing,
    draw: nothing,
    avoid: (_, scene) => ({ expedition: expedition(underWay(scene)) }),
    explore: (_, scene) => ({ expedition: expedition(underWay(scene)) }),
    continue: (_, scene) => {
      const next = underWay(scene)?.next ?? 'none';
      return effectsTold(next === 'none' ? [] : next.effects, scene.components);
    },
    return: (_, scene) => effectsTold(underWay(scene)?.back.effects ?? [], scene.components),
    card: cardOf,
    discard: cardOf,
    clear: (move) => ({ ...worked(move), zone: zone(move.zone) }),
    gather: (move, scene) => ({ ...worked(move), ...atSite(move, scene) }),
    use: (move, scene) => ({ ...worked(move), ...atSite(move, scene) }),
    build: worked,
    scout: (move, scene) => ({ ...worked(move), slot: move.slot + 1, expedition: expedition(topOf(move.slot, scene)) }),
    special: (move, { components }) => ({ ...worked(move), card: byId(move.card, components) }),
    construct: ({ building }, { components }) => ({ building: titled(components.buildings[building]!.title) }),
    site: (move, scene) => {
      const { phase } = scene.state;
      return { ...atSite(move, scene), purpose: phase.kind === 'site' ? phase.purpose : 'construct' };
    },
    dismantle: atSite,
    upgrade: atSite,
    tile: ({ position }, { state, components }) => ({
      place: site(components.map.positions[position]!.id),
      phase: state.phase.kind,
    }),
    option: ({ n }, scene) => ({ n, ...optionTold(n, scene) }),
    type: ofType,
    activate: tokenOf,
    exhaust: tokenOf,
    remove: tokenOf,
    technology: ({ technology }, { components }) => ({
      technology: titled(components.technologies[technology]!.title),
    }),
    law: ({ law }, { components }) => ({ law: titled(components.laws[law]!.title) }),
    keep: ({ consequence }, scene) => ({
      letter: consequence.toUpperCase(),
      ...consequenceTold(consequence, scene),
    }),
    stack: ({ slot }, scene) => ({ slot: slot + 1, expedition: expedition(topOf(slot, scene)) }),
  },
  events: {
    stageBegan: ({ stage, round }) => ({ stage: named('stage')(stage), round }),
    leaderNamed: doer,
    expertDrawn: ({ expert }, { components }) => ({ expert: byId(expert, components) }),
    cardRevealed: (event, scene) => ({ deck: event.deck, ...cardById(event, scene) }),
    optionChosen: ({ set, n }, { components }) => ({ n, card: ownerOf(set, components) }),
    gained: goods,
    lost: goods,
    heatChanged: until,
    coldChanged: until,
    rangeChanged: ({ level, to }) => ({ level, to }),
    cubesThrown: ({ n, fell, left }) => ({ n, fell, left }),
    pressureChanged: ({ by, to }) => ({ change: by < 0 ? 'down' : 'up', n: Math.abs(by), to }),
    malfunctioned: ({ nth }) => ({ nth }),
    fellSick: (event) => ({ ...ofType(event), to: event.to }),
    statusFlipped: (event) => ({ ...ofType(event), face: event.face }),
    joined: ofType,
    left: ofType,
    tired: (event) => ({ someone: someone(event.type) }),
    rested: (event) => ({ someone: someone(event.type) }),
    died: (event) => ({ ...ofType(event), corpses: event.corpses }),
    deathCardApplied: (event, { components }) => ({
      card: event.card === 'none' ? 'none' : byId(event.card, components),
    }),
    tokenChanged: (event) => ({ track: track(event.track), token: token(event.token), change: event.change }),
    meeplesChanged: (event) => ({ ...ofType(event), change: event.by < 0 ? 'down' : 'up', n: Math.abs(event.by) }),
    meeplePlaced: (event, scene) => ({
      someone: someone(event.meeple),
      place: placeOf(event.where, scene),
      where: event.where.kind,
    }),
    actionTaken: (event) => ({ ...doer(event), action: action(event.action), cold: event.cold ? 'yes' : 'no' }),
    tileDrawn: (event, { components }) => ({ tile: tileById(event.tile, components) }),
    tilePlaced: (event, { components }) => ({
      tile: tileById(event.tile, components),
      place: site(event.position),
    }),
    built,
    dismantled: built,
    upgraded: built,
    destroyed: built,
    scoutMoved: ({ slot, to }, scene) => ({
      slot: slot + 1,
      expedition: expedition(topOf(slot, scene)),
      to: to < 0 ? 'home' : to + 1,
    }),
    stackChanged: (event, scene) => ({ slot: event.slot + 1, ...cardById(event, scene), change: event.change }),
    lawPassed: ({ law }, { components }) => ({ law: byId(law, components) }),
    technologyChanged: ({ id, change, at }, { components }) => ({ technology: byId(id, components), change, at }),
    cardTaken: cardById,
    citizenPlayed: (event, scene) => ({ ...doer(event), ...cardById(event, scene) }),
    callUsed: doer,
    meeplesReturned: nothing,
    displayChanged: (event, scene) => ({ ...cardById(event, scene), change: event.change }),
    stormMoved: until,
    worksChanged: until,
    hungerChanged: until,
    shuffled: ({ deck }) => ({ deck }),
    passed: doer,
    gameOver: ({ result, reason }) => ({ outcome: message('end', { result, ending: named('ending')(reason) }) }),
  },
  chance: {
    expertDrawn: nothing,
    cardRevealed: ({ deck }) => ({ deck }),
    cubesThrown: numbered,
    deathCardApplied: ({ type }) => ({ who: type }),
    tokenChanged: (event) => ({ track: event.track }),
    tileDrawn: (event) => ({ zone: event.zone }),
    stackChanged: ({ slot }) => ({ slot: slot + 1 }),
    cardTaken: nothing,
  },
  questions: {
    turn: ({ card }, { components }) => ({ card: card < 0 ? 'none' : titled(components.citizens[card]!.title) }),
    feed: nothing,
    eat: (_, { state }) => ({ hunger: state.hunger }),
    expert: (_, { state, components }) => ({ expert: titled(components.experts[state.expert]!.title) }),
    dusk: nothing,
    build: nothing,
    post: nothing,
    technology: nothing,
    law: nothing,
    scout: nothing,
    shift: nothing,
    site: ({ purpose, building }, { components }) => ({
      purpose,
      building: titled(components.buildings[building]!.title),
    }),
    tile: (phase, { components }) => ({ tile: tile(phase.tile, components) }),
    option: ({ set }, { components }) => ({ card: ownerOf(set, components) }),
    type: ({ purpose }) => ({ purpose }),
    raise: onTrack,
    lower: onTrack,
    exhaust: onTrack,
    activate: onTrack,
    death: ofType,
    consequence: ({ law }, { components }) => ({ law: titled(components.laws[law]!.title) }),
    arrive: (_, scene) => ({ expedition: expedition(underWay(scene)) }),
    return: (_, scene) => ({ expedition: expedition(underWay(scene)) }),
    over: nothing,
  },
  names: {
    ...commonNames,
    option: (id, components) => expertNamed(id, components) ?? optionNamed(id),
    stage: named('stage'),
    kind: citizen,
    someone,
    res,
    someRes,
    zone,
    action,
    track,
    token,
    card: byId,
    tile,
    site,
    slot: (slot) => message('slot', { slot: slot + 1, expedition: 'none' }),
    ending: named('ending'),
    effect,
    requirement: required,
  },
  facts: {
    now: named('now'),
    card: byId,
    type: citizen,
    meeple: citizen,
    zone,
    place: site,
    building: byId,
    slot: ordinal,
    token,
    n: figure,
    cost: costOf,
    have: figure,
    need: figure,
    most: figure,
  },
  outcome,
} satisfies Description<Frostpunk, Names>;

/** Returns the title of an expert as a value of the option `expert`, such as `expert.P1`. */
const expertNamed = (id: string, { experts }: Components): Message | undefined => {
  const expert = experts.find((each) => id === `expert.${each.id}`);
  return expert === undefined ? undefined : titled(expert.title);
};

const tileById = (id: string, components: Components): Message =>
  tile(
    components.tiles.findIndex((each) => each.id === id),
    components,
  );

/** The parameters of the messages of moves, events and questions, by key. */
export type MessageParameters = ParametersOf<typeof description>;
