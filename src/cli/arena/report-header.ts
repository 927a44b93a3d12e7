import { relative } from 'node:path';
import type { Entrant, Report, Tournament } from '../../arena/index.js';
import { LEVELS, ladderSettingsFor } from '../../bots/index.js';
import { wrapWords } from '../game-page.js';
import { io } from '../io.js';

/** Lists the versions, the settings and the bots of a report. */
export const formatReportHeader = ({
  version,
  rules,
  components,
  tournament,
  forfeits: _,
  ...report
}: Report): readonly string[] => {
  const { options, seed, botSeed, deals, limit, clock, hasAnalysis, entrants } = tournament;
  const { min, max, mean } = report.moves;
  const variant = Object.entries(options).filter(([name]) => name !== 'players');
  return [
    ['versions', `sastrugi ${version}, rules ${rules} of ${report.title}`],
    ['components', components.title === undefined ? components.id : `${components.title}, ${components.id}`],
    ...(variant.length === 0 ? [] : [['options', variant.map(([name, value]) => `${name}=${value}`).join(', ')]]),
    ['seating', describeSeating(tournament, report)],
    ['deals', `${deals} from the seed '${seed}', bots from '${botSeed}'`],
    ['moves', min === max ? `${max} a game` : `${min} to ${max} a game, ${mean.toFixed(1)} on average`],
    ...(limit === undefined ? [] : [['limit', `${limit} ms a decision`]]),
    ...(clock === undefined
      ? []
      : [['clock', `${clock.initial} ms a game, and ${clock.increment} ms for each answer`]]),
    ...(hasAnalysis === undefined ? [] : [['thoughts', 'in the comments of the records']]),
    ...entrants.map((entrant) => [`bot ${entrant.name}`, describeBot(entrant, report.game)]),
    [
      'intervals',
      `95 %, by deals${report.standings.every(({ elo }) => elo === null) ? '' : `; ${describeZero(tournament)}`}`,
    ],
  ].flatMap(([name, value]) => wrapWords([`${name}:`, ...value!.split(' ')], WIDTH));
};

const WIDTH = 80;

/** Names the rating from which Elo is counted. */
const describeZero = ({ form, entrants }: Tournament): string =>
  `Elo is above ${form.kind === 'champion' ? entrants[form.champion]!.name : 'the mean of the bots'}`;

const describeSeating = ({ form, entrants }: Tournament, { payoff }: Pick<Report, 'payoff'>): string => {
  if (form.kind === 'as-seated') return 'every bot keeps its seat';
  if (payoff === 'solo') return 'every bot plays alone';
  if (payoff === 'team') return 'every bot takes all seats of its games';
  if (form.kind === 'round-robin') return 'every bot against every other, in all orders of seats';
  return `every other bot against ${entrants[form.champion]!.name}, in all orders of seats`;
};

/** Describes a bot: its name, its settings, and its module or program. */
const describeBot = ({ bot, settings, source, program }: Entrant, game: string): string => {
  if (program !== undefined)
    return `${program.command.join(' ')}; in ${relativePath(program.folder)}, ${formatDigest(program)}`;
  if (source === undefined) return [bot, ...formatSettings({ ...levelSettings(bot, game), ...settings })].join(', ');
  const version = source.version === undefined ? '' : `version ${source.version}, `;
  return `${[bot, ...formatSettings({ ...settings })].join(', ')}; from ${relativePath(source.path)}, ${version}${formatDigest(source)}`;
};

/** Returns the settings of a level of the game's ladder; none for other bots. */
const levelSettings = (bot: string, game: string): object | undefined => {
  const level = LEVELS.find((each) => each === bot);
  return level && ladderSettingsFor(game)?.[level];
};

const relativePath = (path: string): string => relative(io().folder, path) || '.';

const formatDigest = ({ digest }: { readonly digest: string }): string => `digest ${digest.slice(0, DIGEST_DIGITS)}`;

/** Lists settings with their values; functions and large tables have only their names. */
export const formatSettings = ({ budget, ...settings }: Readonly<Record<string, unknown>>): readonly string[] => {
  const hasBudget = 'iterations' in settings || 'milliseconds' in settings;
  const all = hasBudget ? settings : { ...settings, ...(budget as object | undefined) };
  return Object.entries(all).map(([name, value]) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return text === '' || text.length > MAX_VALUE_LENGTH ? name : `${name}=${text}`;
  });
};

/** The most characters of a setting that is shown. */
const MAX_VALUE_LENGTH = 100;

/** The number of digits of a digest that people compare. */
const DIGEST_DIGITS = 16;
