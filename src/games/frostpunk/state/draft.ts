import type { Mutable } from '../../../core/data/copy.js';
import type { DraftOf, Seeded, Unfilled } from '../../../core/types/draft.js';
import type { State, View } from './index.js';
import type { Frame } from './parts.js';

/** The fields that a copy owns; of the agenda it also owns the frames. */
type Owned =
  | 'random'
  | 'resources'
  | 'citizens'
  | 'sick'
  | 'skull'
  | 'tired'
  | 'covered'
  | 'exposed'
  | 'reserve'
  | 'atPlaces'
  | 'ranges'
  | 'tower'
  | 'hopeBag'
  | 'discontentBag'
  | 'tiles'
  | 'resource'
  | 'amount'
  | 'built'
  | 'upgraded'
  | 'partner'
  | 'meeple'
  | 'supply'
  | 'morning'
  | 'weather'
  | 'dusk'
  | 'council'
  | 'consequence'
  | 'consequenceKnown'
  | 'laws'
  | 'technologies'
  | 'expeditionDecks'
  | 'stacks'
  | 'scenario'
  | 'specialUsed';

/** A state that the rules may change. */
export interface Draft extends Omit<DraftOf<State, Owned>, 'agenda'> {
  agenda: Mutable<Frame>[];
}

/** Copies a state or a view for changes. */
export function clone(state: State): Draft;
export function clone(view: Seeded<View>): Unfilled<View>;
export function clone(state: Seeded<View>): Unfilled<View> {
  const { key, drawn } = state.random;
  return {
    game: state.game,
    rules: state.rules,
    components: state.components,
    players: state.players,
    random: { key, drawn },
    difficulty: state.difficulty,
    expert: state.expert,
    round: state.round,
    stage: state.stage,
    step: state.step,
    leader: state.leader,
    actor: state.actor,
    passed: state.passed,
    phase: state.phase,
    agenda: state.agenda.length === 0 ? [] : state.agenda.map(copyOf),
    act: state.act,
    resources: state.resources.slice(),
    citizens: state.citizens.slice(),
    sick: state.sick.slice(),
    skull: state.skull.slice(),
    tired: state.tired.slice(),
    covered: state.covered.slice(),
    exposed: state.exposed.slice(),
    reserve: state.reserve.slice(),
    atPlaces: state.atPlaces.slice(),
    bank: state.bank,
    heat: state.heat,
    cold: state.cold,
    overheated: state.overheated,
    ranges: state.ranges.slice(),
    pressure: state.pressure,
    tower: { ...state.tower },
    hunger: state.hunger,
    corpses: state.corpses,
    works: state.works,
    hope: state.hope,
    discontent: state.discontent,
    hopeBag: state.hopeBag.slice(),
    discontentBag: state.discontentBag.slice(),
    storm: state.storm,
    stormEnd: state.stormEnd,
    tiles: state.tiles.slice(),
    nearStack: state.nearStack,
    farStack: state.farStack,
    resource: state.resource.slice(),
    amount: state.amount.slice(),
    built: state.built.slice(),
    upgraded: state.upgraded.slice(),
    partner: state.partner.slice(),
    meeple: state.meeple.slice(),
    supply: state.supply.slice(),
    morning: { ...state.morning },
    weather: { ...state.weather },
    dusk: { ...state.dusk },
    council: { ...state.council },
    consequence: state.consequence.slice(),
    consequenceKnown: state.consequenceKnown.slice(),
    laws: state.laws.slice(),
    enacted: state.enacted,
    shiftUsed: state.shiftUsed,
    patrolled: state.patrolled,
    technologies: state.technologies.slice(),
    developing: state.developing,
    developAt: state.developAt,
    citizenDeck: state.citizenDeck,
    citizenDiscard: state.citizenDiscard,
    hand: state.hand,
    cardPlayed: state.cardPlayed,
    callUsed: state.callUsed,
    expeditionDecks: { ...state.expeditionDecks },
    expeditionGone: state.expeditionGone,
    stacks: state.stacks.slice(),
    display: state.display,
    scenario: state.scenario.slice(),
    specialUsed: state.specialUsed.slice(),
    outcome: state.outcome,
  };
}

const copyOf = ({ program, at, left, type, slot }: Frame): Mutable<Frame> => ({ program, at, left, type, slot });
