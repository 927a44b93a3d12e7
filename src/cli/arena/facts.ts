import { relative } from 'node:path';
import type { Entrant, Report, Tournament } from '../../arena/index.js';
import { wrapped } from '../page.js';

/** Lists the versions, the settings and the bots of a report. */
export const factsOf = ({ by, rules, components, tournament, fouls: _, ...report }: Report): readonly string[] => {
  const { options, seed, deals, limit, thoughts, entrants } = tournament;
  const variant = Object.entries(options).filter(([name]) => name !== 'players');
  return [
    ['versions', `sastrugi ${by}, rules ${rules} of ${report.title}`],
    ['components', components.title === undefined ? components.id : `${components.title}, ${components.id}`],
    ...(variant.length === 0 ? [] : [['options', variant.map(([name, value]) => `${name}=${value}`).join(', ')]]),
    ['seating', seatingOf(tournament, report)],
    ['deals', `${deals} from the seed '${seed}'`],
    ...(limit === undefined ? [] : [['limit', `${limit} ms a decision`]]),
    ...(thoughts === undefined ? [] : [['thoughts', 'in the comments of the records']]),
    ...entrants.map((entrant) => [`bot ${entrant.name}`, botOf(entrant)]),
  ].flatMap(([name, value]) => wrapped([`${name}:`, ...value!.split(' ')]));
};

const seatingOf = ({ form, entrants }: Tournament, { payoff }: Pick<Report, 'payoff'>): string => {
  if (form.kind === 'as-seated') return 'every bot keeps its seat';
  if (payoff === 'solo') return 'every bot plays alone';
  if (payoff === 'team') return 'every bot takes all seats of its games';
  if (form.kind === 'round-robin') return 'every bot against every other, in all orders of seats';
  return `every other bot against ${entrants[form.champion]!.name}, in all orders of seats`;
};

/** Describes a bot: its name, its settings and its module. */
const botOf = ({ bot, settings = {}, source }: Entrant): string => {
  const words = [bot, ...Object.entries(settings).map(([name, value]) => `${name}=${textOf(value)}`)].join(', ');
  if (source === undefined) return words;
  const { path, version, digest } = source;
  return `${words}; from ${relative('', path)}${version === undefined ? '' : `, version ${version}`}, digest ${digest.slice(0, SHORT)}`;
};

/** The number of digits of a digest that people compare. */
const SHORT = 16;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
