/** Descriptions of the things of a game, fetched once its table is shown. */
import { useEffect, useMemo, useState } from 'react';
import type { Types } from 'sastrugi';
import { type About, type AboutText, type AnyAboutTranslation, createAbout, createGameText } from 'sastrugi/words';
import { GAME_MODULES, type LoadedGame } from './games.ts';
import { useSettings } from './settings.tsx';

export interface Things {
  /** Describes all things, in the order of the game, equal ones once. */
  readonly all: readonly AboutText[];
  /** Describes the things at a place that the viewer can see. */
  at(view: Types['View'], place: string): readonly AboutText[];
}

/**
 * Returns the things of a game in the language of the page; nothing until they are fetched. `players` has their names, a
 * line each.
 */
export const useThings = (shown: LoadedGame, players: string): Things => {
  const { language } = useSettings();
  const [words, setWords] = useState<AnyAboutTranslation | null>(null);
  useEffect(() => {
    let isWanted = true;
    void GAME_MODULES[shown.id].about[language]().then((fetched) => isWanted && setWords(fetched.words));
    return () => {
      isWanted = false;
      setWords(null);
    };
  }, [shown.id, language]);
  return useMemo(() => {
    if (words === null) return NOTHING;
    const {
      entries,
      about,
      entriesAt,
    }: About<Types, Readonly<Record<string, unknown>>> = createAbout(
      words,
      shown.rules,
      createGameText(words, shown.rules, players.split('\n')),
    );
    const all = new Map(entries.map(about).map((text) => [JSON.stringify(text), text])); // equal cards once
    return { all: [...all.values()], at: (view, place) => entriesAt(view, place).map(about) };
  }, [words, shown, players]);
};

const NOTHING: Things = { all: [], at: () => [] };
