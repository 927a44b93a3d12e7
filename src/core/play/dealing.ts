import type { Either } from 'fp-ts/lib/Either.js';
import { seeded } from '../chance/random.js';
import { codecOf } from '../codec/index.js';
import type { Rules } from '../contract/game.js';
import { frozen } from '../data/frozen.js';
import { accepted, type InvalidOptions, invalid } from '../errors/verdict.js';
import { optionsOf, settingsReader } from '../fields/options.js';
import type { Emit, Types } from '../types/base-types.js';
import type { Internals } from './internals.js';

/** Builds the functions that deal a game. */
export const dealingOf = <G extends Types>({
  kernel,
  box,
  play,
}: Internals<G>): Pick<Rules<G>, 'setup' | 'deal' | 'options' | 'Options'> => {
  const options = frozen(optionsOf<G['Settings']>(kernel.options(box)));
  const Options = codecOf(settingsReader<G['Settings']>(kernel.title, options), invalid('InvalidOptions'));
  const dealt = (given: G['Options'], emit: Emit<G['Event']>): Either<InvalidOptions, G['State']> => {
    const settings = Options.decode(given);
    if (settings._tag === 'Left') return settings;
    const { players, seed } = settings.right;
    const head = { game: kernel.id, rules: kernel.version, components: box.id, players, random: seeded(seed) };
    const run = play.runOn(kernel.unpack(settings.right, box, head), emit);
    kernel.deal(run, settings.right);
    play.settle(run);
    return accepted(run.draft);
  };
  return {
    setup: (given) => dealt(given, undefined),
    deal: (given) => {
      const events: G['Event'][] = [];
      const start = dealt(given, (event) => events.push(event));
      return start._tag === 'Left' ? start : accepted({ state: start.right, events });
    },
    options,
    Options,
  };
};
