/** A game as it is shown, fetched when it is first wanted. */
import { useEffect, useState } from 'react';
import { fetchGame, isGame, type Shown } from './games.ts';
import { useSettings } from './settings.tsx';

/** What it takes to show a game in the language of the page; null until it has been fetched. */
export const useShown = (game: string | undefined): Shown | null => {
  const { language } = useSettings();
  const [shown, setShown] = useState<Shown | null>(null);
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
