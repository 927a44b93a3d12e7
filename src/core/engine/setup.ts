import type { Either } from 'fp-ts/lib/Either.js';
import { randomStateOf } from '../chance/random.js';
import { createCodec } from '../codec/index.js';
import type { Rules } from '../contract/game.js';
import { deepFreeze } from '../data/deep-freeze.js';
import { type InvalidOptions, invalidDocument, right } from '../errors/errors.js';
import { settingsReader } from '../fields/options.js';
import type { Emit, Types } from '../types/base-types.js';
import type { Internals } from './internals.js';
import { withEvents } from './make-moves.js';

/** Builds the functions that deal a game. */
export const createSetupFunctions = <G extends Types>({
  kernel,
  box,
  engine,
}: Internals<G>): Pick<Rules<G>, 'setup' | 'deal' | 'options' | 'Options'> => {
  const options = deepFreeze(kernel.options(box));
  const Options = createCodec(settingsReader<G['Settings']>(kernel.title, options), invalidDocument('InvalidOptions'));
  const withSettings = <A>(
    rawOptions: G['Options'],
    then: (settings: G['Settings']) => A,
  ): Either<InvalidOptions, A> => {
    const settings = Options.decode(rawOptions);
    return settings._tag === 'Left' ? settings : right(then(settings.right));
  };
  const dealGame = (settings: G['Settings'], emit?: Emit<G['Event']>): G['State'] => {
    const { players, seed } = settings;
    const header = { game: kernel.id, rules: kernel.version, components: box.id, players, random: randomStateOf(seed) };
    const run = engine.startRun(kernel.stateBeforeDeal(settings, box, header), emit);
    kernel.deal(run, settings);
    engine.settle(run);
    return run.draft;
  };
  return {
    setup: (rawOptions) => withSettings(rawOptions, (settings) => dealGame(settings)),
    deal: (rawOptions) => withSettings(rawOptions, (settings) => withEvents((emit) => dealGame(settings, emit))),
    options,
    Options,
  };
};
