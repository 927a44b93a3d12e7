import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import type { Game, Types } from '../../src/core/contract/game.js';
import type { Facts, Reasons } from '../../src/core/errors/reasons.js';
import { orThrow } from '../../src/core/errors/verdict.js';
import type { Chooser } from '../../src/testing/random-game.js';
import { messageFaults, speechOf, wordsOf } from '../../src/words/index.js';
import type { Words } from '../../src/words/message.js';
import { messageShape } from '../../src/words/shape.js';
import { isFull } from '../support/games.js';
import { faultsIn, isSpacedOtherwise, moveFaults, sentenceFaults } from './faults.js';
import { casesOf } from './icu.js';
import { type Scene, scenesOf } from './scenes.js';

/** The parameters of the tests for one game. */
export interface Telling<G extends Types, Names> {
  readonly game: Game<G>;
  readonly reasons: Reasons<G['Reason'], G['Clause']>;
  readonly languages: readonly Words<G, Names>[];
  /** The options to play with; seeds are added. */
  readonly options: readonly Omit<G['Options'], 'seed'>[];
  /** Choosers other than random play, so that more happens. */
  readonly choosers?: readonly Chooser<G>[];
  /** Everything that has a name. */
  readonly things: { readonly [Name in keyof Names]: readonly Names[Name][] };
  /** Facts of refusals that random games rarely lead to. */
  readonly facts?: readonly Partial<G['Facts']>[];
  /** Moves, events and phases that random games rarely or never lead to; they are described in the first position. */
  readonly rare?: Rare<G>;
  /** The keys that a language may lack, because the components themselves have the texts. */
  readonly printed?: RegExp;
  /** The most random games played with each kind of options. */
  readonly games?: number;
}

/** Moves, events and decisions. */
export interface Rare<G extends Types> {
  readonly moves?: readonly G['SeenMove'][];
  readonly events?: readonly G['Event'][];
  readonly phases?: readonly G['State']['phase'][];
}

/** The names of the players, which break no rule of spelling. */
const PLAYERS = ['Zoé', 'Ulf', 'Mia', 'Tom'];

/** Defines the tests of a game's words in all its languages. */
export const wordTests = <G extends Types, Names>(telling: Telling<G, Names>): void => {
  const { languages } = telling;
  describe.each(languages.map((words) => [words.locale, words] as const))('%s', (_, words) => {
    test('every message can be formatted in all its cases, plurals included', () => {
      expect(Object.entries(words.messages).flatMap(([key, text]) => emptyCases(words.locale, key, text))).toEqual([]);
    });

    test('everything that has a name is named, and no two of a kind equally', () => {
      expect(nameFaults(telling, words)).toEqual([]);
    });

    test('every option of setup and every value of one has a name', () => {
      const { name } = wordsOf(words, telling.game);
      const called = (id: string): string => name('option' as keyof Names, id as Names[keyof Names]);
      const ids = telling.game.options.flatMap((option) => [
        option.name,
        ...option.values.map((value) => `${option.name}.${value}`),
      ]);
      expect(ids.filter((id) => called(id) === id || called(id) === `option.${id}`)).toEqual([]);
      expect(new Set(ids.map(called)).size).toBe(ids.length);
    });

    test('every message has its stops spaced as in its language', () => {
      expect(Object.values(words.messages).filter((text) => isSpacedOtherwise(words.locale, text))).toEqual([]);
    });

    test('refusals use only the facts that their reasons declare', () => {
      expect(Object.keys(telling.reasons).flatMap((reason) => strangeFacts(telling, words, reason))).toEqual([]);
    });
  });

  test('random games are worded in every language, no two legal moves equally, and no message is unused', () => {
    const used = usedByNames(telling);
    expect([...gameFaults(telling, used), ...rareFaults(telling, used)]).toEqual([]);
    expect(leftOver(languages, used)).toEqual([]);
  });

  test('no language lacks a message, uses other parameters, or has other cases', () => {
    const faults = languages.flatMap((words) =>
      messageFaults(
        words,
        languages.filter((other) => other !== words),
      ),
    );
    expect(faults.filter(({ key }) => !telling.printed?.test(key)).map(({ message }) => message)).toEqual([]);
  });
};

const emptyCases = (locale: string, key: string, text: string): readonly string[] => {
  const format = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
  return casesOf(messageShape(text)).flatMap((parameters) =>
    format.format({ ...parameters }) === '' ? [`${key} is empty for ${JSON.stringify(parameters)}`] : [],
  );
};

const nameFaults = <G extends Types, Names>(telling: Telling<G, Names>, words: Words<G, Names>): readonly string[] => {
  const { name } = wordsOf(words, telling.game, PLAYERS);
  return (Object.keys(telling.things) as (keyof Names)[]).flatMap((kind) => {
    const names = telling.things[kind].map((value) => name(kind, value));
    const twice = names.filter((each, i) => names.indexOf(each) !== i).map((each) => `${String(kind)}: twice ${each}`);
    return [...names.flatMap((each) => faultsIn(words.locale, each)), ...twice];
  });
};

const strangeFacts = <G extends Types, Names>(
  { reasons }: Telling<G, Names>,
  { locale, messages }: Words<G, Names>,
  reason: string,
): readonly string[] => {
  const known = reasons[reason as G['Reason']].facts;
  const asked = messageShape(messages[`refusal.${reason}`]!).parameters;
  return [...asked].filter((name) => !(name in known)).map((name) => `${locale} refusal.${reason} asks for ${name}`);
};

/** Makes a voice that only records the keys. */
const notingIn = <G extends Types, Names>({ game, languages }: Telling<G, Names>, used: Set<string>) => {
  const voice = {
    format: (key: string) => {
      used.add(key);
      return key;
    },
    list: (items: readonly string[]) => items.join(' '),
  };
  return speechOf(languages[0]!.description, { voice, components: game.components, players: [] });
};

/** Returns the keys that names and facts use. */
const usedByNames = <G extends Types, Names>(telling: Telling<G, Names>): Set<string> => {
  const used = new Set<string>();
  const { name, refusal } = notingIn(telling, used);
  for (const kind of Object.keys(telling.things) as (keyof Names)[]) {
    for (const value of telling.things[kind]) name(kind, value);
  }
  for (const facts of telling.facts ?? []) refusal(brokenFor(telling, facts as Facts));
  return used;
};

/** Makes a refusal with these facts. */
const brokenFor = <G extends Types, Names>({ reasons }: Telling<G, Names>, facts: Facts) => {
  const reason = Object.keys(reasons)[0] as G['Reason'];
  return { _tag: 'RuleBroken', clause: reasons[reason].clause, reason, facts, message: '' } as const;
};

/** Lists the problems of the words for random games; adds the keys that they use. */
const gameFaults = <G extends Types, Names>(telling: Telling<G, Names>, used: Set<string>): readonly string[] => {
  const faults = new Set<string>();
  const voices = voicesOf(telling);
  const noting = { locale: '', speech: notingIn(telling, used) };
  for (const [number, scene] of [...scenesOf(telling)].entries()) {
    for (const voice of isFull || number % 4 === 0 ? voices : [])
      for (const fault of sceneFaults(scene, voice)) faults.add(fault);
    sceneFaults(scene, noting);
    if (faults.size > 20) break;
  }
  return [...faults];
};

interface Spoken<G extends Types, Names> {
  readonly locale: string;
  readonly speech: ReturnType<typeof speechOf<G, Names>>;
}

const sceneFaults = <G extends Types, Names>(
  scene: Scene<G>,
  { locale, speech }: Spoken<G, Names>,
): readonly string[] => {
  const { state, moves, seen, refusals, score } = scene;
  const said = moves.map((move) => speech.move(state, move));
  const twice = said.filter((text, i) => said.indexOf(text) !== i).map((text) => `two moves read: ${text}`);
  const told = refusals.map((illegal) => [speech.refusal(illegal), illegal.message] as const);
  return [
    ...twice,
    ...said.flatMap((text) => moveFaults(locale, text)),
    ...sentenceFaults(locale, speech.question(state)),
    ...sentenceFaults(locale, speech.outcome(score)),
    ...told.flatMap(([text]) => sentenceFaults(locale, text)),
    ...(locale === 'en-GB' ? told.flatMap(([text, core]) => (text === core ? [] : [`${text} is not ${core}`])) : []),
    ...seen.flatMap(({ view, move, events }) => [
      ...moveFaults(locale, speech.move(view, move)),
      ...events.flatMap((event) => eventFaults({ locale, speech }, view, event)),
    ]),
  ];
};

/** Lists the problems of the sentence about an event, and of the question what chance brings in it. */
const eventFaults = <G extends Types, Names>(
  { locale, speech }: Spoken<G, Names>,
  state: G['State'] | G['View'],
  event: G['Event'],
): readonly string[] => {
  const asked = speech.chance(state, event);
  return [
    ...sentenceFaults(locale, speech.event(state, event)),
    ...(asked === `chance.${event.kind}` ? [] : sentenceFaults(locale, asked)),
  ];
};

const voicesOf = <G extends Types, Names>({ languages, game }: Telling<G, Names>): readonly Spoken<G, Names>[] =>
  languages.map((words) => ({ locale: words.locale, speech: wordsOf(words, game, PLAYERS) }));

/** Lists the problems of the words for rare cases; adds the keys that they use. */
const rareFaults = <G extends Types, Names>(telling: Telling<G, Names>, used: Set<string>): readonly string[] => {
  const { game, options, rare: { moves = [], events = [], phases = [] } = {} } = telling;
  const state = orThrow(game.setup({ ...options[0], seed: 'rare' } as G['Options']));
  const faultsOf = ({ locale, speech }: Spoken<G, Names>) => [
    ...moves.flatMap((move) => moveFaults(locale, speech.move(state, move))),
    ...events.flatMap((event) => eventFaults({ locale, speech }, state, event)),
    ...phases.flatMap((phase) => sentenceFaults(locale, speech.question({ ...state, phase }))),
  ];
  faultsOf({ locale: '', speech: notingIn(telling, used) });
  return voicesOf(telling).flatMap(faultsOf);
};

/**
 * Lists the unused keys. If few games are played, it leaves out the keys of refusals, which the compiler checks, and of
 * events; those of drawings and of chance have their own tests.
 */
const leftOver = <G extends Types, Names>(languages: readonly Words<G, Names>[], used: Set<string>) => {
  const asked = isFull
    ? /^(chance|refusal|failure|outcome|draw|text|place)\./
    : /^(chance|move|event|question|refusal|failure|outcome|draw|text|place)\./;
  const keys = new Set(languages.flatMap(({ messages }) => Object.keys(messages)));
  return [...keys].filter((key) => !used.has(key) && !asked.test(key));
};
