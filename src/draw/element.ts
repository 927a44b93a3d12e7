/** The attributes of an element; those that are undefined are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element of a drawing. */
export interface Element {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly Node[];
}

/** A part of a drawing: an element, or text. */
export type Node = Element | string;

/** Makes an element of a drawing. */
export const element = (name: string, attributes: Attributes = {}, children: readonly Node[] = []): Element => ({
  name,
  attributes,
  children,
});

/** Serializes a node with all its children; the result is well-formed XML for any input. */
export const serialize = (node: Node): string => {
  if (typeof node === 'string') return escapeText(node);
  const { name, attributes, children } = node;
  const start = Object.entries(attributes).reduce(
    (text, [key, value]) => text + serializeAttribute(key, value),
    `<${name}`,
  );
  return children.length === 0 ? `${start}/>` : `${start}>${children.map(serialize).join('')}</${name}>`;
};

const serializeAttribute = (key: string, value: string | number | undefined): string =>
  value === undefined ? '' : ` ${key}="${typeof value === 'number' ? roundToHundredths(value) : escapeText(value)}"`;

/** Rounds to two decimals, which is finer than anybody can see. */
const roundToHundredths = (value: number): number => Math.round(value * 100) / 100;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text; characters that XML does not allow become U+FFFD. */
const escapeText = (text: string): string =>
  text.replace(
    /[&<>"]|[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,
    (found) => ENTITIES[found] ?? '\ufffd',
  );
