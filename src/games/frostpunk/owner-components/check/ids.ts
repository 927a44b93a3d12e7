import type { Components } from '../../components/types/index.js';

const COMPONENT_ID = /^[A-Z][A-Z0-9]{0,5}$/;
const TOKEN_ID = /^[a-z]{2,10}$/;
const POSITION_ID = /^[nf][0-9]{1,2}$/;
const RESERVED_IDS = new Set(['CALL', 'HUNGER', 'any']);

/** Returns the path of the first id that lacks the form of its kind, or occurs twice; null if there is none. */
export const findIdErrorPath = (pack: Components): string | null => {
  const seen = new Set<string>(RESERVED_IDS);
  for (const [tablePath, format] of ID_FORMATS) {
    const entries = valueAt(pack, tablePath) as readonly { readonly id: string }[];
    const wrongIndex = entries.findIndex(({ id }) => {
      const isWrong = !format.test(id) || seen.has(id);
      seen.add(id);
      return isWrong;
    });
    if (wrongIndex >= 0) return `${tablePath}[${wrongIndex}].id`;
  }
  return null;
};

const valueAt = (pack: Components, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], pack);

const ID_FORMATS: readonly (readonly [string, RegExp])[] = [
  ['tokens.hope', TOKEN_ID],
  ['tokens.discontent', TOKEN_ID],
  ['map.positions', POSITION_ID],
  ...[
    ...[
      'tiles',
      'buildings',
      'morning',
      'weather',
      'dusk',
      'council',
      'laws',
      'technologies',
      'citizenCards',
      'experts',
    ],
    ...['expeditions', 'scenario'],
  ].map((table) => [table, COMPONENT_ID] as const),
];
