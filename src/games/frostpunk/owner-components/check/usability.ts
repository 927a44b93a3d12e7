import type { EffectLists } from '../../components/effect-lists.js';
import type { Components, Display, DuskFace } from '../../components/types/index.js';
import { findWrongEntry } from './references.js';

/** Checks that everything in the pack can be used, and that the scenario ends. */
export const findUnusable = (pack: Components, lists: EffectLists): string | null =>
  findMissingEnd(pack, lists) ??
  findMissingBuilding(pack) ??
  findMissingStaff(pack) ??
  findMissingDisplay(pack) ??
  findRepeatedOffer(pack);

const findMissingEnd = ({ scenario }: Components, { all }: EffectLists): string | null => {
  for (const [trigger, kind] of [['storm', 'endStorm'] as const, ['stormEnd', 'endGame'] as const]) {
    const cards = scenario.flatMap(({ trigger: at }, card) => (at.kind === trigger ? [card] : []));
    if (cards.length !== 1) return 'scenario';
    const ofCard = all.filter(({ origin, ownerIndex }) => origin === 'scenario' && ownerIndex === cards[0]);
    // The Storm ends with its card: that may not depend on anything.
    const found = ofCard.some(({ depth, effects }) => {
      return (kind === 'endGame' || depth === 0) && effects.some((effect) => effect.kind === kind);
    });
    if (!found) return `scenario[${cards[0]}].effects`;
  }
  return null;
};

const findMissingBuilding = ({ buildings, technologies, expeditions }: Components): string | null => {
  const has = (test: (building: Components['buildings'][number]) => boolean) => buildings.some(test);
  if (!has(({ shelterPlaces }) => shelterPlaces > 0)) return 'buildings';
  if (technologies.length > 0 && !has(({ isWorkshop }) => isWorkshop)) return 'buildings';
  return expeditions.length > 0 && !has((each) => each.maxExpeditions > 0) ? 'buildings' : null;
};

const findMissingStaff = ({ buildings }: Components): string | null => {
  const wrong = findWrongEntry(buildings, 'buildings', ({ staff, useOptions, upgrade }) => {
    return staff.length > 0 || (useOptions.length === 0 && (upgrade === 'none' || upgrade.useOptions.length === 0));
  });
  return wrong === null ? null : `${wrong}.staff`;
};

const findMissingDisplay = ({ morning, dusk, laws, scenario }: Components): string | null => {
  for (const [i, { options, display }] of morning.entries()) {
    const needs = options.some(({ destination }) => destination === 'display');
    if ((needs && display === 'none') || isUnstaffed(display)) return `morning[${i}].display`;
  }
  const faces: readonly (readonly [string, DuskFace])[] = [
    ...dusk.map((face, i) => [`dusk[${i}]`, face] as const),
    ...laws.flatMap(({ consequences }, i) =>
      consequences.map((face, k) => [`laws[${i}].consequences[${k}]`, face] as const),
    ),
  ];
  for (const [path, face] of faces) {
    if (face.isNeverDiscarded && face.destination === 'discard') return `${path}.isNeverDiscarded`;
    if ((face.destination === 'display' && face.display === 'none') || isUnstaffed(face.display))
      return `${path}.display`;
  }
  const wrong = findWrongEntry(scenario, 'scenario', ({ display }) => !isUnstaffed(display));
  return wrong === null ? null : `${wrong}.display`;
};

const isUnstaffed = (display: 'none' | Display): boolean =>
  display !== 'none' && display.specialAction !== 'none' && display.specialAction.staff.length === 0;

/** Returns the path of a repeated offer of a kind that may occur once at most. */
const findRepeatedOffer = ({ laws, technologies }: Components): string | null => {
  const seen = new Set<string>();
  for (const [table, cards] of [['laws', laws] as const, ['technologies', technologies] as const]) {
    for (const [i, { modifiers }] of cards.entries()) {
      const wrong = findWrongEntry(modifiers, `${table}[${i}].modifiers`, ({ kind }) => {
        const isSingle = kind === 'longShift' || kind === 'duskOffer';
        const isNew = !seen.has(kind);
        seen.add(kind);
        return !isSingle || isNew;
      });
      if (wrong !== null) return wrong;
    }
  }
  return null;
};
