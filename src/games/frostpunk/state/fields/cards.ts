import { countUpTo, enumOf, flag, idBelow, listOf, listUpTo, objectOf } from '../../../../core/fields/fields.js';
import type { Tables } from '../../components/index.js';
import { FACES } from '../parts.js';
import { hiddenFields } from './hidden.js';
import { indexOf, indexOrNone, pile } from './shapes.js';

/** Returns the fields of Morning, Weather, Dusk and Council cards. */
export const eventCardFields = (tables: Tables) => {
  const slots = { length: tables.councilSlot + 1 };
  const { morning, weather, council } = hiddenFields(tables);
  return {
    morning,
    weather,
    dusk: objectOf('the Dusk cards', {
      deck: pile(slots),
      discarded: pile(slots),
      setAside: pile(slots),
      removed: pile(slots),
      current: indexOrNone(slots),
    }),
    council,
  };
};

/** Returns the fields of laws and Technologies. */
export const policyFields = (tables: Tables) => {
  const { laws: lawCards, technologies: technologyCards, tracks } = tables.components;
  return {
    lawConsequence: hiddenFields(tables).lawConsequence,
    isConsequenceKnown: listOf(flag, lawCards.length),
    lawStatus: listOf(enumOf('open', 'enacted', 'out'), lawCards.length),
    enactedLaws: pile(lawCards),
    isLongShiftUsed: flag,
    isDuskOfferTaken: flag,
    isDeveloped: listOf(flag, technologyCards.length),
    developingTechnology: indexOrNone(technologyCards),
    developmentEndRound: countUpTo(tracks.rounds),
  };
};

/** Returns the fields of Citizen cards, Expeditions, and cards on the table. */
export const peopleFields = (tables: Tables) => {
  const {
    morning,
    dusk,
    laws,
    citizenCards,
    expeditions,
    expeditionSlots,
    scenario: scenarioCards,
  } = tables.components;
  const { citizenDrawStack, expeditionDrawStacks } = hiddenFields(tables);
  const layeredCard = objectOf('a card', { card: indexOf(expeditions), face: enumOf(...FACES) });
  const maxPathLength = Math.max(0, ...expeditions.map(({ pathLength }) => pathLength));
  return {
    citizenDrawStack,
    discardedCitizenCards: pile(citizenCards),
    hand: pile(citizenCards),
    hasPlayedCard: flag,
    isCallOfDutyUsed: flag,
    expeditionDrawStacks,
    removedExpeditions: pile(expeditions),
    expeditionStacks: listOf(
      objectOf('a stack', {
        cards: listUpTo(layeredCard, expeditions.length),
        scout: enumOf('none', 'worker', 'engineer'),
        scoutSpace: countUpTo(expeditions.length + maxPathLength),
      }),
      expeditionSlots,
    ),
    display: listUpTo(
      objectOf('a card of the display', {
        source: enumOf('morning', 'dusk', 'consequence'),
        card: idBelow(Math.max(morning.length, dusk.length, laws.length) + 1),
        hasAutomaton: flag,
        isUsed: flag,
      }),
      morning.length + dusk.length + laws.length,
    ),
    isScenarioCardInPlay: listOf(flag, scenarioCards.length),
    isScenarioSpecialUsed: listOf(flag, scenarioCards.length),
  };
};
