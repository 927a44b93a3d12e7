import type { Language } from './words.js';

/** The texts of the command itself; those of the games are in their words. */
export interface Texts {
  readonly help: string;
  /** The answer that means agreement. */
  readonly yes: string;
  /** A line about something that is named first, with a colon between. */
  readonly labelled: (label: string, text: string) => string;
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
  labelled: (label, text) => `${label}: ${text}`,
  handOver: (name) => `${name}'s turn. Press Enter.`,
  mayTakeBack: (asked, by) => `${asked}, may ${by} take back the move? (y/n)`,
  doesNotAgree: (name) => `${name} does not agree.`,
  kept: (path) => `Saved to ${path}.`,
  notKept: (message) => `The game was not saved: ${message}`,
  where: 'Where? Type save FILE.',
  whose: (name) => `There is no player called ${name} at this terminal.`,
  noMove: (line) => `'${line}' is neither a move nor a command. Type help.`,
  nothingToUndo: 'There is no move to take back.',
};

const fr: Texts = {
  help: `Tapez le numéro d’un coup, ou sa notation, pour le jouer.
  undo [NOM]   reprend votre dernier coup, ou celui de NOM, tout de suite si
               personne n’en a rien appris, sinon si tout le monde accepte
  save FICHIER enregistre la partie\u00a0; sastrugi play --resume FICHIER la continue
  score        dit où en sont les points
  quit         quitte la partie`,
  yes: 'o',
  labelled: (label, text) => `${label}\u00a0: ${text}`,
  handOver: (name) => `C’est à ${name} de décider. Entrée pour continuer.`,
  mayTakeBack: (asked, by) => `${asked}, ${by} veut reprendre ce coup\u00a0: d’accord\u00a0? (o/n)`,
  doesNotAgree: (name) => `${name} refuse.`,
  kept: (path) => `La partie est enregistrée dans ${path}.`,
  notKept: (message) => `La partie n’est pas enregistrée\u00a0: ${message}`,
  where: 'Où\u00a0? Tapez save FICHIER.',
  whose: (name) => `Personne ne s’appelle ${name} ici.`,
  noMove: (line) => `«\u00a0${line}\u00a0» n’est ni un coup ni une commande. Tapez help.`,
  nothingToUndo: 'Il n’y a aucun coup à reprendre.',
};

const de: Texts = {
  help: `Gib die Nummer eines Zugs ein, oder seine Notation, um ihn zu machen.
  undo [NAME]  nimmt deinen letzten Zug zurück, oder den von NAME, sofort, wenn
               dadurch niemand etwas erfahren hat, sonst, wenn alle zustimmen
  save DATEI   speichert das Spiel; sastrugi play --resume DATEI setzt es fort
  score        zeigt den Punktestand
  quit         verlässt das Spiel`,
  yes: 'j',
  labelled: (label, text) => `${label}: ${text}`,
  handOver: (name) => `${name} ist dran. Weiter mit der Eingabetaste.`,
  mayTakeBack: (asked, by) => `${asked}, darf ${by} das zurücknehmen? (j/n)`,
  doesNotAgree: (name) => `${name} ist nicht einverstanden.`,
  kept: (path) => `Gespeichert in ${path}.`,
  notKept: (message) => `Das Spiel wurde nicht gespeichert: ${message}`,
  where: 'Wohin? Gib ein: save DATEI',
  whose: (name) => `Hier heißt niemand ${name}.`,
  noMove: (line) => `„${line}“ ist weder ein Zug noch ein Befehl. Gib help ein.`,
  nothingToUndo: 'Es gibt keinen Zug zum Zurücknehmen.',
};

/** The texts by language. */
export const TEXTS: Readonly<Record<Language, Texts>> = { en, fr, de };
