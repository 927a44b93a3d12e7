/** The language, and light or dark mode. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { LANGUAGES, type Language } from './games.ts';
import { type Say, sayIn } from './texts.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly say: Say;
  readonly setLanguage: (language: Language) => void;
  readonly setTheme: (theme: Theme) => void;
}

const SettingsContext = createContext<Settings | null>(null);

export const useSettings = (): Settings => useContext(SettingsContext)!;

const usual = (): Language => LANGUAGES.find((language) => navigator.language.startsWith(language)) ?? 'en';

const useKept = <A extends string>(key: string, values: readonly A[], otherwise: A): [A, (value: A) => void] => {
  const [value, set] = useState<A>(() => values.find((each) => each === localStorage.getItem(key)) ?? otherwise);
  const keep = (next: A): void => {
    localStorage.setItem(key, next);
    set(next);
  };
  return [value, keep];
};

export const SettingsProvider = ({ children }: { readonly children: ReactNode }) => {
  const [language, setLanguage] = useKept<Language>('sastrugi-language', LANGUAGES, usual());
  const [theme, setTheme] = useKept<Theme>('sastrugi-theme', THEMES, 'auto');
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset['theme'] = theme;
  }, [language, theme]);
  const say = useMemo(() => sayIn(language), [language]);
  return <SettingsContext value={{ language, theme, say, setLanguage, setTheme }}>{children}</SettingsContext>;
};

const NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', de: 'Deutsch' };

export const SettingsBar = () => {
  const { language, theme, say, setLanguage, setTheme } = useSettings();
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
    </div>
  );
};
