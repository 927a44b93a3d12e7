import type { Types } from '../../src/index.js';
import { formatCode, formatTable, type Row } from './markdown.js';

/** A thing with its text. */
interface DescribedEntry {
  readonly kind: string;
  readonly id: unknown;
  readonly title: string;
  readonly lines: readonly string[];
}

/** The things of a game with their texts. */
export interface DescribedEntries {
  readonly components: Types['Components'];
  readonly entries: readonly DescribedEntry[];
}

/** Returns the part of the components in which a thing has its row, if it is identified by an id there. */
const componentPart = (components: Types['Components'], { id }: DescribedEntry): string =>
  Object.keys(components).find((part) => {
    const rows: unknown = components[part as keyof Types['Components']];
    return Array.isArray(rows) && rows.some((row: { readonly id?: unknown }) => row.id !== undefined && row.id === id);
  }) ?? '';

const formatHeading = (components: Types['Components'], entry: DescribedEntry): string => {
  const part = componentPart(components, entry);
  return part === '' ? formatCode(entry.kind) : `${formatCode(entry.kind)}: ${part}`;
};

/** Writes a table of the things of each kind; those that are described alike share a row. */
export const formatEntries = ({ components, entries }: DescribedEntries): string => {
  const tables = new Map<string, Map<string, Row>>();
  for (const entry of entries) {
    const heading = formatHeading(components, entry);
    const rows = tables.get(heading) ?? new Map<string, Row>();
    tables.set(heading, rows);
    const text = entry.lines.join(' ');
    const [ids, ...others] = rows.get(entry.title + text) ?? ['', entry.title, text];
    rows.set(entry.title + text, [
      ids === '' ? formatCode(String(entry.id)) : `${ids}, ${formatCode(String(entry.id))}`,
      ...others,
    ]);
  }
  return [...tables]
    .map(([heading, rows]) => `### ${heading}\n\n${formatTable(['id', 'thing', 'about it'], [...rows.values()])}`)
    .join('\n\n');
};
