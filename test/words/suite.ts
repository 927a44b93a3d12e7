import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import type { Game, Types, Viewer } from '../../src/core/game.js';
import { draw, seeded } from '../../src/core/random.js';
import type { Facts, Reasons } from '../../src/core/reasons.js';
import type { Parameters as Given, Words } from '../../src/core/words.js';
import { type Chooser, randomGame } from '../../src/testing/random-game.js';
import { type Speech, speechOf, wordsOf } from '../../src/words/index.js';
import { games } from '../support/games.js';
import { faultsIn, moveFaults, sentenceFaults } from './faults.js';
import { casesOf, shapeOf } from './icu.js';

/** What the tests must be told of a game. */
export interface Telling<G extends Types, Names> {
  readonly game: Game<G>;
  readonly reasons: Reasons<G['Reason'], G['Clause']>;
  readonly languages: readonly Words<G, Names>[];
  /** The options to play with; seeds are added. */
  readonly options: readonly Omit<G['Options'], 'seed'>[];
  /** How else than at random to play, so that more happens. */
  readonly choosers?: readonly Chooser<G>[];
  /** Everything that has a name. */
  readonly things: { readonly [Name in keyof Names]: readonly Names[Name][] };
  /** Words in facts of refusals that random games seldom bring. */
  readonly facts?: readonly string[];
  /** The most random games of each kind of options to look at. */
  readonly games?: number;
  /** Keys that only some languages have, since the components themselves have the texts of the others. */
  readonly printed?: RegExp;
}

const PLAYERS = ['Zoé', 'Ulf', 'Mia', 'Tom'];

/** Holds the words of a game, in all its languages, to what all words promise. */
export const wordTests = <G extends Types, Names>(telling: Telling<G, Names>): void => {
  const { languages } = telling;
  describe.each(languages.map((words) => [words.locale, words] as const))('%s', (_, words) => {
    test('every message shows all its cases, all plurals among them', () => {
      expect(Object.entries(words.messages).flatMap(([key, text]) => caseFaults(words.locale, key, text))).toEqual([]);
    });

    test('everything that has a name is named, and no two of a kind alike', () => {
      expect(nameFaults(telling, words)).toEqual([]);
    });

    test('what happens in games is told, no two legal moves alike', () => {
      expect(gameFaults(telling, words)).toEqual([]);
    });
  });

  test('no language has messages that another lacks', () => {
    const keys = languages.map(({ messages }) => Object.keys(messages).filter((key) => !telling.printed?.test(key)));
    for (const others of keys) expect(others.sort()).toEqual(keys[0]!.sort());
  });

  test('refusals are given what their sentences ask for, in the language of the core as the core says it', () => {
    expect(languages.flatMap((words) => refusalFaults(telling, words))).toEqual([]);
  });

  test('no message is left over', () => {
    expect(leftOver(telling)).toEqual([]);
  });

  test('all languages tell cases apart by the same ids', () => {
    expect(selectFaults(languages)).toEqual([]);
  });
};

const caseFaults = (locale: string, key: string, text: string): readonly string[] => {
  const format = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
  const shown = casesOf(shapeOf(text)).map((parameters) => String(format.format({ ...parameters })));
  return shown.flatMap((each) => (each === '' ? [`${key} is empty`] : []));
};

const speechIn = <G extends Types, Names>({ game }: Telling<G, Names>, words: Words<G, Names>): Speech<G, Names> =>
  wordsOf(words, game, PLAYERS);

const nameFaults = <G extends Types, Names>(telling: Telling<G, Names>, words: Words<G, Names>): readonly string[] => {
  const { name } = speechIn(telling, words);
  return (Object.keys(telling.things) as (keyof Names)[]).flatMap((kind) => {
    const names = telling.things[kind].map((value) => name(kind, value));
    const twice = names.filter((each, i) => names.indexOf(each) !== i).map((each) => `${String(kind)}: twice ${each}`);
    return [...names.flatMap((each) => faultsIn(words.locale, each)), ...twice];
  });
};

/** The options of every random game. */
const played = <G extends Types, Names>({ options, choosers = [], games: most = 20, game }: Telling<G, Names>) =>
  options.flatMap((each) =>
    Array.from({ length: games(most) }, (_, i) => {
      const chooser = [undefined, ...choosers][i % (choosers.length + 1)];
      return randomGame(game, { ...each, seed: `words ${i}` } as G['Options'], chooser, `picks ${i}`);
    }),
  );

const gameFaults = <G extends Types, Names>(telling: Telling<G, Names>, words: Words<G, Names>): readonly string[] => {
  const speech = speechIn(telling, words);
  const faults = new Set<string>();
  for (const turns of played(telling)) {
    for (const turn of turns) for (const fault of turnFaults(telling, { words, speech }, turn)) faults.add(fault);
    if (faults.size > 20) break;
  }
  return [...faults];
};

interface Spoken<G extends Types, Names> {
  readonly words: Pick<Words<G, Names>, 'locale'>;
  readonly speech: Speech<G, Names>;
}

interface Turn<G extends Types> {
  readonly ply: number;
  readonly state: G['State'];
  readonly moves: readonly G['Move'][];
  readonly move: G['Move'] | undefined;
}

const turnFaults = <G extends Types, Names>(
  { game }: Telling<G, Names>,
  { words: { locale }, speech }: Spoken<G, Names>,
  { state, moves, move }: Turn<G>,
): readonly string[] => {
  const faults: string[] = [...sentenceFaults(locale, speech.question(state))];
  const said = new Map<string, G['Move']>();
  for (const each of moves) {
    const text = speech.move(state, each);
    const other = said.get(text);
    if (other !== undefined) faults.push(`${game.formatMove(other)} and ${game.formatMove(each)} read: ${text}`);
    said.set(text, each);
    faults.push(...moveFaults(locale, text));
  }
  faults.push(...sentenceFaults(locale, speech.outcome(game.score(state))));
  if (move === undefined) return faults;
  const step = game.step(state, move);
  const events = step._tag === 'Right' ? step.right.events : [];
  for (const viewer of viewersOf(state)) {
    const seen = game.viewMove(state, move, viewer);
    faults.push(...moveFaults(locale, speech.move(game.view(state, viewer), seen)));
    faults.push(
      ...game.viewEvents(events, viewer).flatMap((event) => sentenceFaults(locale, speech.event(state, event))),
    );
  }
  return faults;
};

const viewersOf = ({ players }: { readonly players: number }): readonly Viewer[] => [
  ...Array.from({ length: players }, (_, player) => player),
  'spectator',
];

/** Why a few random moves are refused in a position. */
const refusalsAt = <G extends Types, Names>({ game }: Telling<G, Names>, { ply, state }: Turn<G>) => {
  const random = seeded(`refused ${ply}`);
  return Array.from({ length: 5 }, () => game.catalogue[draw(random, game.catalogue.length)]!).flatMap((move) => {
    const illegal = game.whyIllegal(state, move);
    return illegal?._tag === 'RuleBroken' ? [illegal] : [];
  });
};

/** A refusal with these facts. */
const brokenFor = <G extends Types, Names>({ reasons }: Telling<G, Names>, facts: Facts) => {
  const reason = Object.keys(reasons)[0] as G['Reason'];
  return { _tag: 'RuleBroken', clause: reasons[reason].clause, reason, facts, message: '' } as const;
};

/** Refusals of random moves in random games, and what every sentence asks for. */
const refusalFaults = <G extends Types, Names>(
  telling: Telling<G, Names>,
  words: Words<G, Names>,
): readonly string[] => {
  const { reasons } = telling;
  const { refusal } = speechIn(telling, words);
  const faults = new Set<string>();
  for (const turns of played(telling)) {
    for (const turn of turns) {
      for (const illegal of refusalsAt(telling, turn)) {
        const text = refusal(illegal);
        for (const fault of sentenceFaults(words.locale, text)) faults.add(`${illegal.reason}: ${fault}`);
        if (words.locale === 'en' && text !== illegal.message) faults.add(`${text} is not ${illegal.message}`);
      }
    }
  }
  for (const reason of Object.keys(reasons) as G['Reason'][]) {
    const known = shapeOf(reasons[reason].text).parameters;
    for (const name of shapeOf(words.messages[`refusal.${reason}`]!).parameters) {
      if (!known.has(name)) faults.add(`${words.locale} refusal.${reason} asks for ${name}`);
    }
  }
  return [...faults];
};

/** The keys that are needed: of names and of what happens in games, of refusals, and of what has a kind. */
const leftOver = <G extends Types, Names>(telling: Telling<G, Names>): readonly string[] => {
  const { game, things, languages } = telling;
  const used = new Set<string>();
  const voice = {
    format: (key: string, _: Given) => {
      used.add(key);
      return key;
    },
    list: (items: readonly string[]) => items.join(' '),
  };
  const speech = speechOf(languages[0]!.description, { voice, components: game.components, players: [] });
  for (const name of Object.keys(things) as (keyof Names)[]) {
    for (const value of things[name]) speech.name(name, value);
  }
  for (const word of telling.facts ?? []) speech.refusal(brokenFor(telling, { word }));
  for (const turns of played(telling)) {
    for (const turn of turns) {
      turnFaults(telling, { words: { locale: 'en' }, speech }, turn);
      for (const illegal of refusalsAt(telling, turn)) speech.refusal(illegal);
    }
  }
  const sure = /^(move|event|question|refusal|failure|outcome)\./;
  const keys = new Set(languages.flatMap(({ messages }) => Object.keys(messages)));
  return [...keys].filter((key) => !used.has(key) && !sure.test(key));
};

const selectFaults = <G extends Types, Names>(languages: readonly Words<G, Names>[]): readonly string[] => {
  const [first, ...rest] = languages;
  return rest.flatMap(({ locale, messages }) =>
    Object.entries(messages).flatMap(([key, text]) => {
      const known = first!.messages[key] === undefined ? undefined : shapeOf(first!.messages[key]).selects;
      return [...shapeOf(text).selects].flatMap(([name, cases]) => {
        const others = known?.get(name);
        const same = others === undefined || [...cases].sort().join() === [...others].sort().join();
        return same ? [] : [`${locale} ${key} has other cases of ${name}: ${[...cases].join(', ')}`];
      });
    }),
  );
};
