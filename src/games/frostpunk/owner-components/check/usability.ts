import type { Programs } from '../../components/programs.js';
import type { Components, Display, DuskFace } from '../../components/types/index.js';
import { firstWrong } from './references.js';

/** Checks that everything in the pack can be used, and that the scenario ends. */
export const unusable = (pack: Components, programs: Programs): string | null =>
  withoutEnd(pack, programs) ?? withoutBuilding(pack) ?? withoutStaff(pack) ?? withoutDisplay(pack) ?? doubled(pack);

const withoutEnd = ({ scenario }: Components, { lists }: Programs): string | null => {
  for (const [trigger, kind] of [['storm', 'stormEnd'] as const, ['stormEnd', 'finish'] as const]) {
    const cards = scenario.flatMap(({ at }, card) => (at.kind === trigger ? [card] : []));
    if (cards.length !== 1) return 'scenario';
    const ofCard = lists.filter(({ place, card }) => place === 'scenario' && card === cards[0]);
    // The Storm ends with its card: that may not depend on anything.
    const found = ofCard.some(({ depth, effects }) => {
      return (kind === 'finish' || depth === 0) && effects.some((effect) => effect.kind === kind);
    });
    if (!found) return `scenario[${cards[0]}].effects`;
  }
  return null;
};

const withoutBuilding = ({ buildings, technologies, expeditions }: Components): string | null => {
  const has = (test: (building: Components['buildings'][number]) => boolean) => buildings.some(test);
  if (!has(({ shelter }) => shelter > 0)) return 'buildings';
  if (technologies.length > 0 && !has(({ workshop }) => workshop)) return 'buildings';
  return expeditions.length > 0 && !has((each) => each.expeditions > 0) ? 'buildings' : null;
};

const withoutStaff = ({ buildings }: Components): string | null => {
  const wrong = firstWrong(buildings, 'buildings', ({ staff, use, upgrade }) => {
    return staff.length > 0 || (use.length === 0 && (upgrade === 'none' || upgrade.use.length === 0));
  });
  return wrong === null ? null : `${wrong}.staff`;
};

const withoutDisplay = ({ morning, dusk, laws, scenario }: Components): string | null => {
  for (const [i, { options, display }] of morning.entries()) {
    const needs = options.some(({ to }) => to === 'display');
    if ((needs && display === 'none') || isUnstaffed(display)) return `morning[${i}].display`;
  }
  const faces: readonly (readonly [string, DuskFace])[] = [
    ...dusk.map((face, i) => [`dusk[${i}]`, face] as const),
    ...laws.flatMap(({ consequences }, i) =>
      consequences.map((face, k) => [`laws[${i}].consequences[${k}]`, face] as const),
    ),
  ];
  for (const [path, face] of faces) {
    if (face.red && face.then === 'discard') return `${path}.red`;
    if ((face.then === 'display' && face.display === 'none') || isUnstaffed(face.display)) return `${path}.display`;
  }
  const wrong = firstWrong(scenario, 'scenario', ({ display }) => !isUnstaffed(display));
  return wrong === null ? null : `${wrong}.display`;
};

const isUnstaffed = (display: 'none' | Display): boolean =>
  display !== 'none' && display.special !== 'none' && display.special.staff.length === 0;

/** Returns the path of a repeated offer of a kind that may occur once at most. */
const doubled = ({ laws, technologies }: Components): string | null => {
  const seen = new Set<string>();
  for (const [table, cards] of [['laws', laws] as const, ['technologies', technologies] as const]) {
    for (const [i, { lasting }] of cards.entries()) {
      const wrong = firstWrong(lasting, `${table}[${i}].lasting`, ({ kind }) => {
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
