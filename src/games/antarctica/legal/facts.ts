import type { Facts } from '../../../core/reasons.js';
import type { Reason } from '../clauses/reasons.js';
import {
  type Box,
  BUILDINGS,
  type Building,
  type CardTable,
  type Deck,
  type ShipyardCard,
} from '../components/index.js';
import type { Move } from '../moves/index.js';
import { moverOf, type State } from '../state/index.js';
import { accessTo, missingNeed, needsOf, targetOf, topOf } from '../zones.js';

/** The figures of a refusal. */
export const facts = (state: State, box: Box, move: Move, reason: Reason): Facts =>
  FACTS[reason]?.(state, box, move) ?? {};

/** The figures of one reason. */
type Telling = (state: State, box: Box, move: Move) => Facts;

const zoneOf = (move: Move): number => ('to' in move ? move.to : 'zone' in move ? move.zone : 0);
const trackOf = (move: Move): number => ('track' in move ? move.track : 0);
const deckOf = (move: Move): Deck => (move.kind === 'build' ? move.deck : 'basic');

const zone: Telling = (_state, _box, move) => ({ zone: zoneOf(move) });
const fullZone: Telling = ({ queues }, _, move) => ({ zone: zoneOf(move), have: queues[zoneOf(move)]!.length });
const fullSun: Telling = ({ queues, sun }) => ({ zone: sun, have: queues[sun]!.length });
const target: Telling = (state) => ({ zone: targetOf(state) });
const track: Telling = (_state, _box, move) => ({ track: trackOf(move) });
const place: Telling = (_state, _box, move) => ('position' in move ? { zone: move.zone, position: move.position } : {});
const card: Telling = (_state, _box, move) => ({ card: CARD_NAMES[cardOf(move)] });

const top = (state: State, box: Box, move: Move): CardTable => topOf(state, box, deckOf(move))!;
const built: Telling = (state, box, move) => ({
  building: BUILDING_NAMES[top(state, box, move).builds],
  zone: targetOf(state),
});

/** The need without access: in how many zones the building is asked for, and in how many it can be had. */
const access: Telling = (state, box, move) => {
  const found = top(state, box, move);
  const player = moverOf(state);
  const missing = missingNeed(state, found, player);
  if (typeof missing === 'string') return {};
  const { building } = missing;
  return {
    building: BUILDING_NAMES[building],
    need: needsOf(found, building),
    have: accessTo(state, building, player),
  };
};
const lacking: Telling = (state, box, move) => {
  const found = top(state, box, move);
  const player = moverOf(state);
  const short = (building: Building): number =>
    Math.max(0, needsOf(found, building) - accessTo(state, building, player));
  return { missing: BUILDINGS.reduce((missing, building) => missing + short(building), 0) };
};

const FACTS: Readonly<Partial<Record<Reason, Telling>>> = {
  'place-closed': zone,
  'place-full': fullZone,
  'sail-closed': zone,
  'sail-stays': zone,
  'sail-full': fullZone,
  'deck-empty': (_state, _box, move) => ({ deck: deckOf(move) }),
  'building-stands': built,
  'personnel-short': (state, box, move) => ({
    need: top(state, box, move).scientists,
    have: state.personnel[moverOf(state)]!,
  }),
  'supply-empty': (state, box, move) => ({ building: BUILDING_NAMES[top(state, box, move).builds] }),
  'no-stand-in': access,
  'simple-used': access,
  'no-expertise': access,
  'much-missing': lacking,
  'resource-second': access,
  'no-shipyard': target,
  'sun-full': fullSun,
  'not-in-pile': card,
  'no-camp': target,
  'recruits-nobody': target,
  'no-centre': (state, _, move) => ({ zone: targetOf(state), track: trackOf(move) }),
  'no-strength': target,
  'track-closed': ({ players }, _, move) => ({ track: trackOf(move), players }),
  'no-cube': track,
  'track-ended': track,
  'nothing-to-move': place,
  'not-own-to-move': place,
  'move-closed': zone,
  'move-full': fullZone,
  'not-in-row': card,
  'track-taken': track,
  'not-in-hand': card,
  'no-second-ship': zone,
  'second-not-own': zone,
  'ice-broken': zone,
  'nobody-second': zone,
  'second-was-other': zone,
  'nothing-to-give': place,
  'not-own-to-give': place,
};

/** The shipyard card that a move takes or plays. */
const cardOf = (move: Move): ShipyardCard => {
  switch (move.kind) {
    case 'take':
      return move.card;
    case 'playIcebreaker':
      return 'icebreaker';
    case 'playRecruits':
      return 'recruits';
    case 'playProgress':
      return 'progress';
    default:
      return 'scientist';
  }
};

/** What shipyard cards are called. */
export const CARD_NAMES: Readonly<Record<ShipyardCard, string>> = {
  scientist: 'Place a scientist',
  icebreaker: 'Icebreaker',
  recruits: '+2 scientists',
  progress: 'Rapid progress',
};

/** What buildings are called. */
export const BUILDING_NAMES: Readonly<Record<Building, string>> = {
  camp: 'camp',
  shipyard: 'shipyard',
  crane: 'crane',
  mine: 'mine',
  derrick: 'derrick',
  turbine: 'wind turbine',
  laboratory: 'laboratory',
  factory: 'factory',
  land: 'land research centre',
  coastal: 'coastal research centre',
  marine: 'marine research centre',
  headquarters: 'headquarters',
  farm: 'plankton farm',
  antenna: 'satellite dish',
};
