/** The texts of the board itself, beside those of the game. */
export interface Labels {
  readonly board: string;
  readonly choices: string;
  readonly things: string;
  readonly events: string;
  readonly close: string;
  readonly nothingHere: string;
  /** Says that others decide; `{names}` are theirs. */
  readonly waiting: string;
}

const LABELS: Readonly<Record<string, Labels>> = {
  en: {
    board: 'Board',
    choices: 'Choices',
    things: 'What lies here',
    events: 'Events',
    close: 'Close',
    nothingHere: 'Nothing can be done here.',
    waiting: 'Waiting for {names}.',
  },
  fr: {
    board: 'Plateau',
    choices: 'Choix',
    things: 'Ce qui se trouve ici',
    events: 'Événements',
    close: 'Fermer',
    nothingHere: 'Il n’y a rien à faire ici.',
    waiting: 'On attend {names}.',
  },
  de: {
    board: 'Spielplan',
    choices: 'Möglichkeiten',
    things: 'Was hier liegt',
    events: 'Ereignisse',
    close: 'Schließen',
    nothingHere: 'Hier gibt es nichts zu tun.',
    waiting: 'Warten auf {names}.',
  },
};

/** Returns the texts in the language of a locale, in English where there are none. */
export const labelsOf = (locale: string): Labels => LABELS[locale.split('-')[0]!] ?? LABELS['en']!;
