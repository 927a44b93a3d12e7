/** The language, light or dark mode, and the speed of the game. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { SPEED_NAMES, type Speed } from '../shared/speeds.ts';
import { LANGUAGES, type Language } from './games.ts';
import { type Say, sayIn } from './texts.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly speed: Speed;
  readonly say: Say;
  readonly setLanguage: (language: Language) => void;
  readonly setTheme: (theme: Theme) => void;
  readonly setSpeed: (speed: Speed) => void;
}

const SettingsContext = createContext<Settings | null>(null);

export const useSettings = (): Settings => useContext(SettingsContext)!;

/** Returns the speed for people who have not chosen one; nothing moves if their device asks for that. */
const defaultSpeed = (): Speed => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'normal');

const defaultLanguage = (): Language => LANGUAGES.find((language) => navigator.language.startsWith(language)) ?? 'en';

const useStored = <A extends string>(key: string, values: readonly A[], fallback: A): [A, (value: A) => void] => {
  const [value, set] = useState<A>(() => values.find((each) => each === localStorage.getItem(key)) ?? fallback);
  const store = (next: A): void => {
    localStorage.setItem(key, next);
    set(next);
  };
  return [value, store];
};

export const SettingsProvider = ({ children }: { readonly children: ReactNode }) => {
  const [language, setLanguage] = useStored<Language>('sastrugi-language', LANGUAGES, defaultLanguage());
  const [theme, setTheme] = useStored<Theme>('sastrugi-theme', THEMES, 'auto');
  const [speed, setSpeed] = useStored<Speed>('sastrugi-speed', SPEED_NAMES, defaultSpeed());
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset['theme'] = theme;
  }, [language, theme]);
  const say = useMemo(() => sayIn(language), [language]);
  return (
    <SettingsContext value={{ language, theme, speed, say, setLanguage, setTheme, setSpeed }}>
      {children}
    </SettingsContext>
  );
};

const NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', de: 'Deutsch' };

export const SettingsBar = () => {
  const { language, theme, speed, say, setLanguage, setTheme, setSpeed } = useSettings();
  return (
    <div className="settings">
      <select
        aria-label={say('language')}
        value={language}
        onChange={({ target }) => setLanguage(target.value as Language)}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each}>
            {NAMES[each]}
          </option>
        ))}
      </select>
      <select aria-label={say('theme')} value={theme} onChange={({ target }) => setTheme(target.value as Theme)}>
        {THEMES.map((each) => (
          <option key={each} value={each}>
            {say(each)}
          </option>
        ))}
      </select>
      <select aria-label={say('speed')} value={speed} onChange={({ target }) => setSpeed(target.value as Speed)}>
        {SPEED_NAMES.map((each) => (
          <option key={each} value={each}>
            {say(each)}
          </option>
        ))}
      </select>
    </div>
  );
};
