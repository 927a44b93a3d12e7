/**
 * Igloo Igloo in German.
 *
 * @module
 */
import { common } from '../../../words/common/de.js';
import type { Messages, Translation } from '../../../words/message.js';
import type { IglooIgloo } from '../types.js';
import { description } from './description.js';
import type { Key, Names } from './keys.js';

export type { LineKey } from '../draw/lines.js';
export type { TextKey } from '../draw/texts.js';
export type { MessageParameters } from './description.js';
export type { Colour, Key, Names, TileType } from './keys.js';

const NO_INUIT = 'Auf {cell} steht kein Inuit von dir.';

/** The messages by key, in ICU form. */
export const messages: Messages<Key> = {
  ...common,
  'move.placeInuit': 'Inuit auf {cell} einsetzen',
  'move.melt': 'Scholle auf {cell} schmelzen',
  'move.drift': 'Scholle auf {cell} {direction} schieben',
  'move.displace': '{count, plural, one {Tier nach {cell} versetzen} other {Tiere nach {cell} versetzen}}',
  'move.thaw': 'Tauwetter spielen: Scholle auf {cell} entfernen',
  'move.moveAnimals': '„Tiere bewegen“ spielen',
  'move.stepAnimal': '{target} von {from} nach {to} bewegen',
  'move.defend': 'Harpune gegen den Bären einsetzen',
  'move.decline': 'Harpunen behalten',
  'move.flee': 'Der {tribe} Inuit flieht nach {cell}',
  'move.playEndurance': 'Ausdauer spielen: {points, plural, one {# Punkt mehr} other {# Punkte mehr}}',
  'move.walk': 'Von {from} nach {to} gehen',
  'move.embark': 'Auf {cell} ins Kajak steigen',
  'move.land': 'Bei {cell} anlegen',
  'move.hunt': '{target} auf {cell} jagen',
  'move.harpoon': '{target} auf {cell} mit der Harpune erlegen',
  'move.buildIgloo': 'Iglu auf {cell} bauen',
  'move.endTurn': 'Zug beenden',

  'event.startPlayerDrawn': '{player} fängt an.',
  'event.fishPlaced': 'Ein {animal} erscheint auf {cell}.',
  'event.inuitPlaced': '{player} setzt einen Inuit auf {cell} ein.',
  'event.turnStarted': '{player} ist am Zug.',
  'event.tileMelted':
    '{tile, select, kept {{player} lässt die Scholle auf {cell} schmelzen.} other {{player} lässt die Scholle auf {cell} schmelzen und findet {tile}.}}',
  'event.tileKept': '{tile, select, hidden {{player} behält das Plättchen verdeckt.} other {{player} behält {tile}.}}',
  'event.bearAppeared': 'Auf {cell} erscheint ein Eisbär.',
  'event.packTurned':
    '{foxValue, select, none {Auf {cell} ist Packeis, das liegen bleibt; ein Fuchs ist nicht mehr da.} other {Auf {cell} ist Packeis, das liegen bleibt; darauf erscheint ein {foxValue}.}}',
  'event.animalsDisplaced':
    '{count, plural, one {Ein Tier macht Platz und zieht} other {Die Tiere machen Platz und ziehen}} von {from} nach {to}: {animals}.',
  'event.floesShifted':
    '{count, plural, one {Die Scholle auf {cells} treibt {direction}.} other {Die Schollen auf {cells} treiben {direction}.}}',
  'event.driftLost': 'Keine Scholle lässt sich schieben; die Drift verfällt.',
  'event.tilePlayed':
    '{reason, select, thaw {{player} spielt Tauwetter.} animals {{player} spielt „Tiere bewegen“.} endurance {{player} spielt {tile}.} hunt {{player} setzt eine Harpune zur Jagd ein.} enter {{player} setzt eine Harpune ein, um zum Bären zu gehen.} other {{player} setzt eine Harpune gegen den Angriff ein.}}',
  'event.tileThawed': 'Die Scholle auf {cell} taut und wird ungesehen entfernt.',
  'event.animalMoved': 'Der {animal} zieht von {from} nach {to}.',
  'event.animalRemoved':
    '{reason, select, eaten {Der Bär frisst {the} auf {cell}.} other {Mit der Scholle auf {cell} verlässt ein {animal} das Spiel.}}',
  'event.bearAttacked': 'Der Bär, den {player} bewegt, greift auf {cell} an.',
  'event.defenceDeclined': '{player} setzt keine Harpune ein.',
  'event.inuitsSheltered':
    '{count, plural, one {Ein Inuit von {player} versteckt sich im Iglu auf {cell}.} other {# Inuit von {player} verstecken sich im Iglu auf {cell}.}}',
  'event.inuitsScattered':
    '{count, plural, one {Ein Inuit muss {cell} verlassen.} other {# Inuit müssen {cell} verlassen.}}',
  'event.inuitFled': 'Ein Inuit von {player} flieht von {from} nach {to}.',
  'event.inuitWalked': '{player} geht von {from} nach {to}.',
  'event.inuitSailed': '{player} fährt mit dem Kajak von {from} nach {to}.',
  'event.animalTaken':
    '{reason, select, points {{player} jagt {the} auf {cell}.} other {{player} erlegt {the} auf {cell} mit der Harpune.}}',
  'event.iglooBuilt': '{player} baut ein Iglu auf {cell}.',
  'event.turnEnded':
    '{unspentPoints, plural, =0 {{player} beendet den Zug.} one {{player} beendet den Zug; # Punkt verfällt.} other {{player} beendet den Zug; # Punkte verfallen.}}',
  'event.gameOver': 'Das Spiel ist zu Ende. {outcome}',

  'chance.fishPlaced': 'Welcher Fisch wird für {cell} gezogen?',
  'chance.startPlayerDrawn': 'Wer fängt an?',
  'chance.tileMelted': 'Welches Plättchen wird auf {cell} aufgedeckt, oder wird es verdeckt behalten?',
  'chance.tileKept': 'Welches Plättchen behält {player}?',
  'chance.packTurned': 'Welcher Fuchs wird für {cell} gezogen?',

  'question.placeInuit': 'Auf welche Scholle am Rand setzt du einen Inuit?',
  'question.melt': 'Welche Scholle lässt du schmelzen?',
  'question.drift': 'Welche Scholle treibt, und wohin?',
  'question.displace':
    'In welches Wasser {count, plural, one {weicht das Tier} other {weichen die Tiere}} auf {cell} aus?',
  'question.stepAnimal': 'Welches Tier bewegst du? {steps, plural, one {Noch # Schritt.} other {Noch # Schritte.}}',
  'question.attack': 'Ein Eisbär greift dich auf {cell} an. Setzt du eine Harpune ein?',
  'question.flee': 'In welche Ecke flieht der {tribe} Inuit auf {cell}?',
  'question.act':
    'Was tun deine Inuit? {points, plural, =0 {Kein Aktionspunkt ist übrig.} one {Noch # Aktionspunkt.} other {Noch # Aktionspunkte.}}',
  'question.kayak': 'Wo legt das Kajak an, das von {cell} kommt?',
  'question.over': 'Das Spiel ist zu Ende.',

  'refusal.place-first':
    'Zuerst werden die Inuit eingesetzt; du hast noch {left} einzusetzen. Setze einen auf eine Scholle am Rand.',
  'refusal.melt-first':
    'Ein Zug beginnt mit dem Schmelzen einer Scholle; davor kann man nur Tauwetter oder „Tiere bewegen“ spielen.',
  'refusal.drift-first': 'Es ist Drift: Schiebe zuerst eine Scholle um ein Feld.',
  'refusal.clear-first':
    'Die Schollen treiben nach {gap}: Versetze zuerst die Tiere von dort auf ein Wasserfeld daneben.',
  'refusal.steps-first': 'Bewege zuerst die Tiere zu Ende; noch {steps, plural, one {# Schritt} other {# Schritte}}.',
  'refusal.bear-first': 'Ein Bär greift dich auf {cell} an: Setze zuerst eine Harpune ein, oder verzichte darauf.',
  'refusal.flee-first': 'Ein {colour}er Inuit flieht von {cell}: Wähle zuerst die Ecke, in die er geht.',
  'refusal.no-action':
    'In diesem Zug ist schon eine Scholle geschmolzen: Geh, fahre Kajak, jage, baue, spiele ein Plättchen oder beende den Zug.',
  'refusal.land-first': 'Dein Inuit ist auf {cell} ins Kajak gestiegen: Wähle zuerst, wo er anlegt.',
  'refusal.over': 'Das Spiel ist zu Ende; es gibt nichts mehr zu tun.',

  'refusal.no-tile': 'Auf {cell} liegt keine Scholle; wähle eine, die verdeckt liegt.',
  'refusal.pack': 'Auf {cell} liegt Packeis, und das schmilzt nie.',
  'refusal.not-empty': 'Die Scholle auf {cell} ist nicht leer; nur eine ohne Inuit, Iglu und Tier kann schmelzen.',
  'refusal.inland': 'Die Scholle auf {cell} liegt nicht am Wasser; schmelzen kann eine am Wasser, etwa {other}.',
  'refusal.no-edge':
    'Die Scholle auf {cell} liegt nicht am Rand; keine leere liegt am Wasser, darum schmilzt eine am Rand, etwa {other}.',

  'refusal.no-floe': 'Auf {cell} liegt keine Scholle, die man schieben könnte.',
  'refusal.no-gap': 'Die Schollen ab {cell} lassen sich dorthin nicht schieben: Hinter der letzten ist kein Wasser.',
  'refusal.gap-full':
    'Auf {gap}, wohin die Schollen trieben, sind Tiere, und daneben ist kein Wasser ohne Bären für sie.',
  'refusal.far-from-gap': '{cell} liegt nicht neben {gap}, das die Tiere verlassen müssen.',
  'refusal.no-water': '{cell} ist kein Wasser, und die Tiere auf {gap} können nur ins Wasser.',
  'refusal.water-of-bear': 'Auf {cell} ist ein Bär; die Tiere auf {gap} können nur in Wasser ohne Bären.',

  'refusal.not-held': 'Dieses Plättchen hast du nicht: {tile}.',
  'refusal.used':
    'Diese Art von Plättchen hast du in diesem Zug schon gespielt: {type}. Von jeder Art ist nur eines je Zug erlaubt.',
  'refusal.none-to-thaw': 'Auf {cell} liegt keine verdeckte Scholle; nur eine solche kann tauen.',
  'refusal.thaw-inland': 'Die Scholle auf {cell} liegt nicht am Wasser und kann darum nicht tauen.',
  'refusal.thaw-igloo': 'Auf {cell} steht ein Iglu; darum kann die Scholle nicht tauen.',
  'refusal.no-steps': 'Im Augenblick kann sich kein Tier bewegen.',

  'refusal.none-to-step': 'Auf {cell} ist kein {animal}, der sich bewegen könnte.',
  'refusal.fish-ashore': '{to} ist kein Wasser, und ein Fisch kann nur ins Wasser.',
  'refusal.fox-afloat': '{to} ist Wasser, und ein Fuchs kann nur auf eine Scholle.',
  'refusal.bear-at-bear': 'Auf {to} ist schon ein Bär; ein zweiter kann nicht dorthin.',

  'refusal.few-points':
    'Das kostet {need, plural, one {# Aktionspunkt} other {# Aktionspunkte}}; du hast {have, plural, =0 {keinen mehr} other {nur noch #}}.',
  'refusal.none-to-walk': NO_INUIT,
  'refusal.none-near': 'Neben {to} steht keiner deiner Inuit, also kann auch keiner dorthin gehen.',
  'refusal.walk-to-water': '{to} ist Wasser, und ein Inuit kann nur auf eine Scholle gehen.',
  'refusal.igloo-of-other': 'Auf {to} steht ein {colour}es Iglu; im Expertenspiel darf nur sein Besitzer dorthin.',
  'refusal.bear-there': 'Auf {to} ist ein Bär; dorthin kommst du nur mit einer Harpune, und du hast keine.',

  'refusal.none-to-sail': NO_INUIT,
  'refusal.no-landing': 'Von {cell} erreicht ein Kajak keine Scholle, an der es anlegen könnte.',
  'refusal.same-floe': 'Dein Inuit kommt von {to}; er muss an einer anderen Scholle anlegen.',
  'refusal.no-shore': 'Auf {to} liegt keine Scholle, an der ein Kajak anlegen könnte.',
  'refusal.other-water':
    '{to} liegt nicht an dem Wasser, das ein Kajak von {cell} aus befahren kann; ein Bär im Wasser versperrt den Weg.',

  'refusal.no-prey': 'Auf {cell} ist kein {animal} zu jagen.',
  'refusal.prey-points':
    'Einen {animal} zu jagen kostet {need, plural, one {# Aktionspunkt} other {# Aktionspunkte}}; du hast {have, plural, =0 {keinen mehr} other {nur noch #}}.',
  'refusal.no-target': 'Auf {cell} ist kein {animal} für die Harpune.',
  'refusal.far-from-fox': 'Auf {cell}, beim Fuchs, steht kein Inuit von dir.',
  'refusal.far-from-fish':
    'Neben {cell}, wo der Fisch ist, steht kein Inuit von dir auf einer Scholle; eine Ecke zählt nicht.',
  'refusal.bear-in-water': 'Der Bär auf {cell} ist im Wasser, wo man ihn nicht angreifen kann.',
  'refusal.far-from-bear': 'Auf {cell}, beim Bären, steht kein Inuit von dir.',

  'refusal.none-to-build': 'Auf {cell} steht kein Inuit von dir, also kannst du dort nicht bauen.',
  'refusal.others-there': 'Auf {cell} steht ein fremder Inuit, also kannst du dort nicht bauen.',
  'refusal.igloo-there': 'Auf {cell} steht schon ein Iglu; eine Scholle trägt nur eines.',
  'refusal.igloos-built': 'Deine {built} Iglus sind schon gebaut.',

  'refusal.no-harpoon': 'Du hast keine Harpune und kannst nur verzichten.',

  'colour.red': 'rot',
  'colour.blue': 'blau',
  'colour.yellow': 'gelb',
  'colour.green': 'grün',
  'tribe.red': 'rote',
  'tribe.blue': 'blaue',
  'tribe.yellow': 'gelbe',
  'tribe.green': 'grüne',
  'direction.n': 'nach oben',
  'direction.e': 'nach rechts',
  'direction.s': 'nach unten',
  'direction.w': 'nach links',
  'ground.land': 'Land',
  'ground.water': 'Wasser',
  'ground.ice': 'Scholle',
  'ground.pack': 'Packeis',
  'animal.fish1': 'Fisch mit Wert 1',
  'animal.fish2': 'Fisch mit Wert 2',
  'animal.fish3': 'Fisch mit Wert 3',
  'animal.fox1': 'Fuchs mit Wert 1',
  'animal.fox2': 'Fuchs mit Wert 2',
  'animal.fox3': 'Fuchs mit Wert 3',
  'animal.bear': 'Eisbär',
  'theAnimal.fish1': 'den Fisch mit Wert 1',
  'theAnimal.fish2': 'den Fisch mit Wert 2',
  'theAnimal.fish3': 'den Fisch mit Wert 3',
  'theAnimal.fox1': 'den Fuchs mit Wert 1',
  'theAnimal.fox2': 'den Fuchs mit Wert 2',
  'theAnimal.fox3': 'den Fuchs mit Wert 3',
  'theAnimal.bear': 'den Eisbären',
  'target.fish1': 'Fisch mit Wert 1',
  'target.fish2': 'Fisch mit Wert 2',
  'target.fish3': 'Fisch mit Wert 3',
  'target.fox1': 'Fuchs mit Wert 1',
  'target.fox2': 'Fuchs mit Wert 2',
  'target.fox3': 'Fuchs mit Wert 3',
  'target.bear': 'Eisbären',
  'tile.fish2': 'zwei Fische',
  'tile.fish3': 'drei Fische',
  'tile.bear': 'Eisbär',
  'tile.pack': 'Packeis',
  'tile.drift': 'Drift',
  'tile.thaw': 'Tauwetter',
  'tile.harpoon': 'Harpune',
  'tile.animals': 'Tiere bewegen',
  'tile.endurance1': 'Ausdauer 1',
  'tile.endurance2': 'Ausdauer 2',
  'tile.endurance3': 'Ausdauer 3',
  'aTile.fish2': 'zwei Fische',
  'aTile.fish3': 'drei Fische',
  'aTile.bear': 'einen Eisbären',
  'aTile.pack': 'Packeis',
  'aTile.drift': 'eine Drift',
  'aTile.thaw': 'ein Tauwetter',
  'aTile.harpoon': 'eine Harpune',
  'aTile.animals': 'ein Plättchen „Tiere bewegen“',
  'aTile.endurance1': 'eine Ausdauer 1',
  'aTile.endurance2': 'eine Ausdauer 2',
  'aTile.endurance3': 'eine Ausdauer 3',
  'tileType.thaw': 'Tauwetter',
  'tileType.endurance': 'Ausdauer',
  'tileType.animals': 'Tiere bewegen',
  'tileType.harpoon': 'Harpune',
  cell: '{name}',

  'place.supply': 'Vorrat von {player}',
  'place.hand': 'Hand von {player}',
  'place.trophies': 'Jagdbeute von {player}',
  'draw.board': 'Igloo Igloo, {task}',
  'draw.task.placeInuit': '{player} setzt einen Inuit ein',
  'draw.task.melt': '{player} lässt eine Scholle schmelzen',
  'draw.task.drift': '{player} lässt Schollen treiben',
  'draw.task.displace': '{player} versetzt Tiere',
  'draw.task.stepAnimal': '{player} bewegt Tiere (noch {steps})',
  'draw.task.attack': '{player} wird vom Bären angegriffen',
  'draw.task.flee': '{player} flieht in eine Ecke',
  'draw.task.act':
    '{player} handelt ({points, plural, =0 {keine Punkte mehr} one {noch # Punkt} other {noch # Punkte}})',
  'draw.task.kayak': '{player} legt an',
  'draw.task.over': 'Das Spiel ist zu Ende',
  'draw.acts': '▶ {player}',
  'draw.hand': 'Handplättchen',
  'draw.trophies': 'Jagdbeute',
  'draw.box': 'im Vorrat, nach Wert: Fische {fish}; Füchse {foxes}; Bären {bears}',
  'draw.ground': '{place}, {ground}',
  'draw.beneath': '{place}, {ground}, darunter: {tile}',
  'draw.inuit': 'Inuit von {player}',
  'draw.igloo': 'Iglu von {player}',
  'draw.hidden': 'verdecktes Plättchen',
  'draw.legend.fish2': 'Fisch mit Punkten',
  'draw.legend.fox2': 'Fuchs mit Punkten',
  'draw.legend.bear': 'Bär, {points} Punkte',
  'draw.legend.igloo': 'Iglu mit Besitzer',
  'draw.legend.animals': '„Tiere bewegen“',
  'draw.legend.endurance': 'Aktionspunkte',
  'draw.legend.place': 'möglicher Ort',
  'draw.legend.way': 'möglicher Weg',
  'draw.legend.kayak': 'fährt im Kajak',
  'draw.letter.red': 'R',
  'draw.letter.blue': 'B',
  'draw.letter.yellow': 'G',
  'draw.letter.green': 'Ü',
  'draw.letter.thaw': 'Ta',
  'draw.letter.harpoon': 'Ha',
  'draw.letter.animals': 'Ti',
  'text.toPlace': 'einzusetzen: {count}',
  'text.hand': 'Hand: {tiles}',
  'text.trophies': 'Jagdbeute: {animals}',
  'text.signs': '# Ecke, . Wasser, o Scholle, P Packeis; {tribes} Inuit, ^ Iglu; 1 2 3 Fische, x1 x2 x3 Füchse, W Bär',

  'category.hunting': 'Jagdbeute',
  'category.islands': 'Inseln',
  'tieBreak.hunting': 'Punkte der Jagdbeute',
  'option.variant': 'Variante',
  'option.variant.standard': 'Grundspiel',
  'option.variant.expert': 'Expertenspiel',
};

/** Igloo Igloo in German, for `createGameText`. */
export const words: Translation<IglooIgloo, Names> = { locale: 'de', messages, description };
