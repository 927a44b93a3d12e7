import { joinParts } from '../../../draw/columns.js';

import { type Message, message, nameMessage } from '../../../words/message.js';
import { titleMessage } from '../board/title-messages.js';
import { isUnlocked } from '../city/index.js';
import type { Building } from '../components/index.js';
import type { State } from '../state/index.js';
import { boxFor } from './boxes.js';
import type { TextContext } from './context.js';
import { COST_RESOURCES } from './supply.js';

/** Writes what can be built with its cost, the laws and technologies, and the cards. */
export const writePolicies = (context: TextContext): readonly string[] => {
  const { state, components, formatText } = context;
  const {
    enactedLaws,
    developingTechnology,
    developmentEndRound,
    isDeveloped,
    hand,
    display,
    expert,
    isCallOfDutyUsed,
  } = state;
  const { laws, technologies, citizenCards, experts, tracks } = components;
  const mayEnact = enactedLaws.length < tracks.maxLaws;
  const titles = (cards: readonly { readonly title: string }[]) => cards.map(({ title }) => titleMessage(title));
  const next = technologies[developingTechnology];
  const shown = display.map(({ source, card }) => (source === 'consequence' ? laws : components[source])[card]!);
  const call = isCallOfDutyUsed
    ? formatText('draw.used', { card: message('call') })
    : context.translate(message('call'));
  const lists: readonly (readonly [place: string, names: readonly Message[]])[] = [
    [formatText('draw.laws'), titles(enactedLaws.map((law) => laws[law]!))],
    [formatText('text.openLaws'), titles(laws.filter((_, i) => mayEnact && state.lawStatus[i] === 'open'))],
    [formatText('draw.technologies'), titles(technologies.filter((_, i) => isDeveloped[i]))],
    [
      formatText('text.openTechnologies'),
      titles(technologies.filter((_, i) => !isDeveloped[i] && i !== developingTechnology)),
    ],
    [formatText('draw.hand'), titles(hand.map((card) => citizenCards[card]!))],
    [formatText('draw.display'), titles(shown)],
  ];
  return [
    writeCounted(context, formatText('text.supply'), writeSupply(context)),
    writeCounted(context, formatText('text.upgrades'), writeUpgrades(context)),
    ...lists.map(([place, names]) => writeCounted(context, place, names.map(context.translate).join(', ') || '-')),
    ...(next === undefined
      ? []
      : [formatText('draw.developing', { place: titleMessage(next.title), round: developmentEndRound })]),
    joinParts([
      writeCounted(context, formatText('place.expert'), context.translate(titleMessage(experts[expert]!.title))),
      call,
    ]),
  ];
};

const writeCounted = ({ formatText }: TextContext, place: string, count: string): string =>
  formatText('draw.counted', { place, count });

/** Lists the Buildings that can be built, with their number and cost. */
const writeSupply = (context: TextContext): string => {
  const { state, components, translate } = context;
  // Views have every field that this reads.
  const isOpen = (building: number) => isUnlocked(state as State, boxFor(components), building);
  const names = components.buildings.flatMap((building, i) =>
    state.buildingSupply[i]! > 0 && building.cost !== 'none' && isOpen(i)
      ? [
          `${translate(titleMessage(building.title))} ×${state.buildingSupply[i]} (${writeCost(context, building.cost)})`,
        ]
      : [],
  );
  return names.join(', ') || '-';
};

/** Lists the Buildings that stand and can be upgraded, with the cost of that. */
const writeUpgrades = (context: TextContext): string => {
  const { state, components, translate } = context;
  const names = components.buildings.flatMap(({ title, upgrade }, building) => {
    const stands = state.siteBuilding.some((other, site) => other === building && !state.isUpgraded[site]);
    return stands && upgrade !== 'none'
      ? [`${translate(titleMessage(title))} (${writeCost(context, upgrade.cost)})`]
      : [];
  });
  return names.join(', ') || '-';
};

const writeCost = ({ translate }: TextContext, cost: Exclude<Building['cost'], 'none'>): string =>
  COST_RESOURCES.flatMap((res, i) => (cost[i]! > 0 ? [`${translate(nameMessage('res')(res))} ${cost[i]}`] : [])).join(
    ', ',
  );
