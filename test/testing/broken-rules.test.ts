import type { Kernel } from '../../src/core/contract/kernel.js';
import { deciding, expectCaught, listing, performing, scoring, withFunctions, withRules } from './broken.js';
import { declared } from './toy/clauses/reasons.js';
import { kernel, type Toy, game as toy } from './toy/index.js';
import { plays } from './toy/moves.js';

/** Restricts the cards to play to these candidates. */
const narrowing = (
  candidates: NonNullable<Kernel<Toy>['kinds']['play']['candidates']>,
): Pick<Kernel<Toy>, 'kinds'> => ({
  kinds: { ...kernel.kinds, play: { ...kernel.kinds.play, candidates } },
});

expectCaught(1, [
  [
    'the player to act has no legal move',
    listing((moves, { deck }) => (deck.length === 0 ? [] : moves)),
    /player \d is to act and has no legal move/,
  ],
  ['the score is final too early', scoring((table) => ({ ...table, over: true })), /score says over: true/],
  ['nobody is to act', deciding(() => null), /toAct returns null/],
  ['the player to act has no seat', deciding((player) => player! + 3), /toAct returns 3/],
]);

expectCaught(
  1,
  [
    [
      'the game goes on for ever',
      withRules(performing(({ draft }) => void draft.rolled.fill(false))),
      /the game is not over after 12 moves/,
    ],
  ],
  { maxPlies: 12 },
);

expectCaught(2, [
  ['a legal move is not listed', listing((moves) => moves.slice(0, 1)), /is not refused and not on the list/],
  [
    'an illegal move is listed',
    listing((_, { phase }) => (phase.kind === 'over' ? [] : toy.catalogue)),
    /on the list and refused/,
  ],
  ['the list is in another order', listing((moves) => moves.slice().reverse()), /not in catalogue order/],
  [
    'candidates leave out a legal move',
    withRules(narrowing((_state, box, _phase, moves) => void moves.push(...plays(box).slice(1)))),
    /is not refused and not on the list/,
  ],
  [
    'candidates are in another order',
    withRules(narrowing((_state, box, _phase, moves) => void moves.push(...plays(box).slice().reverse()))),
    /not in catalogue order/,
  ],
  [
    'candidates are copies',
    withRules(narrowing((_state, box, _phase, moves) => void moves.push(...plays(box).map((move) => ({ ...move }))))),
    /is not in the catalogue/,
  ],
  ['the list has duplicates', listing((moves) => moves.flatMap((move) => [move, move])), /has a duplicate/],
  ['the list has copies', listing((moves) => moves.map((move) => ({ ...move }))), /is not in the catalogue/],
  [
    'an unknown clause is cited',
    withFunctions({
      whyIllegal: (...asked) => {
        const refusal = toy.whyIllegal(...asked);
        return refusal?._tag === 'RuleBroken' ? { ...refusal, clause: 'TOY-9' as 'TOY-END-1' } : refusal;
      },
    }),
    /TOY-9, which is not a clause of the game/,
  ],
  [
    'a fact is missing in a sentence',
    withRules({
      reasons: { ...declared, 'not-held': { ...declared['not-held'], text: 'Card {held} is not in your hand.' } },
    }),
    /'\w+' has no held\./,
  ],
  [
    'a sentence declares no fact in its braces',
    withRules({ reasons: { ...declared, over: { ...declared.over, text: 'It is over, {a name}.' } } }),
    /'It is over, {a name}\.', in which a fact is missing/,
  ],
  ['the mask is not cleared', withFunctions({ legalMask: (_, mask) => mask }), /legalMask and legalMoves differ/],
  ['actions count from 1', withFunctions({ actionOf: (move) => toy.actionOf(move) + 1 }), /has action number 1/],
  [
    'fresh objects are not recognized',
    withFunctions({ actionOf: (move) => toy.catalogue.indexOf(move) }),
    /a fresh copy of entry 0/,
  ],
  [
    'applyMove is laxer than whyIllegal',
    withFunctions({ applyMove: (state) => ({ _tag: 'Right', right: state }) }),
    /applyMove makes .* which whyIllegal refuses/,
  ],
  [
    'applyMove is stricter than whyIllegal',
    withFunctions({
      applyMove: (state, move) => toy.applyMove(state, move.kind === 'draw' ? toy.catalogue[8]! : move),
    }),
    /applyMove refuses .* which is on the list/,
  ],
]);
