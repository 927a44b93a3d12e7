import type { Language } from '../languages.js';
import type { Count } from './told-game.js';

/** The texts of a game at a real table. */
export interface RealTexts {
  readonly realHelp: string;
  readonly welcome: string;
  /** The answer that leaves a fact open. */
  readonly leaveOpen: string;
  readonly notOpen: string;
  /** The number of a fact among those told in a row. */
  readonly counted: (count: Count) => string;
  readonly manyAnswers: (count: number) => string;
  readonly notPossible: (line: string) => string;
  readonly tooOpen: string;
  readonly takenBack: (what: string) => string;
  readonly nothingToTakeBack: string;
  readonly notDealt: string;
  readonly nothingTold: string;
  readonly toldSoFar: string;
  readonly typeUndoOrQuit: string;
  readonly notPossibleNow: (line: string) => string;
}

const en: RealTexts = {
  realHelp: `Type the number of a line, or what happened as in texts of games, also
  several things on one line: G6e (+W1 +S2).
  ?            leaves open what nobody at the table saw or wrote down
  board        shows the whole board
  moves [TEXT] lists all moves, or those that contain TEXT
  what THING   says what a thing is, by its name or place; what lists all
  undo         takes back the last answer or move
  save FILE    saves the game, and from then on every answer;
               sastrugi play --real --resume FILE continues it
  score        shows the points
  quit         leaves the game`,
  welcome: 'Play at your table, and type what happens.',
  leaveOpen: 'not seen, or not written down',
  notOpen: 'The whole table sees this: it cannot be left open.',
  counted: ({ number, of }) => `(${number} of ${of})`,
  manyAnswers: (count) => `${count} answers are possible. Type one, or a part of it for a list.`,
  notPossible: (line) => `'${line}' is not possible here.`,
  tooOpen: 'Too much would be left open: give another answer, or type undo.',
  takenBack: (what) => `Taken back: ${what}`,
  nothingToTakeBack: 'There is nothing to take back.',
  notDealt: 'The deal is not complete yet.',
  nothingTold: 'Nothing was told yet.',
  toldSoFar: 'Told so far:',
  typeUndoOrQuit: 'Type undo to take back the last answer, or quit to leave.',
  notPossibleNow: (line) => `'${line}' is not possible now. The game is over: type undo, score, save or quit.`,
};

const fr: RealTexts = {
  realHelp: `Tapez le numéro d’une ligne, ou ce qui s’est passé comme dans les textes de
  parties, même plusieurs choses sur une ligne\u00a0: G6e (+W1 +S2).
  ?            laisse ouvert ce que personne n’a vu ou noté
  board        montre tout le plateau
  moves [MOT]  montre tous les coups, ou ceux qui contiennent MOT
  what CHOSE   dit ce qu’est une chose, par son nom ou sa place\u00a0;
               what seul les liste
  undo         reprend la dernière réponse ou le dernier coup
  save FICHIER enregistre la partie, puis chaque réponse\u00a0;
               sastrugi play --real --resume FICHIER la continue
  score        dit où en sont les points
  quit         quitte la partie`,
  welcome: 'Jouez à votre table et tapez ce qui s’y passe.',
  leaveOpen: 'pas vu, ou pas noté',
  notOpen: 'Toute la table le voit\u00a0: il faut une réponse.',
  counted: ({ number, of }) => `(${number} sur ${of})`,
  manyAnswers: (count) => `${count} réponses sont possibles. Tapez-en une, ou une partie pour une liste.`,
  notPossible: (line) => `«\u00a0${line}\u00a0» n’est pas possible ici.`,
  tooOpen: 'Il resterait trop d’inconnues\u00a0: donnez une autre réponse, ou tapez undo.',
  takenBack: (what) => `Repris\u00a0: ${what}`,
  nothingToTakeBack: 'Il n’y a rien à reprendre.',
  notDealt: 'La mise en place n’est pas terminée.',
  nothingTold: 'Rien n’a encore été dit.',
  toldSoFar: 'Déjà dit\u00a0:',
  typeUndoOrQuit: 'Tapez undo pour reprendre la dernière réponse, quit pour quitter.',
  notPossibleNow: (line) => `«\u00a0${line}\u00a0» ne sert plus, la partie est finie\u00a0: undo, score, save ou quit.`,
};

const de: RealTexts = {
  realHelp: `Gib die Nummer einer Zeile ein, oder was geschah, wie in Texten von Partien,
  auch mehreres in einer Zeile: G6e (+W1 +S2).
  ?            lässt offen, was niemand gesehen oder aufgeschrieben hat
  board        zeigt den ganzen Spielplan
  moves [TEXT] zeigt alle Züge, oder die mit TEXT
  what DING    sagt, was etwas ist (nach Name oder Ort); what allein zeigt alles
  undo         nimmt die letzte Antwort oder den letzten Zug zurück
  save DATEI   speichert das Spiel, und von da an jede Antwort;
               sastrugi play --real --resume DATEI setzt es fort
  score        zeigt den Punktestand
  quit         verlässt das Spiel`,
  welcome: 'Spielt an eurem Tisch und gib hier ein, was geschieht.',
  leaveOpen: 'nicht gesehen oder nicht aufgeschrieben',
  notOpen: 'Das sieht der ganze Tisch: Es kann nicht offen bleiben.',
  counted: ({ number, of }) => `(${number} von ${of})`,
  manyAnswers: (count) => `${count} Antworten sind möglich. Gib eine ein, oder einen Teil für eine Liste.`,
  notPossible: (line) => `„${line}“ ist hier nicht möglich.`,
  tooOpen: 'So bliebe zu viel offen: Antworte anders, oder gib undo ein.',
  takenBack: (what) => `Zurückgenommen: ${what}`,
  nothingToTakeBack: 'Es gibt nichts zurückzunehmen.',
  notDealt: 'Der Aufbau ist noch nicht fertig.',
  nothingTold: 'Noch wurde nichts genannt.',
  toldSoFar: 'Bisher genannt:',
  typeUndoOrQuit: 'undo nimmt die letzte Antwort zurück, quit verlässt das Spiel.',
  notPossibleNow: (line) => `„${line}“ geht nicht mehr, das Spiel ist zu Ende: undo, score, save oder quit.`,
};

/** The texts by language. */
export const REAL_TEXTS: Readonly<Record<Language, RealTexts>> = { en, fr, de };
