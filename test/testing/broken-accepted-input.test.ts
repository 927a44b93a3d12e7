import type { Game } from '../../src/core/contract/game.js';
import { type Breakage, expectCaught, withFunctions, withRules } from './broken.js';
import { components, type State, shell, type Toy, game as toy, type View } from './toy/index.js';

/** Returns the toy with input validation that checks another state than the given one. */
const lookingAt = (bend: (state: State) => State): Game<Toy> =>
  withRules({ findContradiction: (state, box) => shell.findContradiction(bend(state), box) });

/** Returns the toy with another reader of owner components, which returns what it reads. */
const readingOwn = (read: (given: unknown) => Toy['Components'] | undefined): Game<Toy> =>
  withRules({
    componentsReader: {
      ...shell.componentsReader,
      validate: (given, context) => {
        const own = read(given);
        return own === undefined ? shell.componentsReader.validate(given, context) : { _tag: 'Right', right: own };
      },
    },
  });

/** Returns a list of values to replace the printed ones, if there is a valid one. */
const valuesIn = (given: unknown): readonly number[] | undefined => {
  const values = (given as { readonly values?: unknown } | null)?.values;
  return Array.isArray(values) && values.every(Number.isInteger) ? values : undefined;
};

const canDoNothing = ({ phase, dice, player, deck, hands, rolled }: State): boolean =>
  phase.kind === 'turn' && deck.length + hands[player]!.length === 0 && (!dice || rolled[player]!);

const states: readonly Breakage[] = [
  [
    'invariants accept an impossible state',
    withRules({ findContradiction: () => null }),
    /, since (State|View).decode takes/,
  ],
  [
    'a state is accepted in which the player to act has no move',
    lookingAt((state) => (canDoNothing(state) ? { ...state, phase: { kind: 'over' } } : state)),
    /is broken: after 0 moves nothing is legal, or something is once it is over/,
  ],
  [
    'a die that was not rolled is accepted',
    lookingAt((state) => (state.phase.kind === 'rolled' ? { ...state, rolled: state.rolled.map(() => true) } : state)),
    /is broken: after [12] moves it does not decode: .*kept/,
  ],
  [
    'a view that no state explains is accepted',
    withFunctions({
      View: {
        ...toy.View,
        decode: (value) => {
          const seen = toy.View.decode(value);
          const isLike = seen._tag === 'Left' && seen.left.path.startsWith('rows');
          return isLike ? { _tag: 'Right', right: value as View } : seen;
        },
      },
    }),
    /, since View.decode takes/,
  ],
];

const own: readonly Breakage[] = [
  [
    'too few cards are accepted',
    readingOwn((given) => {
      const values = valuesIn(given);
      return values?.length === 5 ? { ...components, values } : undefined;
    }),
    /after 0 moves it does not decode.*, since withComponents takes/,
  ],
  [
    'more cards than moves are accepted',
    readingOwn((given) => {
      const values = valuesIn(given);
      return values?.length === 7 ? { ...components, values: [...values, 1, 1, 1, 1] } : undefined;
    }),
    /after \d+ moves.*, since withComponents takes/,
  ],
];

expectCaught(15, states);
expectCaught(15, own, { options: [{ players: 3 }] });
