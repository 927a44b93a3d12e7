import { insecureRandomStateOf } from './chance/random.js';
import {
  createDraftSamplerOf,
  createOutcomeFunctions,
  createPredictor,
  createToldFunctions,
} from './chance-outcomes/index.js';
import { createCodec, refine } from './codec/index.js';
import type { Game, Rules } from './contract/game.js';
import type { Kernel, Shell } from './contract/kernel.js';
import { deepFreeze } from './data/copy.js';
import { firstDifference } from './data/fingerprint.js';
import { createActionSpace, moveCodec } from './engine/action-space.js';
import { componentsDigest } from './engine/define-actions.js';
import { defineRules, internalsOf } from './engine/define-rules.js';
import { stateReader, viewReader } from './engine/state-readers.js';
import { invalidDocument, right } from './errors/errors.js';
import type { FieldSchemas } from './fields/fields.js';
import type { Types } from './types/base-types.js';

/** Builds the whole public game from a kernel, its rules with the standard components, and its shell. */
export const defineGame = <G extends Types>(kernel: Kernel<G>, standard: Rules<G>, shell: Shell<G>): Game<G> => {
  type State = G['State'];
  type View = G['View'];

  const createGame = (rules: Rules<G>): Game<G> => {
    const internals = internalsOf(rules)!;
    const { box, engine, moveIndex } = internals;
    const draftSamplerOf = createDraftSamplerOf(kernel, shell, box);
    const determinizer = (view: View): ((seed: string) => State) => {
      const sampleDraft = draftSamplerOf(view);
      return (seed) => sampleDraft(insecureRandomStateOf(seed));
    };
    const determinize = (view: View, seed: string): State => determinizer(view)(seed);
    const findViewContradiction = (view: View): string | null => {
      const state = stateCodec.decode(determinize(view, 'explain'));
      if (state._tag === 'Left') return state.left.path;
      return firstDifference(rules.view(state.right, view.viewer), view);
    };
    const stateCodec = createCodec(
      refine(stateReader(kernel, shell, box), (state) => shell.findContradiction(state, box)),
      invalidDocument('InvalidState'),
    );
    const game = Object.freeze<Game<G>>({
      ...rules,
      clauses: deepFreeze(shell.clauses(rules.components)),
      determinizer,
      determinize,
      ...createOutcomeFunctions(internals, draftSamplerOf),
      ...createToldFunctions(internals, shell.chanceNotation, { draftSamplerOf, Options: rules.Options }),
      ...createTableTextFunctions<G>(shell.tableNumberPatterns),
      walk: (state) => {
        const run = engine.startRun(kernel.clone(state), undefined);
        return { state: run.draft, play: (move) => engine.perform(run, move) };
      },
      predictView: createPredictor(kernel, engine),
      evaluate: (state) => shell.evaluate(state, box),
      payoff: shell.payoff,
      State: stateCodec,
      View: createCodec(refine(viewReader(kernel, shell, box), findViewContradiction), invalidDocument('InvalidView')),
      Move: moveCodec({ moveIndex }),
      stateSchema: (players) => deepFreeze(shell.stateSchema(box, players) as FieldSchemas),
      withComponents: (ownerComponents) => {
        const decoded = createCodec(shell.componentsReader, invalidDocument('InvalidComponents')).decode(
          ownerComponents,
        );
        if (decoded._tag === 'Left') return decoded;
        const digest = componentsDigest(decoded.right);
        return right(
          createGame(
            digest === standard.componentsId
              ? standard
              : defineRules(kernel, createActionSpace(kernel, decoded.right, digest)),
          ),
        );
      },
    });
    shellsByPlay.set(game.play, shell);
    return game;
  };
  return createGame(standard);
};

// Keyed by the function `play`, as the internals are.
const shellsByPlay = new WeakMap<object, unknown>();

/** Returns the shell of a game; undefined if another copy of this package built it. */
export const shellOf = <G extends Types>({ play }: Game<G>): Shell<G> | undefined =>
  shellsByPlay.get(play) as Shell<G> | undefined;

/** Matches a number without leading zeros. */
const NUMBER = /^(?:0|[1-9]\d*)$/;

/**
 * Builds the functions that write notation as people at a table read it, and read that again. The patterns match the
 * texts with numbers that notation counts from 0; these numbers are their groups.
 */
const createTableTextFunctions = <G extends Types>(
  tableNumberPatterns: readonly RegExp[] = [],
): Pick<Game<G>, 'tableTextOf' | 'notationOf'> => {
  const patterns = tableNumberPatterns.map(({ source }) => new RegExp(source, 'd'));
  const shiftNumbers = (text: string, difference: number): string => {
    const spans =
      patterns
        .map((pattern) => pattern.exec(text))
        .find((match) => match !== null)
        ?.indices?.slice(1) ?? [];
    return spans.reduceRight((whole, span) => {
      const number = span === undefined ? '' : text.slice(...span);
      return NUMBER.test(number)
        ? `${whole.slice(0, span![0])}${Number(number) + difference}${whole.slice(span![1])}`
        : whole;
    }, text);
  };
  return { tableTextOf: (notation) => shiftNumbers(notation, 1), notationOf: (text) => shiftNumbers(text, -1) };
};
