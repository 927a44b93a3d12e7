import { IntlMessageFormat } from 'intl-messageformat';

/** The parameters of a message, and those by which it selects or counts. */
export interface ParsedMessage {
  /** The names of its parameters. */
  readonly parameters: ReadonlySet<string>;
  /** By parameter, the cases of its selects. */
  readonly selects: ReadonlyMap<string, ReadonlySet<string>>;
  /** By parameter that it counts, the cases of its plurals. */
  readonly plurals: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Parses a message: its parameters and their cases; throws if it is not a valid ICU message. */
export const parseMessage = (message: string): ParsedMessage => {
  const parameters = new Set<string>();
  const selects = new Map<string, Set<string>>();
  const plurals = new Map<string, Set<string>>();
  const add = (cases: Map<string, Set<string>>, name: string, keys: readonly string[]) => {
    cases.set(name, new Set([...(cases.get(name) ?? []), ...keys]));
  };
  const walk = (elements: Elements): void => {
    for (const element of elements) {
      if (isText(element)) continue;
      parameters.add(element.value);
      if (!('options' in element)) continue;
      add('pluralType' in element ? plurals : selects, element.value, Object.keys(element.options));
      for (const { value } of Object.values(element.options)) walk(value);
    }
  };
  walk(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst());
  return { parameters, selects, plurals };
};

type Elements = ReturnType<IntlMessageFormat['getAst']>;
type MessageElement = Elements[number];

const TEXT = 0;
const POUND = 7;
const isText = (element: MessageElement): element is Extract<MessageElement, { type: 0 | 7 }> =>
  element.type === TEXT || element.type === POUND;
