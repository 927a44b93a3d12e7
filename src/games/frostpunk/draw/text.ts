import { beside } from '../../../picture/columns.js';
import { type Components, components as printed, sitesOf } from '../components/index.js';
import type { State, View } from '../state/index.js';

type Position = State | View;

const LETTERS = ['W', 'E', 'C', 'A'] as const;
const RES = ['coal', 'wood', 'steel', 'cores', 'food'] as const;

/** The round, the tracks, the people, and the city: every space with what lies, stands and works on it. */
export const drawText = (position: State | View, components: Components = printed): string => {
  const { tracks } = components;
  const { pressure, tower, overheated, corpses, hunger, works } = position;
  return [
    heading(position, components),
    `  ${RES.map((res, i) => `${res} ${position.resources[i]}`).join('  ')}`,
    heatLine(position, components),
    `  pressure ${bar(pressure, tracks.pressureRoom)}  tower ${tower.inside}${overheated ? '  OVERHEATED' : ''}`,
    `  hope       ${tokensOf(position, 'hope', tracks.hopeRoom)}`,
    `  discontent ${tokensOf(position, 'discontent', tracks.discontentLimit)}`,
    `  corpses ${bar(corpses, tracks.corpseLimit)}  hunger ${hunger}  works ${works}  ${stormOf(position)}`,
    ...peopleLines(position),
    beside([...cityColumns(position, components)]),
    ...policyLines(position, components),
    ...position.stacks.flatMap((_, slot) => expeditionLine(position, components, slot)),
  ].join('\n');
};

const heading = ({ round, stage, leader, actor, phase, outcome }: Position, { tracks }: Components): string => {
  const asked = outcome === 'none' ? `${phase.kind} of player ${actor}` : `${outcome.result}: ${outcome.reason}`;
  return `Round ${round} of ${tracks.rounds}, ${stage}, player ${leader} leads (${asked})`;
};

const bar = (n: number, room: number): string => `[${'#'.repeat(n)}${'.'.repeat(Math.max(0, room - n))}]`;

/** `=` is heated, `-` is freezing, digits are the ends of the heating ranges. */
const heatLine = ({ heat, cold, ranges }: Position, { tracks }: Components): string => {
  const spaces = tracks.throws.map((_, space) => {
    const range = ranges.indexOf(space);
    if (range >= 0) return String(range + 1);
    return space <= heat ? '=' : space <= cold ? '-' : '.';
  });
  return `  heat ${heat} of ${cold}  ${spaces.join('')}`;
};

const tokensOf = (state: Position, track: 'hope' | 'discontent', room: number): string => {
  const tokens = state[track].map(({ token, active }) => (active ? token.toUpperCase() : token));
  return [...tokens, ...new Array<string>(Math.max(0, room - tokens.length)).fill('.')].join(' ');
};

const stormOf = ({ storm, stormEnd }: Position): string =>
  storm > 0 ? `storm in round ${storm}` : stormEnd > 0 ? `storm until round ${stormEnd}` : 'no storm';

const peopleLines = (state: Position): readonly string[] =>
  LETTERS.map((letter, kind) => {
    const home = `${letter}  ${state.reserve[kind]} in the reserve`;
    if (kind > 2) return `  ${home}, ${state.bank} in the bank`;
    const sick = `${state.sick[kind]} of ${state.citizens[kind]} sick${state.skull[kind] ? ', one gravely' : ''}`;
    return `  ${home}, ${state.covered[kind]} of them covered, ${state.tired[kind]} tired; ${sick}`;
  });

/** The generator tile, then the tiles of each zone, two sites a line; what is printed beside the map comes first. */
const cityColumns = (state: Position, components: Components): readonly (readonly string[])[] => {
  const { map } = components;
  const { sites, spaces } = sitesOf(components);
  const site = (number: number): string => siteText(state, components, number, sites[number]!);
  const tile = (position: number): string => {
    const first = spaces - 2 * map.positions.length + 2 * position;
    const { id } = map.positions[position]!;
    if (state.tiles[position]! < 0) return `${id}  -`;
    return `${siteText(state, components, first, id)} | ${siteText(state, components, first + 1, '')}`.trimEnd();
  };
  const generator = sites.flatMap((name, number) => (/^[gp]\d/.test(name) ? [site(number)] : []));
  const zone = (zone: string) => map.positions.flatMap((position, i) => (position.zone === zone ? [tile(i)] : []));
  return [
    ['generator', ...generator],
    ['near', ...zone('near')],
    ['far', ...zone('far')],
  ];
};

const siteText = (state: Position, { buildings }: Components, site: number, name: string): string => {
  const { built, upgraded, resource, amount, meeple } = state;
  const building = buildings[built[site]!];
  const lies = resource[site] === 'none' || resource[site] === undefined ? '.' : `${amount[site]} ${resource[site]}`;
  const stands = building === undefined ? lies : `${building.id}${upgraded[site] ? '+' : ''}`;
  const works = meeple[site] === 'none' ? '' : `(${meeple[site]![0]!.toUpperCase()})`;
  return `${name.padEnd(3)} ${stands}${works}`;
};

const policyLines = (state: Position, components: Components): readonly string[] => {
  const { enacted, developing, developAt, technologies: known, hand, display } = state;
  const { laws, technologies, citizens } = components;
  const developed = technologies.flatMap(({ id }, i) => (known[i] ? [id] : []));
  const next = developing < 0 ? '' : `, ${technologies[developing]!.id} in round ${developAt}`;
  const shown = display.map(({ source, card }) => (source === 'consequence' ? laws : components[source])[card]!.id);
  return [
    `  laws ${listed(enacted.map((law) => laws[law]!.id))}  technologies ${listed(developed)}${next}`,
    `  hand ${listed(hand.map((card) => citizens[card]!.title))}  display ${listed(shown)}`,
  ];
};

const listed = (names: readonly string[]): string => (names.length === 0 ? '-' : names.join(', '));

const expeditionLine = ({ stacks }: Position, { expeditions }: Components, slot: number): readonly string[] => {
  const { cards, scout, at } = stacks[slot]!;
  if (cards.length === 0) return [];
  const names = cards.map(({ card, face }) => (face === 'top' ? expeditions[card]!.title : expeditions[card]!.id));
  return [`  expedition ${slot}: ${names.join(' > ')}${scout === 'none' ? '' : `, ${scout} on space ${at}`}`];
};
