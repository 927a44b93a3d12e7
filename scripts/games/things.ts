import type { Types } from '../../src/index.js';
import { code, type Row, table } from './markdown.js';

/** A thing with its text. */
interface DescribedThing {
  readonly kind: string;
  readonly id: unknown;
  readonly title: string;
  readonly lines: readonly string[];
}

/** The things of a game with their texts. */
export interface Described {
  readonly components: Types['Components'];
  readonly things: readonly DescribedThing[];
}

/** Returns the part of the components in which a thing has its row, if it is identified by an id there. */
const partOf = (components: Types['Components'], { id }: DescribedThing): string =>
  Object.keys(components).find((part) => {
    const rows: unknown = components[part as keyof Types['Components']];
    return Array.isArray(rows) && rows.some((row: { readonly id?: unknown }) => row.id !== undefined && row.id === id);
  }) ?? '';

const headingOf = (components: Types['Components'], thing: DescribedThing): string => {
  const part = partOf(components, thing);
  return part === '' ? code(thing.kind) : `${code(thing.kind)}: ${part}`;
};

/** Writes a table of the things of each kind; those that are described alike share a row. */
export const thingsOf = ({ components, things }: Described): string => {
  const tables = new Map<string, Map<string, Row>>();
  for (const thing of things) {
    const heading = headingOf(components, thing);
    const rows = tables.get(heading) ?? new Map<string, Row>();
    tables.set(heading, rows);
    const text = thing.lines.join(' ');
    const [ids, ...others] = rows.get(thing.title + text) ?? ['', thing.title, text];
    rows.set(thing.title + text, [
      ids === '' ? code(String(thing.id)) : `${ids}, ${code(String(thing.id))}`,
      ...others,
    ]);
  }
  return [...tables]
    .map(([heading, rows]) => `### ${heading}\n\n${table(['id', 'thing', 'about it'], [...rows.values()])}`)
    .join('\n\n');
};
