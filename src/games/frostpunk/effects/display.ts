import { appended } from '../../../core/data/list.js';
import type { Box } from '../box.js';
import type { CardIndex, Consequence, EffectList, FaceLists, LawIndex } from '../components/index.js';
import { AUTOMATON_INDEX } from '../components/vocabulary.js';
import type { Run } from '../run.js';
import type { DisplayedCard, EffectFrame, State } from '../state/index.js';

/** The source of a card, and its number there. */
export type CardSource = Pick<DisplayedCard, 'source' | 'card'>;

/** Returns the consequence of a law that has come into the game. */
export const consequenceOf = ({ lawConsequence }: State, law: LawIndex): Consequence =>
  lawConsequence[law] === 'b' ? 'b' : 'a';

/** Returns the lists of a consequence. */
export const consequenceLists = (state: State, { listsByCard }: Box, law: LawIndex): FaceLists =>
  listsByCard.consequences[law]![consequenceOf(state, law)];

/** Returns the name of a card in the display. */
export const displayedCardName = ({ draft, box }: Run, { source, card }: CardSource): string =>
  source === 'consequence' ? consequenceLists(draft, box, card).effects.name : box.components[source][card]!.id;

export const addToDisplay = (run: Run, source: DisplayedCard['source'], card: CardIndex): void => {
  const entry: DisplayedCard = { source, card, hasAutomaton: false, isUsed: false };
  run.draft.display = appended(run.draft.display, entry);
  run.emit?.({ kind: 'displayChanged', card: displayedCardName(run, entry), change: 'enters' });
};

/**
 * Removes a card from the display and the game; an Automaton on it is free again.
 * @rule FP-DUSK-2 FP-ACT-19
 */
export const removeFromDisplay = (run: Run, { source, card, hasAutomaton }: DisplayedCard): void => {
  const { draft, box, emit } = run;
  draft.display = draft.display.filter((each) => each.source !== source || each.card !== card);
  if (hasAutomaton) draft.reserveMeeples[AUTOMATON_INDEX]!++;
  switch (source) {
    case 'morning':
      draft.morning.removed = appended(draft.morning.removed, card);
      break;
    case 'dusk':
      draft.dusk.removed = appended(draft.dusk.removed, card);
      break;
    case 'consequence':
      draft.dusk.removed = appended(draft.dusk.removed, box.firstLawSlot + card);
      break;
    default:
      source satisfies never;
  }
  emit?.({ kind: 'displayChanged', card: displayedCardName(run, { source, card }), change: 'leaves' });
};

/** Takes a scenario card out of play. */
export const removeScenarioCard = ({ draft, box, emit }: Run, card: CardIndex): void => {
  draft.isScenarioCardInPlay[card] = false;
  emit?.({ kind: 'displayChanged', card: box.components.scenario[card]!.id, change: 'leaves' });
};

/**
 * Places an Automaton on the Event that has just come, from the bank before the Reserve.
 * @rule FP-AUTO-7
 */
export const placeAutomatonHere = (
  { draft, box, emit }: Run,
  _effect: object,
  _frame: EffectFrame,
  { ownerIndex }: EffectList,
): void => {
  const displayIndex = draft.display.findIndex((each) => each.source === 'morning' && each.card === ownerIndex);
  if (displayIndex < 0 || draft.display[displayIndex]!.hasAutomaton) return;
  if (draft.automatonsInBank > 0) draft.automatonsInBank--;
  else if (draft.reserveMeeples[AUTOMATON_INDEX]! > 0) draft.reserveMeeples[AUTOMATON_INDEX]!--;
  else return;
  draft.display = draft.display.map((each, i) => (i === displayIndex ? { ...each, hasAutomaton: true } : each));
  emit?.({
    kind: 'meeplePlaced',
    meeple: 'automaton',
    place: { kind: 'card', card: box.components.morning[ownerIndex]!.id },
  });
};
