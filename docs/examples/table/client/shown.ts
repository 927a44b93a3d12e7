/** A game with its drawings and words, fetched at its first use. */
import { useEffect, useState } from 'react';
import { fetchGame, isGame, type LoadedGame } from './games.ts';
import { useSettings } from './settings.tsx';

/** Returns a game ready to be shown in the language of the page; null until it is fetched. */
export const useGame = (game: string | undefined): LoadedGame | null => {
  const { language } = useSettings();
  const [shown, setShown] = useState<LoadedGame | null>(null);
  useEffect(() => {
    if (game === undefined || !isGame(game)) return;
    let isWanted = true;
    void fetchGame(game, language).then((fetched) => isWanted && setShown(fetched));
    return () => {
      isWanted = false;
    };
  }, [game, language]);
  return shown;
};
