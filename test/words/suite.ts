import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import type { Game, Types } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import type { Reasons, RefusalParameters } from '../../src/core/errors/reasons.js';
import type { Chooser } from '../../src/testing/random-game.js';
import { createGameText, createGameTextWith, findTranslationErrors } from '../../src/words/index.js';
import type { Translation } from '../../src/words/message.js';
import { parseMessage } from '../../src/words/parse-message.js';
import { isFull } from '../support/games.js';
import { casesOf } from './icu.js';
import { findMoveProblems, findProblems, findSentenceProblems, isSpacedOtherwise } from './problems.js';
import { type Scene, scenesOf } from './scenes.js';

/** The parameters of the tests for one game. */
export interface WordsPlan<G extends Types, Names> {
  readonly game: Game<G>;
  readonly reasons: Reasons<G['Reason'], G['Clause']>;
  readonly languages: readonly Translation<G, Names>[];
  /** The options to play with; seeds are added. */
  readonly options: readonly Omit<G['Options'], 'seed'>[];
  /** Choosers other than random play, so that more happens. */
  readonly choosers?: readonly Chooser<G>[];
  /** Everything that has a name, but for the options. */
  readonly named: { readonly [Name in Exclude<keyof Names, 'option'>]: readonly Names[Name][] };
  /** Facts of refusals that random games rarely lead to. */
  readonly refusalParameters?: readonly Partial<G['RefusalParameters']>[];
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
export const wordTests = <G extends Types, Names>(plan: WordsPlan<G, Names>): void => {
  const { languages } = plan;
  describe.each(languages.map((words) => [words.locale, words] as const))('%s', (_, words) => {
    test('every message can be formatted in all its cases, plurals included', () => {
      expect(Object.entries(words.messages).flatMap(([key, text]) => emptyCases(words.locale, key, text))).toEqual([]);
    });

    test('everything that has a name is named, and no two of a kind equally', () => {
      expect(findNameProblems(plan, words)).toEqual([]);
    });

    test('every option of setup and every value of one has a name', () => {
      const { name } = createGameText(words, plan.game);
      const called = (id: string): string => name('option' as keyof Names, id as Names[keyof Names]);
      const ids = plan.game.options.flatMap((option) => [
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
      expect(Object.keys(plan.reasons).flatMap((reason) => strangeFacts(plan, words, reason))).toEqual([]);
    });
  });

  test('random games are worded in every language, no two legal moves equally, and no message is unused', () => {
    const used = usedByNames(plan);
    expect([...findGameProblems(plan, used), ...findRareProblems(plan, used)]).toEqual([]);
    expect(leftOver(languages, used)).toEqual([]);
  });

  test('no language lacks a message, uses other parameters, or has other cases', () => {
    const faults = languages.flatMap((words) =>
      findTranslationErrors(
        words,
        languages.filter((other) => other !== words),
      ),
    );
    expect(faults.filter(({ key }) => !plan.printed?.test(key)).map(({ message }) => message)).toEqual([]);
  });
};

const emptyCases = (locale: string, key: string, text: string): readonly string[] => {
  const format = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
  return casesOf(parseMessage(text)).flatMap((parameters) =>
    format.format({ ...parameters }) === '' ? [`${key} is empty for ${JSON.stringify(parameters)}`] : [],
  );
};

const findNameProblems = <G extends Types, Names>(
  plan: WordsPlan<G, Names>,
  words: Translation<G, Names>,
): readonly string[] => {
  const { name } = createGameText(words, plan.game, PLAYERS);
  return listNamed(plan).flatMap(([kind, values]) => {
    const names = values.map((value) => name(kind, value));
    const twice = names.filter((each, i) => names.indexOf(each) !== i).map((each) => `${String(kind)}: twice ${each}`);
    return [...names.flatMap((each) => findProblems(words.locale, each)), ...twice];
  });
};

const strangeFacts = <G extends Types, Names>(
  { reasons }: WordsPlan<G, Names>,
  { locale, messages }: Translation<G, Names>,
  reason: string,
): readonly string[] => {
  const known = reasons[reason as G['Reason']].parameterTypes;
  const asked = parseMessage(messages[`refusal.${reason}`]!).parameters;
  return [...asked].filter((name) => !(name in known)).map((name) => `${locale} refusal.${reason} asks for ${name}`);
};

/** Makes a voice that only records the keys. */
const notingIn = <G extends Types, Names>({ game, languages }: WordsPlan<G, Names>, used: Set<string>) => {
  const formatter = {
    format: (key: string) => {
      used.add(key);
      return key;
    },
    list: (items: readonly string[]) => items.join(' '),
  };
  return createGameTextWith(languages[0]!.parameters, { formatter, components: game.components, players: [] });
};

/** Lists everything that has a name by kind. */
const listNamed = <G extends Types, Names>({ game, named }: WordsPlan<G, Names>) => {
  const option = game.options.flatMap(({ name, values }) => [name, ...values.map((value) => `${name}.${value}`)]);
  return Object.entries({ ...named, option: ['seed', ...option] }) as unknown as readonly [
    keyof Names,
    readonly Names[keyof Names][],
  ][];
};

/** Returns the keys that names and facts use. */
const usedByNames = <G extends Types, Names>(plan: WordsPlan<G, Names>): Set<string> => {
  const used = new Set<string>();
  const { name, refusal } = notingIn(plan, used);
  for (const [kind, values] of listNamed(plan)) for (const value of values) name(kind, value);
  for (const facts of plan.refusalParameters ?? []) refusal(brokenFor(plan, facts as RefusalParameters));
  return used;
};

/** Makes a refusal with these facts. */
const brokenFor = <G extends Types, Names>({ reasons }: WordsPlan<G, Names>, parameters: RefusalParameters) => {
  const reason = Object.keys(reasons)[0] as G['Reason'];
  return { _tag: 'RuleBroken', clause: reasons[reason].clause, reason, parameters, message: '' } as const;
};

/** Lists the problems of the words for random games; adds the keys that they use. */
const findGameProblems = <G extends Types, Names>(plan: WordsPlan<G, Names>, used: Set<string>): readonly string[] => {
  const problems = new Set<string>();
  const voices = gameTextsOf(plan);
  const noting = { locale: '', gameText: notingIn(plan, used) };
  for (const [number, scene] of [...scenesOf(plan)].entries()) {
    for (const voice of isFull || number % 4 === 0 ? voices : [])
      for (const problem of findSceneProblems(scene, voice)) problems.add(problem);
    findSceneProblems(scene, noting);
    if (problems.size > 20) break;
  }
  return [...problems];
};

interface Spoken<G extends Types, Names> {
  readonly locale: string;
  readonly gameText: ReturnType<typeof createGameTextWith<G, Names>>;
}

const findSceneProblems = <G extends Types, Names>(
  scene: Scene<G>,
  { locale, gameText }: Spoken<G, Names>,
): readonly string[] => {
  const { state, moves, seen, refusals, score } = scene;
  const said = moves.map((move) => gameText.move(state, move));
  const twice = said.filter((text, i) => said.indexOf(text) !== i).map((text) => `two moves read: ${text}`);
  const told = refusals.map((illegal) => [gameText.refusal(illegal), illegal.message] as const);
  return [
    ...twice,
    ...said.flatMap((text) => findMoveProblems(locale, text)),
    ...findSentenceProblems(locale, gameText.question(state)),
    ...findSentenceProblems(locale, gameText.outcome(score)),
    ...told.flatMap(([text]) => findSentenceProblems(locale, text)),
    ...(locale === 'en-GB' ? told.flatMap(([text, core]) => (text === core ? [] : [`${text} is not ${core}`])) : []),
    ...seen.flatMap(({ view, move, events }) => [
      ...findMoveProblems(locale, gameText.move(view, move)),
      ...events.flatMap((event) => findEventProblems({ locale, gameText }, view, event)),
    ]),
  ];
};

/** Lists the problems of the sentence about an event, and of the question what chance brings in it. */
const findEventProblems = <G extends Types, Names>(
  { locale, gameText }: Spoken<G, Names>,
  state: G['State'] | G['View'],
  event: G['Event'],
): readonly string[] => {
  const asked = gameText.chance(state, event);
  return [
    ...findSentenceProblems(locale, gameText.event(state, event)),
    ...(asked === `chance.${event.kind}` ? [] : findSentenceProblems(locale, asked)),
  ];
};

const gameTextsOf = <G extends Types, Names>({ languages, game }: WordsPlan<G, Names>): readonly Spoken<G, Names>[] =>
  languages.map((words) => ({ locale: words.locale, gameText: createGameText(words, game, PLAYERS) }));

/** Lists the problems of the words for rare cases; adds the keys that they use. */
const findRareProblems = <G extends Types, Names>(plan: WordsPlan<G, Names>, used: Set<string>): readonly string[] => {
  const { game, options, rare: { moves = [], events = [], phases = [] } = {} } = plan;
  const state = orThrow(game.setup({ ...options[0], seed: 'rare' } as G['Options']));
  const faultsOf = ({ locale, gameText }: Spoken<G, Names>) => [
    ...moves.flatMap((move) => findMoveProblems(locale, gameText.move(state, move))),
    ...events.flatMap((event) => findEventProblems({ locale, gameText }, state, event)),
    ...phases.flatMap((phase) => findSentenceProblems(locale, gameText.question({ ...state, phase }))),
  ];
  faultsOf({ locale: '', gameText: notingIn(plan, used) });
  return gameTextsOf(plan).flatMap(faultsOf);
};

/**
 * Lists the unused keys. If few games are played, it leaves out the keys of refusals, which the compiler checks, and of
 * events; those of drawings and of chance have their own tests.
 */
const leftOver = <G extends Types, Names>(languages: readonly Translation<G, Names>[], used: Set<string>) => {
  const asked = isFull
    ? /^(chance|refusal|error|outcome|draw|text|place)\./
    : /^(chance|move|event|question|refusal|error|outcome|draw|text|place)\./;
  const keys = new Set(languages.flatMap(({ messages }) => Object.keys(messages)));
  return [...keys].filter((key) => !used.has(key) && !asked.test(key));
};
