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
  help: `A number makes the move that stands beside it; so does its short form, as records have it.
  undo [NAME]  takes your last move back, or that of NAME, at once if nobody has
               learnt anything by it, otherwise if all agree
  save FILE    keeps the game; sastrugi play --resume FILE goes on with it
  score        tells how things stand
  quit         leaves the game`,
  yes: 'y',
  handOver: (name) => `It is for ${name} to decide. Enter goes on.`,
  mayTakeBack: (asked, by) => `${asked}, may ${by} take that back? (y/n)`,
  doesNotAgree: (name) => `${name} does not agree.`,
  kept: (path) => `The game is kept in ${path}.`,
  notKept: (message) => `The game is not kept: ${message}`,
  where: 'Where? Write save FILE.',
  whose: (name) => `Nobody is called ${name} here.`,
  noMove: (line) => `'${line}' is no move, and no word: help tells what is.`,
  nothingToUndo: 'There is no move to take back.',
};

const fr: Texts = {
  help: `Un numéro joue le coup qui le suit ; sa forme courte, celle des parties notées, aussi.
  undo [NOM]   reprend votre dernier coup, ou celui de NOM, tout de suite si
               personne n'en a rien appris, sinon si tout le monde accepte
  save FICHIER garde la partie ; sastrugi play --resume FICHIER la continue
  score        dit où en sont les points
  quit         quitte la partie`,
  yes: 'o',
  handOver: (name) => `C'est à ${name} de décider. Entrée pour continuer.`,
  mayTakeBack: (asked, by) => `${asked}, ${by} veut reprendre ce coup : d'accord ? (o/n)`,
  doesNotAgree: (name) => `${name} refuse.`,
  kept: (path) => `La partie est gardée dans ${path}.`,
  notKept: (message) => `La partie n'est pas gardée : ${message}`,
  where: 'Où ? Tapez save FICHIER.',
  whose: (name) => `Personne ne s'appelle ${name} ici.`,
  noMove: (line) => `« ${line} » n'est ni un coup ni un mot connu : help les explique.`,
  nothingToUndo: "Il n'y a aucun coup à reprendre.",
};

const de: Texts = {
  help: `Eine Nummer macht den Zug, der daneben steht; seine Kurzform, wie in Aufzeichnungen, auch.
  undo [NAME]  nimmt deinen letzten Zug zurück, oder den von NAME, sofort, wenn
               dadurch niemand etwas erfahren hat, sonst, wenn alle zustimmen
  save DATEI   hebt das Spiel auf; sastrugi play --resume DATEI spielt es weiter
  score        sagt, wie es steht
  quit         verlässt das Spiel`,
  yes: 'j',
  handOver: (name) => `${name} ist dran. Weiter mit der Eingabetaste.`,
  mayTakeBack: (asked, by) => `${asked}, darf ${by} das zurücknehmen? (j/n)`,
  doesNotAgree: (name) => `${name} ist nicht einverstanden.`,
  kept: (path) => `Das Spiel ist in ${path} aufgehoben.`,
  notKept: (message) => `Das Spiel ist nicht aufgehoben: ${message}`,
  where: 'Wo? Schreib save DATEI.',
  whose: (name) => `Hier heißt niemand ${name}.`,
  noMove: (line) => `„${line}“ ist weder ein Zug noch ein bekanntes Wort: help erklärt sie.`,
  nothingToUndo: 'Es gibt keinen Zug zum Zurücknehmen.',
};

/** The texts by language. */
export const TEXTS: Readonly<Record<Language, Texts>> = { en, fr, de };
