import type { Messages, RefusalKey } from '../../../../words/message.js';
import type * as english from '../en/refusals.js';

/** The sentences of refusals, in German. */
export const refusals: Messages<RefusalKey<typeof english.refusals>> = {
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
  'refusal.none-to-walk': 'Auf {cell} steht kein Inuit von dir.',
  'refusal.none-near': 'Neben {to} steht keiner deiner Inuit, also kann auch keiner dorthin gehen.',
  'refusal.walk-to-water': '{to} ist Wasser, und ein Inuit kann nur auf eine Scholle gehen.',
  'refusal.igloo-of-other': 'Auf {to} steht ein {colour}es Iglu; im Expertenspiel darf nur sein Besitzer dorthin.',
  'refusal.bear-there': 'Auf {to} ist ein Bär; dorthin kommst du nur mit einer Harpune, und du hast keine.',

  'refusal.none-to-sail': 'Auf {cell} steht kein Inuit von dir.',
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
};

/** The names of things in these sentences. */
export const names: Messages<keyof typeof english.names> = {
  'animal.fish1': 'Fisch mit Wert {fish1Value}',
  'animal.fish2': 'Fisch mit Wert {fish2Value}',
  'animal.fish3': 'Fisch mit Wert {fish3Value}',
  'animal.fox1': 'Fuchs mit Wert {fox1Value}',
  'animal.fox2': 'Fuchs mit Wert {fox2Value}',
  'animal.fox3': 'Fuchs mit Wert {fox3Value}',
  'animal.bear': 'Eisbär',
  'tile.thaw': 'Tauwetter',
  'tile.harpoon': 'Harpune',
  'tile.animals': 'Tiere bewegen',
  'tile.endurance1': 'Ausdauer 1',
  'tile.endurance2': 'Ausdauer 2',
  'tile.endurance3': 'Ausdauer 3',
  'tileType.thaw': 'Tauwetter',
  'tileType.endurance': 'Ausdauer',
  'tileType.animals': 'Tiere bewegen',
  'tileType.harpoon': 'Harpune',
};
