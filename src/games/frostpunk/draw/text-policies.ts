import { inLine } from '../../../draw/columns.js';

import { type Message, message, named } from '../../../words/message.js';
import { titled } from '../board/titled.js';
import { isUnlocked } from '../city/index.js';
import type { Building } from '../components/index.js';
import type { State } from '../state/index.js';
import { boxOf } from './boxes.js';
import type { Lined } from './staged.js';
import { PAID } from './supply.js';

/** Writes what can be built with its cost, the laws and technologies, and the cards. */
export const policyLines = (stage: Lined): readonly string[] => {
  const { position, components, write } = stage;
  const { enacted, developing, developAt, technologies: known, hand, display, expert, callUsed } = position;
  const { laws, technologies, citizens, experts, tracks } = components;
  const mayEnact = enacted.length < tracks.lawLimit;
  const titles = (cards: readonly { readonly title: string }[]) => cards.map(({ title }) => titled(title));
  const next = technologies[developing];
  const shown = display.map(({ source, card }) => (source === 'consequence' ? laws : components[source])[card]!);
  const call = callUsed ? write('draw.used', { card: message('call') }) : stage.say(message('call'));
  const lists: readonly (readonly [place: string, names: readonly Message[]])[] = [
    [write('draw.laws'), titles(enacted.map((law) => laws[law]!))],
    [write('text.openLaws'), titles(laws.filter((_, i) => mayEnact && position.laws[i] === 'open'))],
    [write('draw.technologies'), titles(technologies.filter((_, i) => known[i]))],
    [write('text.openTechnologies'), titles(technologies.filter((_, i) => !known[i] && i !== developing))],
    [write('draw.hand'), titles(hand.map((card) => citizens[card]!))],
    [write('draw.display'), titles(shown)],
  ];
  return [
    counted(stage, write('text.supply'), supplyOf(stage)),
    counted(stage, write('text.upgrades'), upgradesOf(stage)),
    ...lists.map(([place, names]) => counted(stage, place, names.map(stage.say).join(', ') || '-')),
    ...(next === undefined ? [] : [write('draw.developing', { place: titled(next.title), round: developAt })]),
    inLine([counted(stage, write('place.expert'), stage.say(titled(experts[expert]!.title))), call]),
  ];
};

const counted = ({ write }: Lined, place: string, count: string): string => write('draw.counted', { place, count });

/** Lists the Buildings that can be built, with their number and cost. */
const supplyOf = (stage: Lined): string => {
  const { position, components, say } = stage;
  // Views have every field that this reads.
  const isOpen = (building: number) => isUnlocked(position as State, boxOf(components), building);
  const names = components.buildings.flatMap((building, i) =>
    position.supply[i]! > 0 && building.cost !== 'none' && isOpen(i)
      ? [`${say(titled(building.title))} ×${position.supply[i]} (${costOf(stage, building.cost)})`]
      : [],
  );
  return names.join(', ') || '-';
};

/** Lists the Buildings that stand and can be upgraded, with the cost of that. */
const upgradesOf = (stage: Lined): string => {
  const { position, components, say } = stage;
  const names = components.buildings.flatMap(({ title, upgrade }, building) => {
    const stands = position.built.some((other, site) => other === building && !position.upgraded[site]);
    return stands && upgrade !== 'none' ? [`${say(titled(title))} (${costOf(stage, upgrade.cost)})`] : [];
  });
  return names.join(', ') || '-';
};

const costOf = ({ say }: Lined, cost: Exclude<Building['cost'], 'none'>): string =>
  PAID.flatMap((res, i) => (cost[i]! > 0 ? [`${say(named('res')(res))} ${cost[i]}`] : [])).join(', ');
