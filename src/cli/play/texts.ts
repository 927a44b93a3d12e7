import type { Language } from './words.js';

/** The texts of the command itself; those of the games are in their words. */
export interface Texts {
  readonly help: string;
  /** The answer that means agreement. */
  readonly yes: string;
  readonly handOver: (name: string) => string;
  readonly mayTakeBack: (asked: string, by: string) => string;
  readonly doesNotAgree: (name: string) => string;
  readonly kept: (path: string) => string;
  readonly notKept: (message: string) => string;
  readonly where: string;
  readonly whose: (name: string) => string;
  readonly noMove: (line: string) => string;
  readonly nothingToUndo: string;
}

const en: Texts = {
  help: `Type the number of a move, or its notation as in records, to make the move.
  undo [NAME]  takes back your last move, or that of NAME: immediately if it
               revealed nothing, otherwise if all players agree
  save FILE    saves the game; sastrugi play --resume FILE continues it
  score        shows the points
  quit         leaves the game`,
  yes: 'y',
  handOver: (name) => `${name} decides now. Press Enter to continue.`,
  mayTakeBack: (asked, by) => `${asked}, may ${by} take back the move? (y/n)`,
  doesNotAgree: (name) => `${name} does not agree.`,
  kept: (path) => `The game is saved in ${path}.`,
  notKept: (message) => `The game was not saved: ${message}`,
  where: 'The file is missing: write save FILE.',
  whose: (name) => `There is no player called ${name} at this terminal.`,
  noMove: (line) => `'${line}' is not a move or a command: type help for a list of commands.`,
  nothingToUndo: 'There is no move to take back.',
};

const fr: Texts = {
  help: `Un numéro joue le coup qui le suit ; sa forme courte, celle des parties notées, aussi.
  undo [NOM]   reprend votre dernier coup, ou celui de NOM, tout de suite si
               personne n'en a rien appris, sinon si tout le monde accepte
  save FICHIER enregistre la partie ; sastrugi play --resume FICHIER la continue
  score        dit où en sont les points
  quit         quitte la partie`,
  yes: 'o',
  handOver: (name) => `C'est à ${name} de décider. Entrée pour continuer.`,
  mayTakeBack: (asked, by) => `${asked}, ${by} veut reprendre ce coup : d'accord ? (o/n)`,
  doesNotAgree: (name) => `${name} refuse.`,
  kept: (path) => `La partie est enregistrée dans ${path}.`,
  notKept: (message) => `La partie n'est pas enregistrée : ${message}`,
  where: 'Où ? Tapez save FICHIER.',
  whose: (name) => `Personne ne s'appelle ${name} ici.`,
  noMove: (line) => `« ${line} » n'est ni un coup ni un mot connu : help les explique.`,
  nothingToUndo: "Il n'y a aucun coup à reprendre.",
};

const de: Texts = {
  help: `Eine Nummer macht den Zug, der daneben steht; seine Kurzform, wie in Aufzeichnungen, auch.
  undo [NAME]  nimmt deinen letzten Zug zurück, oder den von NAME, sofort, wenn
               dadurch niemand etwas erfahren hat, sonst, wenn alle zustimmen
  save DATEI   speichert das Spiel; sastrugi play --resume DATEI setzt es fort
  score        zeigt den Punktestand
  quit         verlässt das Spiel`,
  yes: 'j',
  handOver: (name) => `${name} ist dran. Weiter mit der Eingabetaste.`,
  mayTakeBack: (asked, by) => `${asked}, darf ${by} das zurücknehmen? (j/n)`,
  doesNotAgree: (name) => `${name} ist nicht einverstanden.`,
  kept: (path) => `Das Spiel ist in ${path} gespeichert.`,
  notKept: (message) => `Das Spiel wurde nicht gespeichert: ${message}`,
  where: 'Wo? Schreib save DATEI.',
  whose: (name) => `Hier heißt niemand ${name}.`,
  noMove: (line) => `„${line}“ ist weder ein Zug noch ein bekanntes Wort: help erklärt sie.`,
  nothingToUndo: 'Es gibt keinen Zug zum Zurücknehmen.',
};

/** The texts by language. */
export const TEXTS: Readonly<Record<Language, Texts>> = { en, fr, de };
