import type { Sign, Signs } from '../../../signs/sign.js';
import type { Category, TieBreak } from '../categories.js';
import { score } from '../score/index.js';
import type { EndReason } from '../state/index.js';
import type { Antarctica } from '../types.js';
import { boxOf, onEvent, onMove } from './words.js';

const endsFor = (wanted: EndReason): Sign<Antarctica> => onEvent('gameOver', ({ reason }) => reason === wanted);

const earns = (wanted: Category): Sign<Antarctica> =>
  onEvent('scored', ({ category, points }) => category === wanted && points.some((earned) => earned > 0));

/** Two players earn the same: a space of a track takes one cube, and different ranks never earn the same. */
const ranksAreShared = onEvent('scored', ({ category, points }) => {
  const earned = points.filter((each) => each > 0);
  return category !== 'tracks' && new Set(earned).size < earned.length;
});

/**
 * Returns a sign that the majorities separate players with the same points, or that the building cards are compared.
 */
const looksAt = (tieBreak: TieBreak): Sign<Antarctica> =>
  onEvent('gameOver', (_, made) => {
    const { players } = score(made.after, boxOf(made));
    return players.some((one, i) =>
      players.slice(i + 1).some((other) => {
        const isLevel = one.total === other.total;
        const differs = one.tieBreaks.majorities !== other.tieBreaks.majorities;
        return isLevel && differs === (tieBreak === 'majorities');
      }),
    );
  });

/** The signs that the clauses about the end took effect. */
export const end = {
  'AN-END-1': endsFor('last-scientist'),
  'AN-END-2': endsFor('last-building'),
  'AN-END-3': ({ after }) => after.ending !== null && after.phase.kind !== 'over',
  'AN-END-4': onMove('playScientist', (_, { after }) => after.phase.kind === 'over'),
  'AN-END-5': endsFor('stalemate'),
  'AN-END-6': endsFor('no-ships'),

  'AN-SCO-1': onEvent('gameOver'),
  'AN-SCO-2': earns('zones'),
  'AN-SCO-3': ranksAreShared,
  'AN-SCO-4': earns('tracks'),
  'AN-SCO-5': earns('cards'),
  'AN-SCO-6': earns('discards'),

  'AN-WIN-1': onEvent('gameOver'),
  'AN-WIN-2': looksAt('majorities'),
  'AN-WIN-3': looksAt('buildings'),

  // A card below the top becomes visible when it becomes the top card.
  'AN-HID-1': onEvent('deckTurned', ({ card }, { before }) => before !== null && card !== null),
} satisfies Signs<Antarctica>;
