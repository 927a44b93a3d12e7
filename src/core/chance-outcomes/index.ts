/**
 * Runs of the rules in which no seed decides what chance brings: all outcomes of a move, predictions, told games.
 *
 * | word            | meaning                                                                                         |
 * | --------------- | ----------------------------------------------------------------------------------------------- |
 * | chance source   | decides each draw of the rules in place of the seed                                             |
 * | undecided value | a `LazyDraw`, a stand-in for a drawn value: the first rule that reads it makes the draw         |
 * | placeholder     | the value that views show in place of an undecided one                                          |
 * | urn             | the items of a shuffled list that are still to be drawn, by all places of the list              |
 * | branch          | one way in which chance can decide all draws of a run; its probability is the product of theirs |
 * | guarded draft   | a draft whose undecided values are drawn when they are read; reading a hidden one throws        |
 * | to draw all     | to decide every undecided value of some data; to peek is to take them as views show them        |
 * | told chance     | what chance brought at a table, written as text: an entry for the deal, and one for each move   |
 * | fact            | a word of an entry: what chance brought by one event, such as `card=3:sculptor`                 |
 * | to match        | of a branch: to bring the told facts in their order; `?` in a fact matches all that is hidden   |
 * | question        | the next fact that an entry lacks, with the answers that some branches bring                    |
 * | common part     | a value as far as all matching branches agree on it; the rest is `HIDDEN`                       |
 *
 * A step of a told game runs through these files:
 *
 * 1. `told-functions.ts` reads the facts, and returns the step, the question or the error.
 * 2. `match-facts.ts` finds the branches that match the facts, and the question at their end.
 * 3. `enumerate-chance.ts` runs the rules once for each branch, with exact probabilities.
 * 4. `undecided-draft.ts` has the draft of a run, and what is known of it afterwards.
 * 5. `lazy-draw.ts` has undecided values, and the chance source that returns them.
 *
 * `outcomes.ts` builds `outcomes`, `sampleOutcome` and `predictView` on the last three.
 *
 * @module
 */

export { deferItem, deferList, isFieldPending } from './lazy-draw.js';
export { createOutcomeFunctions, createPredictor } from './outcomes.js';
export { createToldFunctions, decodeToldOptions, withPossible } from './told-functions.js';
export { createDraftSamplerOf, guardedDraft } from './undecided-draft.js';
