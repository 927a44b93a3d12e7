/** What is printed in a drawing, in the language of the page and with the names of who plays. */
import type { GameId } from 'sastrugi';
import type { Facts, Thing } from 'sastrugi/draw';
import { type AnySpeech, type Language, SHELVES } from './games.ts';

/** By kind of label, filled in with its facts. What is not here, the app says elsewhere. */
const LABELS: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>> = {
  fr: {
    'blueprints.round': 'Manche {round}',
    'blueprints.bag': 'sac',
    'blueprints.pool': 'réserve',
    'blueprints.demand': 'forte demande',
    'blueprints.removed': 'retirés',
    'blueprints.points': '{points} pt',
    'blueprints.totals': '{totals}',
    'frostpunk.round': 'Manche {round}',
    'frostpunk.storm': 'tempête : manche {storm}',
    'frostpunk.hope': 'espoir',
    'frostpunk.discontent': 'mécontentement',
    'frostpunk.overheated': 'surchauffe',
    'igloo-igloo.hand': 'main',
    'igloo-igloo.trophies': 'pris',
    'igloo-igloo.box': 'boîte : poissons {fish} ; renards {foxes} ; ours {bears}',
    'antarctica.sun': 'soleil : zone {sun}',
    'antarctica.calm': 'calme : {calm}',
    'nunatak.turn': 'Tour {turn}',
    'nunatak.floor': 'étage {floor}',
  },
  de: {
    'blueprints.round': 'Runde {round}',
    'blueprints.bag': 'Beutel',
    'blueprints.pool': 'Vorrat',
    'blueprints.demand': 'gefragt',
    'blueprints.removed': 'raus',
    'blueprints.points': '{points} P.',
    'blueprints.totals': '{totals}',
    'frostpunk.round': 'Runde {round}',
    'frostpunk.storm': 'Sturm: Runde {storm}',
    'frostpunk.hope': 'Hoffnung',
    'frostpunk.discontent': 'Unmut',
    'frostpunk.overheated': 'überhitzt',
    'igloo-igloo.hand': 'Hand',
    'igloo-igloo.trophies': 'Beute',
    'igloo-igloo.box': 'Schachtel: Fische {fish}; Füchse {foxes}; Bären {bears}',
    'antarctica.sun': 'Sonne: Zone {sun}',
    'antarctica.calm': 'ruhig: {calm}',
    'nunatak.turn': 'Zug {turn}',
    'nunatak.floor': 'Stockwerk {floor}',
  },
};

/** Labels that are the same in all languages. */
const SIGNS = /^(column|row)-/;

/** The reason for which a game ended; the sentence over the board says it better. */
const UNSAID = 'reason';

export const titleIn =
  (language: Language, game: GameId, speech: AnySpeech, players: number) =>
  (thing: Thing): string => {
    const { of, id, facts } = thing;
    if (of === 'board') return SHELVES[game].title;
    if (id === UNSAID) return '';
    const player = of === 'label' && /^(player|owner)-\d$/.test(id) ? Number(id.at(-1)) : players;
    if (player < players) {
      return `${facts['acts'] === true ? '▶ ' : ''}${speech.name('player', player)}`;
    }
    if (of === 'label' && id === 'asked') return speech.name('player', Number(facts['player']));
    if (language === 'en' || SIGNS.test(id) || /^owner-/.test(id)) return named(thing.name, speech);
    const template = of === 'label' ? LABELS[language][`${game}.${id.replace(/-\d+$/, '')}`] : undefined;
    return template === undefined ? '' : filled(template, facts);
  };

const named = (name: string, speech: AnySpeech): string =>
  name.replace(/player (\d)/gi, (_, number: string) => speech.name('player', Number(number) - 1));

const filled = (template: string, facts: Facts): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''));
