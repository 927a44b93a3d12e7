import type { Components } from '../../components/types/index.js';

const CARD = /^[A-Z][A-Z0-9]{0,5}$/;
const TOKEN = /^[a-z]{2,10}$/;
const POSITION = /^[nf][0-9]{1,2}$/;
const RESERVED = new Set(['CALL', 'HUNGER', 'any']);

/** Checks that ids have the form of their kind, and that each occurs once. */
export const wrongId = (pack: Components): string | null => {
  const seen = new Set<string>(RESERVED);
  for (const [table, form] of FORMS) {
    const entries = at(pack, table) as readonly { readonly id: string }[];
    const wrong = entries.findIndex(({ id }) => {
      const isWrong = !form.test(id) || seen.has(id);
      seen.add(id);
      return isWrong;
    });
    if (wrong >= 0) return `${table}[${wrong}].id`;
  }
  return null;
};

const at = (pack: Components, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], pack);

const FORMS: readonly (readonly [string, RegExp])[] = [
  ['tokens.hope', TOKEN],
  ['tokens.discontent', TOKEN],
  ['map.positions', POSITION],
  ...[
    ...['tiles', 'buildings', 'morning', 'weather', 'dusk', 'council', 'laws', 'technologies', 'citizens', 'experts'],
    ...['expeditions', 'scenario'],
  ].map((table) => [table, CARD] as const),
];
