import { repeatItem } from '../../../core/data/list.js';
import type { Tables } from '../components/index.js';
import type { Difficulty } from '../components/vocabulary.js';
import type { State } from './index.js';
import { IDLE } from './parts.js';

/** Returns the lists that a copy would share with its original; they are created anew for each game. */
export const createEmptyPiles = () => ({
  hope: [],
  discontent: [],
  nearStack: [],
  farStack: [],
  morning: { drawStack: [], current: -1, removed: [] },
  weather: { drawStack: [], current: -1, discarded: [] },
  dusk: { deck: [], discarded: [], setAside: [], removed: [], current: -1 },
  council: { drawStack: [], current: -1, isCurrentKnown: false, removed: [] },
  enactedLaws: [],
  citizenDrawStack: [],
  discardedCitizenCards: [],
  hand: [],
  removedExpeditions: [],
  display: [],
});

const NO_STACK: State['expeditionStacks'][number] = Object.freeze({
  cards: Object.freeze([]),
  scout: 'none',
  scoutSpace: 0,
});

/**
 * Returns the start state of a difficulty, with everything that is not printed on the boards in the box.
 * @rule FP-SETUP-1
 */
export const createStateBeforeDeal = (
  { id, components, siteNames, spaceCount }: Tables,
  difficulty: Difficulty,
): State => {
  const { tracks, tokens, buildings, laws, technologies, scenario, map, expeditionSlots } = components;
  const { stock, citizens, sickCitizens, cold, heat, hunger, stormRound } = components.startByDifficulty[difficulty];
  return {
    game: 'frostpunk',
    rules: '',
    components: id,
    players: 1,
    random: { key: '', drawn: 0 },
    difficulty,
    expert: 0,
    round: 1,
    stage: 'action',
    step: 0,
    leader: 0,
    decider: 0,
    hasPassed: [],
    phase: { kind: 'over' },
    effectStack: [],
    currentAction: IDLE,
    stock,
    citizens,
    sickCitizens,
    showsSkull: repeatItem(false, 3),
    tiredTokens: repeatItem(0, 3),
    coveredTokens: repeatItem(0, 3),
    exposedMeeples: repeatItem(0, 3),
    reserveMeeples: [...citizens.map((count, type) => tracks.meeplesFor[type]![count]!), 0],
    meeplesOffMap: repeatItem(0, 4),
    automatonsInBank: components.automatons,
    heat,
    cold,
    hasMalfunctioned: false,
    heatingRanges: tracks.heatingRanges,
    pressure: 0,
    tower: { inside: 0, drawer: 0 },
    hunger,
    corpses: 0,
    stormWorks: 0,
    hope: [],
    discontent: [],
    hopeBag: tokens.hope.map(({ copies }) => copies),
    discontentBag: tokens.discontent.map(({ copies }) => copies),
    stormRound,
    stormEndRound: 0,
    tiles: repeatItem(-1, map.positions.length),
    nearStack: [],
    farStack: [],
    spaceResource: repeatItem('none', spaceCount),
    spaceAmount: repeatItem(0, spaceCount),
    siteBuilding: repeatItem(-1, siteNames.length),
    isUpgraded: repeatItem(false, siteNames.length),
    otherSite: repeatItem(-1, siteNames.length),
    siteMeeple: repeatItem('none', siteNames.length),
    buildingSupply: buildings.map(({ copies }) => copies),
    morning: { drawStack: [], current: -1, removed: [] },
    weather: { drawStack: [], current: -1, discarded: [] },
    dusk: { deck: [], discarded: [], setAside: [], removed: [], current: -1 },
    council: { drawStack: [], current: -1, isCurrentKnown: false, removed: [] },
    lawConsequence: repeatItem('none', laws.length),
    isConsequenceKnown: repeatItem(false, laws.length),
    lawStatus: repeatItem('open', laws.length),
    enactedLaws: [],
    isLongShiftUsed: false,
    isDuskOfferTaken: false,
    isDeveloped: repeatItem(false, technologies.length),
    developingTechnology: -1,
    developmentEndRound: 0,
    citizenDrawStack: [],
    discardedCitizenCards: [],
    hand: [],
    hasPlayedCard: false,
    isCallOfDutyUsed: false,
    expeditionDrawStacks: { A: [], B: [], C: [] },
    removedExpeditions: [],
    expeditionStacks: repeatItem(NO_STACK, expeditionSlots),
    display: [],
    isScenarioCardInPlay: repeatItem(false, scenario.length),
    isScenarioSpecialUsed: repeatItem(false, scenario.length),
    outcome: 'none',
  };
};
