import type { AnySpeech } from '../../words/index.js';
import { visible } from '../output/visible.js';

/** Tells players apart: names that several have are numbered, as in `club 1` and `club 2`. */
export const distinct = (names: readonly string[]): readonly string[] =>
  names.map((name, i) =>
    names.indexOf(name) === names.lastIndexOf(name)
      ? name
      : `${name} ${names.slice(0, i + 1).filter((each) => each === name).length}`,
  );

/** Returns the name of a player, as sentences say it. */
export const nameAt = ({ speech }: { readonly speech: AnySpeech }, player: number): string =>
  visible(speech.name('player', player));
