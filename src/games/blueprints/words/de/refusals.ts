import type { Messages, RefusalKey } from '../../../../words/message.js';
import type { refusals as english } from '../en/refusals.js';

/** The sentences of refusals, in German. */
export const refusals: Messages<RefusalKey<typeof english>> = {
  'refusal.over': 'Das Spiel ist zu Ende; es gibt nichts mehr zu tun.',
  'refusal.die-to-remove':
    'Den Würfel für dein Gebäude hast du in diesem Zug schon gewählt; entferne jetzt einen Würfel des Vorrats für diese Runde.',
  'refusal.die-to-build': 'Wähle zuerst einen Würfel für dein Gebäude; erst danach wird einer entfernt.',
  'refusal.none-removed': 'Zu dritt und zu viert wird kein Würfel entfernt.',
  'refusal.not-in-pool': 'Im Vorrat liegt kein Würfel {colour} {value}.',
  'refusal.hatched': 'Feld {place} deines Bauplans ist schraffiert: Dort darf nichts stehen.',
  'refusal.too-low':
    'Oben auf {place} liegt eine {top}; darauf darf nur eine {top} oder mehr gebaut werden, keine {value}.',
  'refusal.fits':
    'Die {value} kann gebaut werden, zum Beispiel auf {place}; was gebaut werden kann, muss gebaut werden.',
};
