import type { Either } from 'fp-ts/lib/Either.js';
import { seeded } from '../chance/random.js';
import { codecOf } from '../codec/index.js';
import type { Rules } from '../contract/game.js';
import { frozen } from '../data/frozen.js';
import { accepted, type InvalidOptions, invalid } from '../errors/verdict.js';
import { settingsReader } from '../fields/options.js';
import type { Emit, Types } from '../types/base-types.js';
import type { Internals } from './internals.js';
import { withEvents } from './performing.js';

/** Builds the functions that deal a game. */
export const dealingOf = <G extends Types>({
  kernel,
  box,
  play,
}: Internals<G>): Pick<Rules<G>, 'setup' | 'deal' | 'options' | 'Options'> => {
  const options = frozen(kernel.options(box));
  const Options = codecOf(settingsReader<G['Settings']>(kernel.title, options), invalid('InvalidOptions'));
  const decoded = <A>(given: G['Options'], then: (settings: G['Settings']) => A): Either<InvalidOptions, A> => {
    const settings = Options.decode(given);
    return settings._tag === 'Left' ? settings : accepted(then(settings.right));
  };
  const dealt = (settings: G['Settings'], emit?: Emit<G['Event']>): G['State'] => {
    const { players, seed } = settings;
    const head = { game: kernel.id, rules: kernel.version, components: box.id, players, random: seeded(seed) };
    const run = play.runOn(kernel.unpack(settings, box, head), emit);
    kernel.deal(run, settings);
    play.settle(run);
    return run.draft;
  };
  return {
    setup: (given) => decoded(given, (settings) => dealt(settings)),
    deal: (given) => decoded(given, (settings) => withEvents((emit) => dealt(settings, emit))),
    options,
    Options,
  };
};
