import { components, type State } from '../../src/games/frostpunk/index.js';
import { beside } from './columns.js';

const LETTERS = ['W', 'E', 'C', 'A'] as const;
const RES = ['coal', 'wood', 'steel', 'cores', 'food'] as const;
const { tracks, buildings, tiles, map, expeditions, laws, technologies, citizens } = components;

/** The round, the tracks, the people, and the city: every space with what lies, stands and works on it. */
export const draw = (state: State): string =>
  [
    heading(state),
    `  ${RES.map((res, i) => `${res} ${state.resources[i]}`).join('  ')}`,
    heatLine(state),
    `  pressure ${bar(state.pressure, tracks.pressureRoom)}  tower ${state.tower.inside}${state.overheated ? '  OVERHEATED' : ''}`,
    `  hope       ${tokensOf(state, 'hope', tracks.hopeRoom)}`,
    `  discontent ${tokensOf(state, 'discontent', tracks.discontentLimit)}`,
    `  corpses ${bar(state.corpses, tracks.corpseLimit)}  hunger ${state.hunger}  works ${state.works}  ${stormOf(state)}`,
    ...peopleLines(state),
    beside([...cityColumns(state)]),
    ...policyLines(state),
    ...state.stacks.flatMap((_, slot) => expeditionLine(state, slot)),
  ].join('\n');

const heading = ({ round, stage, leader, actor, phase, outcome }: State): string => {
  const asked = outcome === 'none' ? `${phase.kind} of player ${actor}` : `${outcome.result}: ${outcome.reason}`;
  return `Round ${round} of ${tracks.rounds}, ${stage}, player ${leader} leads (${asked})`;
};

const bar = (n: number, room: number): string => `[${'#'.repeat(n)}${'.'.repeat(Math.max(0, room - n))}]`;

/** `=` is heated, `-` is freezing, digits are the ends of the heating ranges. */
const heatLine = ({ heat, cold, ranges }: State): string => {
  const spaces = tracks.throws.map((_, space) => {
    const range = ranges.indexOf(space);
    if (range >= 0) return String(range + 1);
    return space <= heat ? '=' : space <= cold ? '-' : '.';
  });
  return `  heat ${heat} of ${cold}  ${spaces.join('')}`;
};

const tokensOf = (state: State, track: 'hope' | 'discontent', room: number): string => {
  const tokens = state[track].map(({ token, active }) => (active ? token.toUpperCase() : token));
  return [...tokens, ...new Array<string>(Math.max(0, room - tokens.length)).fill('.')].join(' ');
};

const stormOf = ({ storm, stormEnd }: State): string =>
  storm > 0 ? `storm in round ${storm}` : stormEnd > 0 ? `storm until round ${stormEnd}` : 'no storm';

const peopleLines = (state: State): readonly string[] =>
  LETTERS.map((letter, kind) => {
    const home = `${letter}  ${state.reserve[kind]} in the reserve`;
    if (kind > 2) return `  ${home}, ${state.bank} in the bank`;
    const sick = `${state.sick[kind]} of ${state.citizens[kind]} sick${state.skull[kind] ? ', one gravely' : ''}`;
    return `  ${home}, ${state.covered[kind]} of them covered, ${state.tired[kind]} tired; ${sick}`;
  });

/** The generator tile, then the tiles of each zone, five columns of spaces. */
const cityColumns = (state: State): readonly (readonly string[])[] => {
  const printed = map.printed.map((_, i) => siteText(state, 5 + 2 * map.positions.length + i, `p${i}`));
  const generator = [0, 1, 2, 3, 4].map((site) => siteText(state, site, `g${site}`));
  const zones = (['near', 'far'] as const).map((zone) =>
    map.positions.flatMap(({ id, zone: of }, position) => (of === zone ? tileText(state, id, position) : [])),
  );
  return [['generator', ...generator, ...printed], ...zones.map((texts, i) => [['near', 'far'][i]!, ...texts])];
};

const tileText = (state: State, id: string, position: number): readonly string[] => {
  const tile = tiles[state.tiles[position]!];
  if (tile === undefined) return [`${id}  -`];
  const first = 5 + 2 * position;
  return [`${siteText(state, first, id)} | ${siteText(state, first + 1, '')}`.trimEnd()];
};

const siteText = ({ built, upgraded, resource, amount, meeple }: State, site: number, name: string): string => {
  const building = buildings[built[site]!];
  const lies = resource[site] === 'none' || resource[site] === undefined ? '.' : `${amount[site]} ${resource[site]}`;
  const stands = building === undefined ? lies : `${building.id}${upgraded[site] ? '+' : ''}`;
  const works = meeple[site] === 'none' ? '' : `(${meeple[site]![0]!.toUpperCase()})`;
  return `${name.padEnd(3)} ${stands}${works}`;
};

const policyLines = ({
  enacted,
  developing,
  developAt,
  technologies: known,
  hand,
  display,
}: State): readonly string[] => {
  const developed = technologies.flatMap(({ id }, i) => (known[i] ? [id] : []));
  const next = developing < 0 ? '' : `, ${technologies[developing]!.id} in round ${developAt}`;
  const shown = display.map(({ source, card }) =>
    source === 'consequence' ? laws[card]!.id : components[source][card]!.id,
  );
  return [
    `  laws ${listed(enacted.map((law) => laws[law]!.id))}  technologies ${listed(developed)}${next}`,
    `  hand ${listed(hand.map((card) => citizens[card]!.title))}  display ${listed(shown)}`,
  ];
};

const listed = (names: readonly string[]): string => (names.length === 0 ? '-' : names.join(', '));

const expeditionLine = ({ stacks }: State, slot: number): readonly string[] => {
  const { cards, scout, at } = stacks[slot]!;
  if (cards.length === 0) return [];
  const names = cards.map(({ card, face }) => (face === 'top' ? expeditions[card]!.title : expeditions[card]!.id));
  return [`  expedition ${slot}: ${names.join(' > ')}${scout === 'none' ? '' : `, ${scout} on space ${at}`}`];
};
