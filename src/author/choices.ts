import { deferDraw, drawInt, isChanceControlled, type RandomState } from '../core/chance/random.js';
import { guardedDraft } from '../core/chance-outcomes/index.js';
import { isSomeLegal, type Kernel } from '../core/contract/kernel.js';
import { type SealedPhase, sealedPhase, sealedPhaseOf, withDecider } from '../core/contract/sealed.js';
import type { Mutable } from '../core/data/copy.js';
import { HIDDEN, type Player } from '../core/types/base-types.js';
import type { LooseTypes as G, LooseMove } from './loose-types.js';

type Rows = Pick<Kernel<G>, 'kinds'>;
type ChoicePhase = SealedPhase<string, object>;

/** Lists the moves that a player could choose in a sealed choice. */
const legalChoices = ({ kinds }: Rows, state: G['State'], box: G['Box'], player: Player): readonly LooseMove[] => {
  const asked = withDecider(state, player);
  const { allMoves, forbiddenBy } = kinds[state.phase.kind]!;
  return allMoves(box).filter((move) => forbiddenBy(asked, box, move, asked.phase) === undefined);
};

const canChoose = ({ kinds }: Rows, state: G['State'], box: G['Box'], player: Player): boolean => {
  const asked = withDecider(state, player);
  return isSomeLegal(kinds[state.phase.kind]!, asked, box, asked.phase);
};

/** Fills in the choices that a view hides: every legal one is equally likely. */
export const fillChoices = (
  rows: Rows,
  { view, box }: { readonly view: G['View']; readonly box: G['Box'] },
  draft: G['Draft'],
  random: Mutable<RandomState>,
): void => {
  const sealed = sealedPhaseOf(view) as ChoicePhase | null;
  if (sealed === null) return;
  const before = { ...draft };
  const choices = sealed.choices.map((choice, player) => {
    if ((choice as unknown) !== HIDDEN) return choice;
    return deferDraw(() => {
      const legal = legalChoices(rows, isChanceControlled() ? guardedDraft(before) : before, box, player);
      const { kind, ...chosen } = legal[drawInt(random, legal.length)] ?? rows.kinds[sealed.kind]!.allMoves(box)[0]!;
      return chosen;
    });
  });
  const phase: ChoicePhase = { ...sealed, choices };
  draft.phase = phase;
};

/** Returns the phase in which everybody chooses who has a legal choice. */
export const askEverybody = (rows: Rows, state: G['State'], box: G['Box']): ChoicePhase => {
  const { phase, players } = state;
  const everybody = sealedPhase(phase.kind, players);
  const deciders = everybody.deciders.filter((player) => canChoose(rows, { ...state, phase: everybody }, box, player));
  return { ...everybody, deciders };
};

/** Returns the path of the first contradiction in a sealed choice; null if there is none. */
export const choiceContradiction = (rows: Rows, state: G['State'], box: G['Box']): string | null => {
  const sealed = sealedPhaseOf(state) as ChoicePhase | null;
  if (sealed === null) return null;
  const { kind, deciders, choices } = sealed;
  const [first] = deciders;
  if (first === undefined) return 'phase.deciders';
  const isAsked = (player: Player): boolean => choices[player] === null && canChoose(rows, state, box, player);
  const expected = choices.flatMap((_, player) => (isAsked(player) ? [player] : []));
  if (expected.join() !== deciders.join()) return 'phase.deciders';
  const isRight = (choice: object | null, player: Player): boolean => {
    if (choice === null) return true;
    const text = JSON.stringify({ kind, ...choice });
    return player < first && legalChoices(rows, state, box, player).some((move) => JSON.stringify(move) === text);
  };
  const wrong = choices.findIndex((choice, player) => !isRight(choice, player));
  return wrong < 0 ? null : `phase.choices[${wrong}]`;
};
