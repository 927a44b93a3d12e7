import type { ValidGame } from './validate/validate-batch.js';

const WIDTH = 96;

/** Returns a number with its noun. Small numbers need no formatter, which takes long to load. */
export const formatCount = (number: number, noun: string): string =>
  `${number < 1000 ? number : new Intl.NumberFormat('en').format(number)} ${noun}${number === 1 ? '' : 's'}`;

/** Formats the players, options and other facts of a game. */
export const formatHeader = ({ record, game, end }: ValidGame): readonly string[] => {
  const { id, rules, createdBy, options, envelope = {} } = record;
  const { date, occasion, players = [] } = envelope;
  const variant = Object.entries(options ?? {}).filter(([key]) => key !== 'players' && key !== 'seed');
  return [
    `${game.title}, ${formatCount(end.players, 'player')}${variant.map(([key, value]) => `, ${key} ${value}`).join('')}`,
    ...formatChance(record),
    ...headerLine('id', id),
    ...headerLine('date', date),
    ...headerLine('occasion', occasion),
    ...players.flatMap(({ name, id: playerId, rating }, seat) =>
      headerLine(
        playerLabel(seat),
        [name ?? playerId ?? 'unknown', ...(rating === undefined ? [] : [`(${rating})`])].join(' '),
      ),
    ),
    ...headerLine('rules', `${rules}, written by ${createdBy.package} ${createdBy.version}`),
  ];
};

/** Names the source of chance of a game. */
const formatChance = ({ options, told }: ValidGame['record']): readonly string[] => {
  if (told !== undefined) return headerLine('chance', 'told');
  return headerLine('seed', options === undefined ? 'none: the game begins in a position' : `'${options.seed}'`);
};

/** Returns a player as people count, from 1. */
export const playerLabel = (player: number): string => `player ${player + 1}`;

const headerLine = (name: string, value: string | undefined): readonly string[] =>
  value === undefined ? [] : [`  ${name.padEnd(9)} ${value}`];

/** The parts of a record of which a page shows the moves. */
type ShownMoves = Pick<ValidGame['record'], 'moves' | 'told' | 'envelope'>;

/** Formats the milliseconds of a clock: `1:02:03`, `2:03.5` or `-0:01`. */
export const formatClock = (milliseconds: number): string => {
  const tenths = Math.floor(Math.abs(milliseconds) / 100);
  const [hours, minutes, seconds] = [
    Math.floor(tenths / 36_000),
    Math.floor(tenths / 600) % 60,
    Math.floor(tenths / 10) % 60,
  ];
  const twoDigits = (number: number): string => String(number).padStart(2, '0');
  const whole = `${hours > 0 ? `${hours}:${twoDigits(minutes)}` : minutes}:${twoDigits(seconds)}`;
  return `${milliseconds < 0 ? '-' : ''}${whole}${tenths % 10 === 0 ? '' : `.${tenths % 10}`}`;
};

/** Formats the comments, each with the number of moves before it. */
export const formatComments = ({ envelope }: ShownMoves): readonly string[] => {
  const comments = envelope?.comments ?? [];
  return comments.length === 0 ? [] : ['', ...comments.map(({ ply, text }) => `  after move ${ply}: "${text}"`)];
};

/** Formats moves in lines, with a number before every tenth, their clocks, and the facts of a told game. */
export const formatMoves = ({ moves, told, envelope }: ShownMoves, game: ValidGame['game']): readonly string[] => {
  const [deal, ...facts] = (told ?? []).map((entry) => (entry === '' ? '' : ` (${tableTexts(game, entry)})`));
  const clocks = (envelope?.clocks ?? []).map((clock) => (clock === null ? '' : ` [${formatClock(clock)}]`));
  const words = moves.map(
    (move, i) => `${i % 10 === 0 ? `${i + 1}. ` : ''}${game.tableTextOf(move)}${facts[i] ?? ''}${clocks[i] ?? ''}`,
  );
  return [...(deal === undefined ? [] : [`  the deal${deal}`]), ...wrapWords(words)];
};

/** Writes moves or facts with a space between them as people read them, who count from 1. */
export const tableTexts = (game: ValidGame['game'], notation: string): string =>
  notation
    .split(' ')
    .map((each) => game.tableTextOf(each))
    .join(' ');

/** Breaks words into indented lines. */
export const wrapWords = (words: readonly string[], width = WIDTH): readonly string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= width) lines.push(`  ${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
};

/** Formats the end of a game: points, winners, kind of ending, and what nobody told. */
export const formatEnding = ({
  record,
  score,
  sampledFields,
  isComplete,
}: Pick<ValidGame, 'record' | 'score' | 'sampledFields' | 'isComplete'>): readonly string[] => {
  const { termination } = record.envelope ?? {};
  const winners = score.winners.map(playerLabel).join(', ');
  return [
    ...score.players.map(({ total, categories }, player) => {
      const parts = Object.entries(categories).map(([name, points]) => `${name} ${points}`);
      return `  ${playerLabel(player)}: ${total} (${parts.join(', ')})`;
    }),
    score.over ? `  won by ${winners === '' ? 'nobody' : winners}` : '  not played to its end',
    ...(score.outcome === null ? [] : [`  outcome ${JSON.stringify(score.outcome)}`]),
    ...(termination === undefined ? [] : [`  ${formatTermination(termination)}`]),
    ...(isComplete
      ? []
      : [`  left within ${record.moves.length === 0 ? 'the deal' : 'the last move, which does not count yet'}`]),
    ...formatSampledFields(sampledFields),
  ];
};

/** Names the fields of a position that nobody told. */
export const formatSampledFields = (fields: readonly string[]): readonly string[] =>
  fields.length === 0 ? [] : [`  not told, so imagined: ${fields.join(', ')}`];

const formatTermination = (
  termination: NonNullable<NonNullable<ValidGame['record']['envelope']>['termination']>,
): string => {
  if (termination.kind === 'playedOut') return 'played out';
  const { kind, causedBy = [], winners = [], reason } = termination;
  const seats = (players: readonly number[]): string => players.map(playerLabel).join(', ');
  return [
    TERMINATION_TEXTS[kind],
    ...(causedBy.length === 0 ? [] : [`by ${seats(causedBy)}`]),
    ...(winners.length === 0 ? [] : [`: the win is awarded to ${seats(winners)}`]),
    ...(reason === undefined ? [] : [`(${reason})`]),
  ].join(' ');
};

const TERMINATION_TEXTS = {
  resigned: 'resigned',
  outOfTime: 'out of time',
  abandoned: 'abandoned',
  agreed: 'ended by agreement',
  forfeited: 'forfeited',
} as const;
