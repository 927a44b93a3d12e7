import { quickSeeded } from '../chance/random.js';
import { agreeing, codecOf } from '../codec/index.js';
import type { Game, Rules } from '../contract/game.js';
import type { Kernel, Shell } from '../contract/kernel.js';
import { digestOf } from '../data/digest.js';
import { difference } from '../data/fingerprint.js';
import { frozen } from '../data/frozen.js';
import { accepted, invalid } from '../errors/verdict.js';
import type { Forms } from '../fields/fields.js';
import type { BaseComponents, Types } from '../types/base-types.js';
import { beginningsIn } from './beginnings.js';
import { defineActions, moveCodec } from './define-actions.js';
import { defineRules } from './define-rules.js';
import { internalsOf } from './internals.js';
import { outcomesOf } from './outcomes.js';
import { predictorOf } from './predict.js';
import { stateReader, viewReader } from './state-readers.js';
import { tableTextsOf } from './table-text.js';
import { toldGamesOf } from './told.js';

/** Builds the whole public game from a kernel, its rules with the standard components, and its shell. */
export const defineGame = <G extends Types>(kernel: Kernel<G>, standard: Rules<G>, shell: Shell<G>): Game<G> => {
  type State = G['State'];
  type View = G['View'];

  const gameOf = (rules: Rules<G>): Game<G> => {
    const inside = internalsOf(rules)!;
    const { box, play, catalogue } = inside;
    const beginningsOf = beginningsIn(kernel, shell, box);
    const determinizer = (seen: View): ((seed: string) => State) => {
      const begin = beginningsOf(seen);
      return (seed) => begin(quickSeeded(seed));
    };
    const determinize = (seen: View, seed: string): State => determinizer(seen)(seed);
    const unexplained = (seen: View): string | null => {
      const state = stateCodec.decode(determinize(seen, 'explain'));
      if (state._tag === 'Left') return state.left.path;
      return difference(rules.view(state.right, seen.viewer), seen);
    };
    const stateCodec = codecOf(
      agreeing(stateReader(kernel, shell, box), (state) => shell.broken(state, box)),
      invalid('InvalidState'),
    );
    return Object.freeze<Game<G>>({
      ...rules,
      clauses: frozen(shell.clauses),
      determinizer,
      determinize,
      ...outcomesOf(inside, beginningsOf),
      ...toldGamesOf(inside, shell.chance, { beginningsOf, Options: rules.Options }),
      ...tableTextsOf<G>(shell.counted),
      walk: (state) => {
        const run = play.runOn(kernel.clone(state), undefined);
        return { state: run.draft, play: (move) => play.perform(run, move) };
      },
      predictable: predictorOf(kernel, play),
      progress: (state) => shell.progress(state, box),
      payoff: shell.payoff,
      State: stateCodec,
      View: codecOf(agreeing(viewReader(kernel, shell, box), unexplained), invalid('InvalidView')),
      Move: moveCodec({ index: catalogue }),
      fields: (players) => frozen(shell.fields(box, players) as Forms),
      withComponents: (own) => {
        const decoded = codecOf(shell.components, invalid('InvalidComponents')).decode(own);
        if (decoded._tag === 'Left') return decoded;
        const digest = componentsDigest(decoded.right);
        return accepted(
          gameOf(
            digest === standard.componentsId
              ? standard
              : defineRules(kernel, defineActions(kernel, decoded.right, digest)),
          ),
        );
      },
    });
  };
  return gameOf(standard);
};

/** Returns the id of components: a digest of their data, without its sources. */
export const componentsDigest = ({ provenance, ...figures }: BaseComponents): string => digestOf(figures);
