import { expect, test } from 'vitest';
import type { Types } from '../../src/core/contract/game.js';
import {
  type AboutEntry,
  type AnyAboutTranslation,
  createAbout,
  createGameText,
  findTranslationErrors,
} from '../../src/words/index.js';
import type { Message } from '../../src/words/message.js';
import { parseMessage } from '../../src/words/parse-message.js';
import { thinned } from '../support/games.js';
import { countedIn, kindsIn, miscountedIn } from './kinds.js';
import { findProblems, findSentenceProblems } from './problems.js';

type AnyEntry = AboutEntry<Readonly<Record<string, unknown>>>;

/** The parameters of the tests of the sentences about the things of a game. */
export interface AboutTests {
  readonly components: Types['Components'];
  /** The words in English, then in the other languages. */
  readonly languages: readonly AnyAboutTranslation[];
  /** The kinds of names that are not things, with the reason. */
  readonly exempt: Readonly<Record<string, string>>;
  /** The component values on which no text depends: patterns of their paths, with the reason. */
  readonly silent: readonly (readonly [path: RegExp, reason: string])[];
  /** A game with components of an owner, and a thing about which they differ. */
  readonly owned: { readonly game: { readonly components: Types['Components'] }; readonly thing: AnyEntry };
  /** The keys of messages that the printed components do not need, with the reason. */
  readonly unused?: Readonly<Record<string, string>>;
}

/** Defines the tests of the sentences about the things of a game. */
export const aboutTests = (tested: AboutTests): void => {
  const { components, languages, exempt, silent } = tested;
  const unused = Object.keys(tested.unused ?? {}).sort();
  const [english, ...others] = languages;

  test('every kind of name is a kind of thing, or is exempt', () => {
    const things = Object.keys(english!.aboutKinds);
    const names = Object.keys(english!.parameters.names);
    expect(names.filter((name) => !things.includes(name)).sort()).toEqual(Object.keys(exempt).sort());
  });

  test('every name of the kinds that things have is the title of a thing', () => {
    const titles = Object.values(english!.aboutKinds).flatMap(({ ids, title }) =>
      ids(components).flatMap((id) => inside(title(id, components)).map(({ key }) => key)),
    );
    const families = new Set(titles.map(familyOf).filter((family) => family !== 'option' && !(family in exempt)));
    const names = Object.keys(english!.messages).filter((key) => key.includes('.') && families.has(familyOf(key)));
    expect(names.filter((key) => !titles.includes(key) && !MINE.test(key))).toEqual([]);
  });

  test.each(languages.map((words) => [words.locale, words] as const))('every thing has good lines: %s', (_, words) => {
    expect(findAboutProblems(words, components)).toEqual([]);
  });

  test('things of a kind with the same title have the same lines, and none of them twice', () => {
    for (const words of languages) {
      const texts = textsOf(words, components);
      const described = new Map(texts.map(({ kind, title, lines }) => [`${kind}: ${title}`, lines.join()]));
      const faulty = texts.filter(
        ({ kind, title, lines }) =>
          described.get(`${kind}: ${title}`) !== lines.join() || new Set(lines).size < lines.length,
      );
      expect(faulty.map(({ kind, title }) => `${kind}: ${title}`)).toEqual([]);
    }
  });

  test('no English is left in the other languages', () => {
    const known = new Set(textsOf(english!, components).flatMap(({ lines }) => lines));
    for (const words of others) {
      const lines = textsOf(words, components).flatMap((text) => text.lines);
      expect(lines.filter((line) => known.has(line) || ENGLISH.test(line))).toEqual([]);
    }
  });

  test('every message is used, none is missing, and each says all that it is given', () => {
    const used = [...usedIn(tested)];
    const about = Object.keys(english!.messages).filter((key) => MINE.test(key));
    expect(about.filter((key) => !used.some((message) => message.key === key)).sort()).toEqual(unused);
    expect(used.flatMap((message) => languages.flatMap((words) => findUnusedParameters(words, message)))).toEqual([]);
    const errors = languages.flatMap((words) =>
      findTranslationErrors(
        words,
        languages.filter((other) => other !== words),
      ),
    );
    expect(errors.filter(({ key }) => MINE.test(key)).map(({ message }) => message)).toEqual([]);
  });

  test('the text about a thing has the values of the owner', () => {
    const { game, thing } = tested.owned;
    const same = languages.filter((words) => {
      const [printed, owned] = [components, game.components].map((each) => textsOf(words, each));
      const textIn = (texts: readonly Text[]) => JSON.stringify(texts.find(({ kind, id }) => isEntry(thing, kind, id)));
      return textIn(printed!) === textIn(owned!);
    });
    expect(same.map(({ locale }) => locale)).toEqual([]);
  });

  test('every component value is in a text, or is named as silent', () => {
    const messages = (changed: Types['Components']) => JSON.stringify(messagesOf(english!, changed));
    const before = messages(components);
    const numbers = numbersIn(components);
    const unseen = (numbers.length > MANY_NUMBERS ? thinned(numbers) : numbers).filter(
      (path) => messages(withMore(components, path) as Types['Components']) === before,
    );
    expect(unseen.map((path) => path.join('.')).filter((path) => !silent.some(([each]) => each.test(path)))).toEqual(
      [],
    );
  });
};

/** More numbers than this are not all changed where few games are played. */
const MANY_NUMBERS = 300;

/** The keys of the messages about things. */
const MINE = /^(?:about|term)\./;

/** Lists the mistakes of the texts about all things. */
export const findAboutProblems = (words: AnyAboutTranslation, components: Types['Components']): readonly string[] =>
  textsOf(words, components).flatMap((each) => problemsOf(words, each));

/** Words that show that a sentence is English. */
const ENGLISH =
  /(?<!\p{L})(?:the|of|and|with|each|is|are|you|your|player|players|card|cards|for|every|scores)(?!\p{L})/u;

/** Returns the texts of all things. */
const textsOf = (words: AnyAboutTranslation, components: Types['Components']) => {
  const { entries, about } = createAbout(words, { components }, createGameText(words, { components }));
  return entries.map((thing) => ({ ...thing, ...about(thing) }));
};

const isEntry = (thing: AnyEntry, kind: string, id: unknown): boolean => kind === thing.kind && id === thing.id;

type Text = ReturnType<typeof textsOf>[number];

const problemsOf = (words: AnyAboutTranslation, { kind, id, title, lines }: Text): readonly string[] => {
  const counted = countedIn(words);
  const found = [
    ...findProblems(words.locale, title),
    ...(lines.length === 0 ? ['it has no lines'] : []),
    ...lines.flatMap((line) => [
      ...findSentenceProblems(words.locale, line),
      ...kindsIn(words.locale, line),
      ...miscountedIn(words, counted, line),
      ...(/about\.|term\./.test(line) ? [`it has a key: ${line}`] : []),
    ]),
  ];
  return found.map((problem) => `${kind} ${JSON.stringify(id)}: ${problem}`);
};

/** Returns the messages of the texts of all things. */
const messagesOf = (words: AnyAboutTranslation, components: Types['Components']): readonly Message[] =>
  Object.values(words.aboutKinds).flatMap(({ ids, title, lines }) =>
    ids(components).flatMap((id) => [title(id, components), ...lines(id, components)]),
  );

/** Returns a message with those inside it. */
const inside = (message: Message): readonly Message[] => [
  message,
  ...Object.values(message.parameters ?? {})
    .flat()
    .flatMap((each) => (typeof each === 'object' ? inside(each as Message) : [])),
];

const familyOf = (key: string): string => key.split('.')[0]!;

/** Returns the messages about things that their texts use, those inside others too. */
const usedIn = ({ components, languages }: AboutTests): readonly Message[] =>
  messagesOf(languages[0]!, components)
    .flatMap(inside)
    .filter(({ key }) => MINE.test(key));

/** Lists the parameters of a message that its text in a language does not use, or the message itself if it has no text. */
const findUnusedParameters = (
  { locale, messages }: AnyAboutTranslation,
  { key, parameters = {} }: Message,
): readonly string[] => {
  const text = messages[key];
  if (text === undefined) return [`${locale} has no ${key}`];
  const said = parseMessage(text).parameters;
  return Object.keys(parameters).flatMap((name) => (said.has(name) ? [] : [`${locale} ${key} does not say ${name}`]));
};

type Path = readonly string[];

/** The kinds of effects whose number is always 1. */
const SINGLE: readonly unknown[] = ['raise', 'exhaust', 'activate'];

/** Lists the paths of the numbers of plain data that can differ. */
const numbersIn = (data: unknown): readonly Path[] => {
  if (typeof data === 'number') return [[]];
  if (typeof data !== 'object' || data === null || ('kind' in data && SINGLE.includes(data.kind))) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    name === 'provenance' ? [] : numbersIn(value).map((path) => [name, ...path]),
  );
};

/** Returns plain data in which the number at a path is greater by 1. */
const withMore = (data: unknown, [name, ...rest]: Path): unknown => {
  if (name === undefined) return Number(data) + 1;
  const inside = withMore((data as Readonly<Record<string, unknown>>)[name], rest);
  return Array.isArray(data)
    ? data.map((each: unknown, i) => (String(i) === name ? inside : each))
    : { ...(data as object), [name]: inside };
};
