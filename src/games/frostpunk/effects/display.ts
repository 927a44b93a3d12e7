import { joined } from '../../../core/data/list.js';
import type { Box } from '../box.js';
import type { CardIndex, Consequence, FaceLists, LawIndex, Program } from '../components/index.js';
import { AUTOMATON } from '../components/vocabulary.js';
import type { Run } from '../run.js';
import type { Displayed, Frame, State } from '../state/index.js';

/** The source of a card, and its number there. */
export type CardAt = Pick<Displayed, 'source' | 'card'>;

/** Returns the consequence of a law that has come into the game. */
export const consequenceOf = ({ consequence }: State, law: LawIndex): Consequence =>
  consequence[law] === 'b' ? 'b' : 'a';

/** Returns the lists of a consequence. */
export const consequenceLists = (state: State, { lists }: Box, law: LawIndex): FaceLists =>
  lists.consequences[law]![consequenceOf(state, law)];

/** Returns the name of a card in the display. */
export const nameOfDisplayed = ({ draft, box }: Run, { source, card }: CardAt): string =>
  source === 'consequence' ? consequenceLists(draft, box, card).effects.name : box.components[source][card]!.id;

export const enterDisplay = (run: Run, source: Displayed['source'], card: CardIndex): void => {
  const entry: Displayed = { source, card, automaton: false, used: false };
  run.draft.display = joined(run.draft.display, entry);
  run.emit?.({ kind: 'displayChanged', card: nameOfDisplayed(run, entry), change: 'enters' });
};

/**
 * Removes a card from the display and the game; an Automaton on it is free again.
 * @rule FP-DUSK-2 FP-ACT-19
 */
export const leaveDisplay = (run: Run, { source, card, automaton }: Displayed): void => {
  const { draft, box, emit } = run;
  draft.display = draft.display.filter((each) => each.source !== source || each.card !== card);
  if (automaton) draft.reserve[AUTOMATON]!++;
  switch (source) {
    case 'morning':
      draft.morning.gone = joined(draft.morning.gone, card);
      break;
    case 'dusk':
      draft.dusk.gone = joined(draft.dusk.gone, card);
      break;
    case 'consequence':
      draft.dusk.gone = joined(draft.dusk.gone, box.lawSlot + card);
      break;
    default:
      source satisfies never;
  }
  emit?.({ kind: 'displayChanged', card: nameOfDisplayed(run, { source, card }), change: 'leaves' });
};

/** Takes a scenario card out of play. */
export const leavePlay = ({ draft, box, emit }: Run, card: CardIndex): void => {
  draft.scenario[card] = false;
  emit?.({ kind: 'displayChanged', card: box.components.scenario[card]!.id, change: 'leaves' });
};

/**
 * Places an Automaton on the Event that has just come, from the bank before the Reserve.
 * @rule FP-AUTO-7
 */
export const automatonHere = ({ draft, box, emit }: Run, _effect: object, _frame: Frame, { card }: Program): void => {
  const place = draft.display.findIndex((each) => each.source === 'morning' && each.card === card);
  if (place < 0 || draft.display[place]!.automaton) return;
  if (draft.bank > 0) draft.bank--;
  else if (draft.reserve[AUTOMATON]! > 0) draft.reserve[AUTOMATON]!--;
  else return;
  draft.display = draft.display.map((each, i) => (i === place ? { ...each, automaton: true } : each));
  emit?.({
    kind: 'meeplePlaced',
    meeple: 'automaton',
    where: { kind: 'card', card: box.components.morning[card]!.id },
  });
};
