import { type Sign, signWords } from '../../../signs/sign.js';
import type { FavourId } from '../components/index.js';
import type { FavourUsed } from '../events/index.js';
import { columnOf } from '../score/cards.js';
import type { Nunatak } from '../types.js';
import type { PartSigns, Step } from './moments.js';

const { onEvent, anyOf } = signWords<Nunatak>();

const scoredBy = (id: FavourId): Sign<Nunatak> => onEvent('scored', ({ reason }) => reason === id);

/** Returns a sign that a favour with this effect is used, and has an effect. */
const used = (id: FavourId, does: (event: FavourUsed, made: Step) => boolean = () => true): Sign<Nunatak> =>
  onEvent('favourUsed', (event, made) => made.components.favours[event.favour]!.id === id && does(event, made));

/** The signs that the clauses about favours and their effects took effect. */
export const favours: PartSigns = {
  'NU-FAV-5': onEvent('favourUsed'),

  'NU-FX-1': scoredBy('rise'),
  'NU-FX-2': onEvent('trackMoved', ({ reason }) => reason === 'craft'),
  'NU-FX-3': scoredBy('base'),
  'NU-FX-5': scoredBy('solidarity'),
  'NU-FX-6': anyOf(
    onEvent('scored', ({ reason }) => reason !== 'support' && reason !== 'square'),
    used('harmony'),
  ),
  'NU-FX-15': scoredBy('insight'),
  'NU-FX-16': used('harmony'),
  'NU-FX-17': used('team', ({ player }, { after }) => columnOf(after, player, 'beast') > 0),
  'NU-FX-18': used('vigour'),
};
