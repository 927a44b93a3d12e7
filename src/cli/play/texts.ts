import type { Language } from './languages.js';

/** The texts of the command itself; those of the games are in their words. */
export interface Texts {
  readonly help: string;
  /** Says how to get help. */
  readonly helpOffer: string;
  /** Waits before the next screen. */
  readonly pressEnter: string;
  /** Says how to see all lines of a drawing, or all choices. */
  readonly manyLines: (count: number) => string;
  readonly manyChoices: (count: number) => string;
  readonly noChoice: (part: string) => string;
  readonly noEntry: (name: string) => string;
  /** Says above a table of points that they are not final; the head of the table, its last row, a row that breaks ties. */
  readonly ifEndedNow: string;
  readonly points: string;
  readonly total: string;
  readonly tieBreak: (name: string) => string;
  /** The beginning of an answer that means agreement. */
  readonly yesPrefix: string;
  /** A line about something that is named first, with a colon between. */
  readonly labelled: (label: string, text: string) => string;
  /** The sentence shown while a person waits for a bot. */
  readonly thinking: (name: string) => string;
  readonly handOver: (name: string) => string;
  readonly mayTakeBack: (asked: string, by: string) => string;
  readonly doesNotAgree: (name: string) => string;
  readonly saved: (path: string) => string;
  readonly notSaved: (message: string) => string;
  readonly whereToSave: string;
  readonly fileExists: (path: string) => string;
  readonly askFile: string;
  readonly notSavedOnExit: string;
  readonly noSuchPlayer: (name: string) => string;
  readonly noMove: (line: string) => string;
  readonly nothingToUndo: string;
  /** Says that a line was typed ahead of a question that never came. */
  readonly tooLate: (line: string) => string;
}

const en: Texts = {
  help: `Type the number of a choice, or its notation as in texts of games.
  Enter        shows the decision again
  board        shows the whole board
  moves [TEXT] lists all choices, or those that contain TEXT
  what THING   says what a thing is, by its name or place; what lists all
  score        shows the points
  undo [NAME]  takes back your last move, or that of NAME: immediately if it
               revealed nothing, otherwise if all players agree
  save FILE    saves the game, and from then on every move;
               sastrugi play --resume FILE continues it
  quit         leaves the game; it asks for a file if the game is not saved`,
  helpOffer: 'Type help for a list of commands.',
  pressEnter: '(Enter: go on)',
  manyLines: (count) => `… The board has ${count} lines: type board to see them all.`,
  manyChoices: (count) => `… There are ${count} choices: type moves, or moves TEXT for some.`,
  noChoice: (part) => `No choice contains '${part}'.`,
  noEntry: (name) => `There is nothing called '${name}'. Type what for a list.`,
  ifEndedNow: 'If the game ended now:',
  points: 'Points',
  total: 'total',
  tieBreak: (name) => `tie break: ${name}`,
  yesPrefix: 'y',
  labelled: (label, text) => `${label}: ${text}`,
  thinking: (name) => `${name} is thinking …`,
  handOver: (name) => `${name}'s turn. Press Enter.`,
  mayTakeBack: (asked, by) => `${asked}, may ${by} take back the move? (y/n)`,
  doesNotAgree: (name) => `${name} does not agree.`,
  saved: (path) => `Saved to ${path}.`,
  notSaved: (message) => `The game was not saved: ${message}`,
  whereToSave: 'Where? Type save FILE.',
  fileExists: (path) => `${path} exists already: name another file.`,
  askFile: 'Save the game in which file? (Enter: none)',
  notSavedOnExit: 'The game was not saved.',
  noSuchPlayer: (name) => `There is no player called ${name} at this terminal.`,
  noMove: (line) => `'${line}' is neither a move nor a command. Type help.`,
  nothingToUndo: 'There is no move to take back.',
  tooLate: (line) => `'${line}' came too late, and was not used.`,
};

const fr: Texts = {
  help: `Tapez le numéro d’un choix, ou sa notation, pour le jouer.
  Entrée       remontre la décision à prendre
  board        montre tout le plateau
  moves [MOT]  montre tous les choix, ou ceux qui contiennent MOT
  what CHOSE   dit ce qu’est une chose, par son nom ou sa place\u00a0;
               what seul les liste
  score        dit où en sont les points
  undo [NOM]   reprend votre dernier coup, ou celui de NOM, tout de suite si
               personne n’en a rien appris, sinon si tout le monde accepte
  save FICHIER enregistre la partie, puis chaque coup\u00a0;
               sastrugi play --resume FICHIER la continue
  quit         quitte la partie, en demandant où l’enregistrer`,
  helpOffer: 'Pour les commandes, tapez help.',
  pressEnter: '(Entrée\u00a0: continuer)',
  manyLines: (count) => `… Le plateau a ${count} lignes\u00a0: tapez board pour tout voir.`,
  manyChoices: (count) => `… Il y a ${count} choix\u00a0: tapez moves, ou moves MOT.`,
  noChoice: (part) => `Aucun choix ne contient «\u00a0${part}\u00a0».`,
  noEntry: (name) => `Rien ne s’appelle «\u00a0${name}\u00a0». Pour une liste, tapez what.`,
  ifEndedNow: 'Si la partie finissait maintenant\u00a0:',
  points: 'Points',
  total: 'total',
  tieBreak: (name) => `départage\u00a0: ${name}`,
  yesPrefix: 'o',
  labelled: (label, text) => `${label}\u00a0: ${text}`,
  thinking: (name) => `${name} réfléchit…`,
  handOver: (name) => `C’est à ${name} de décider. Entrée pour continuer.`,
  mayTakeBack: (asked, by) => `${asked}, ${by} veut reprendre ce coup\u00a0: d’accord\u00a0? (o/n)`,
  doesNotAgree: (name) => `${name} refuse.`,
  saved: (path) => `La partie est enregistrée dans ${path}.`,
  notSaved: (message) => `La partie n’est pas enregistrée\u00a0: ${message}`,
  whereToSave: 'Où\u00a0? Tapez save FICHIER.',
  fileExists: (path) => `${path} existe déjà\u00a0: choisissez un autre fichier.`,
  askFile: 'Enregistrer la partie dans quel fichier\u00a0? (Entrée\u00a0: aucun)',
  notSavedOnExit: 'La partie n’est pas enregistrée.',
  noSuchPlayer: (name) => `Personne ne s’appelle ${name} ici.`,
  noMove: (line) => `«\u00a0${line}\u00a0» n’est ni un coup ni une commande. Tapez help.`,
  nothingToUndo: 'Il n’y a aucun coup à reprendre.',
  tooLate: (line) => `«\u00a0${line}\u00a0» est arrivé trop tard et n’a pas servi.`,
};

const de: Texts = {
  help: `Gib die Nummer einer Möglichkeit ein, oder ihre Notation.
  Eingabetaste zeigt die Entscheidung noch einmal
  board        zeigt den ganzen Spielplan
  moves [TEXT] zeigt alle Möglichkeiten, oder die mit TEXT
  what DING    sagt, was etwas ist (nach Name oder Ort); what allein zeigt alles
  score        zeigt den Punktestand
  undo [NAME]  nimmt deinen letzten Zug zurück, oder den von NAME, sofort, wenn
               dadurch niemand etwas erfahren hat, sonst, wenn alle zustimmen
  save DATEI   speichert das Spiel, und von da an jeden Zug;
               sastrugi play --resume DATEI setzt es fort
  quit         verlässt das Spiel und fragt, wo es gespeichert werden soll`,
  helpOffer: 'Gib help ein, um die Befehle zu sehen.',
  pressEnter: '(weiter mit der Eingabetaste)',
  manyLines: (count) => `… Der Spielplan hat ${count} Zeilen: board zeigt alle.`,
  manyChoices: (count) => `… Es gibt ${count} Möglichkeiten: moves zeigt alle, moves TEXT einige.`,
  noChoice: (part) => `Keine Möglichkeit enthält „${part}“.`,
  noEntry: (name) => `Nichts heißt „${name}“. what zeigt, was es gibt.`,
  ifEndedNow: 'Wenn das Spiel jetzt endete:',
  points: 'Punkte',
  total: 'Summe',
  tieBreak: (name) => `bei Gleichstand: ${name}`,
  yesPrefix: 'j',
  labelled: (label, text) => `${label}: ${text}`,
  thinking: (name) => `${name} überlegt …`,
  handOver: (name) => `${name} ist dran. Weiter mit der Eingabetaste.`,
  mayTakeBack: (asked, by) => `${asked}, darf ${by} das zurücknehmen? (j/n)`,
  doesNotAgree: (name) => `${name} ist nicht einverstanden.`,
  saved: (path) => `Gespeichert in ${path}.`,
  notSaved: (message) => `Das Spiel wurde nicht gespeichert: ${message}`,
  whereToSave: 'Wohin? Gib ein: save DATEI',
  fileExists: (path) => `${path} gibt es schon: Nimm eine andere Datei.`,
  askFile: 'In welcher Datei soll das Spiel gespeichert werden? (Eingabetaste: in keiner)',
  notSavedOnExit: 'Das Spiel wurde nicht gespeichert.',
  noSuchPlayer: (name) => `Hier heißt niemand ${name}.`,
  noMove: (line) => `„${line}“ ist weder ein Zug noch ein Befehl. Gib help ein.`,
  nothingToUndo: 'Es gibt keinen Zug zum Zurücknehmen.',
  tooLate: (line) => `„${line}“ kam zu spät und wurde nicht verwendet.`,
};

/** The texts by language. */
export const TEXTS: Readonly<Record<Language, Texts>> = { en, fr, de };
