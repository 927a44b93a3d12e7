import { relative } from 'node:path';
import type { Entrant, Report, Tournament } from '../../arena/index.js';
import { LEVELS, ladderSettingsFor } from '../../bots/index.js';
import { io } from '../io.js';
import { wrapped } from '../page.js';

/** Lists the versions, the settings and the bots of a report. */
export const factsOf = ({ by, rules, components, tournament, fouls: _, ...report }: Report): readonly string[] => {
  const { options, seed, botSeed, deals, limit, clock, thoughts, entrants } = tournament;
  const { least, most, mean } = report.moves;
  const variant = Object.entries(options).filter(([name]) => name !== 'players');
  return [
    ['versions', `sastrugi ${by}, rules ${rules} of ${report.title}`],
    ['components', components.title === undefined ? components.id : `${components.title}, ${components.id}`],
    ...(variant.length === 0 ? [] : [['options', variant.map(([name, value]) => `${name}=${value}`).join(', ')]]),
    ['seating', seatingOf(tournament, report)],
    ['deals', `${deals} from the seed '${seed}', bots from '${botSeed}'`],
    ['moves', least === most ? `${most} a game` : `${least} to ${most} a game, ${mean.toFixed(1)} on average`],
    ...(limit === undefined ? [] : [['limit', `${limit} ms a decision`]]),
    ...(clock === undefined
      ? []
      : [['clock', `${clock.initial} ms a game, and ${clock.increment} ms for each answer`]]),
    ...(thoughts === undefined ? [] : [['thoughts', 'in the comments of the records']]),
    ...entrants.map((entrant) => [`bot ${entrant.name}`, botOf(entrant, report.game)]),
    [
      'intervals',
      `95 %, by deals${report.standings.every(({ elo }) => elo === null) ? '' : `; ${zeroOf(tournament)}`}`,
    ],
  ].flatMap(([name, value]) => wrapped([`${name}:`, ...value!.split(' ')], WIDTH));
};

const WIDTH = 80;

/** Names the rating from which Elo is counted. */
const zeroOf = ({ form, entrants }: Tournament): string =>
  `Elo is above ${form.kind === 'champion' ? entrants[form.champion]!.name : 'the mean of the bots'}`;

const seatingOf = ({ form, entrants }: Tournament, { payoff }: Pick<Report, 'payoff'>): string => {
  if (form.kind === 'as-seated') return 'every bot keeps its seat';
  if (payoff === 'solo') return 'every bot plays alone';
  if (payoff === 'team') return 'every bot takes all seats of its games';
  if (form.kind === 'round-robin') return 'every bot against every other, in all orders of seats';
  return `every other bot against ${entrants[form.champion]!.name}, in all orders of seats`;
};

/** Describes a bot: its name, its settings, and its module or program. */
const botOf = ({ bot, settings, source, program }: Entrant, game: string): string => {
  if (program !== undefined) return `${program.command.join(' ')}; in ${placeOf(program.folder)}, ${shortOf(program)}`;
  if (source === undefined) return [bot, ...settingsOf({ ...usualSettings(bot, game), ...settings })].join(', ');
  const version = source.version === undefined ? '' : `version ${source.version}, `;
  return `${[bot, ...settingsOf({ ...settings })].join(', ')}; from ${placeOf(source.path)}, ${version}${shortOf(source)}`;
};

/** Returns the settings of a level of the game's ladder; none for other bots. */
const usualSettings = (bot: string, game: string): object | undefined => {
  const level = LEVELS.find((each) => each === bot);
  return level && ladderSettingsFor(game)?.[level];
};

const placeOf = (path: string): string => relative(io().folder, path) || '.';

const shortOf = ({ digest }: { readonly digest: string }): string => `digest ${digest.slice(0, SHORT)}`;

/** Lists settings with their values; functions and large tables have only their names. */
export const settingsOf = ({ budget, ...settings }: Readonly<Record<string, unknown>>): readonly string[] => {
  const isGiven = 'iterations' in settings || 'milliseconds' in settings;
  const all = isGiven ? settings : { ...settings, ...(budget as object | undefined) };
  return Object.entries(all).map(([name, value]) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return text === '' || text.length > LONGEST_VALUE ? name : `${name}=${text}`;
  });
};

/** The most characters of a setting that is shown. */
const LONGEST_VALUE = 100;

/** The number of digits of a digest that people compare. */
const SHORT = 16;
