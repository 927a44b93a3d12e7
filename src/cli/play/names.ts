import type { AnyGameText } from '../../words/index.js';
import { escapeControls } from '../output/escape-controls.js';

/** Tells players apart: names that several have are numbered, as in `club 1` and `club 2`. */
export const numberDuplicates = (names: readonly string[]): readonly string[] =>
  names.map((name, i) =>
    names.indexOf(name) === names.lastIndexOf(name)
      ? name
      : `${name} ${names.slice(0, i + 1).filter((each) => each === name).length}`,
  );

/** Returns the name of a player, as sentences say it. */
export const playerName = ({ gameText }: { readonly gameText: AnyGameText }, player: number): string =>
  escapeControls(gameText.name('player', player));
