import { describe, expect, test } from 'vitest';
import { findCitations, findTitles, parseTitleIds } from '../../scripts/rules/citations.js';
import { formatPage } from '../../scripts/rules/page.js';
import { type ClauseTest, findRulebookErrors, type Rulebook } from '../../scripts/rules/rulebook.js';
import type { Enforced } from '../../src/core/types/clauses.js';

const MODULE = 'src/games/orchard/apply.ts';
const TESTS = 'test/games/orchard/apply.test.ts';

const CODE = `
/** The pick of a player. @rule OR-PICK-2 OR-PICK-3 */
export const pick = (state: State): Clause | undefined => {
  const forbidden = state.tree === 0;
  return forbidden ? 'OR-PICK-1' : undefined; // OR-PICK-2 comes later
};

interface Basket {
  /**
   * The contents of it.
   * @rule OR-HAND-1
   */
  readonly held: 'OR-PICK-1';
}
`;

const clause = (enforced: Enforced, note?: string) => ({
  text: 'A | B < C.',
  where: 'Picking',
  enforced,
  ...(note === undefined ? {} : { note }),
});

const CLAUSES = {
  'OR-PICK-1': clause('refusal'),
  'OR-PICK-2': clause('effect', 'Our reading.'),
  'OR-PICK-3': clause('unreported effect'),
  'OR-HAND-1': clause('type'),
  'OR-TALK-1': clause('not modelled', 'Table talk.'),
};

const run = (title: string): ClauseTest => ({ file: TESTS, title });

const orchard = (changes: Partial<Rulebook> & { readonly code?: string } = {}): Rulebook => {
  const { code = CODE, ...rest } = changes;
  return {
    game: 'orchard-game',
    clauses: CLAUSES,
    provenance: { fruit: 'rulebook' },
    modules: [{ file: MODULE, text: code }],
    citations: findCitations(MODULE, code, 'OR'),
    tests: [run('[OR-PICK-1] refuses'), run('[OR-PICK-2, OR-PICK-3a] picks')],
    ...rest,
  };
};

describe('citations', () => {
  test('are the quoted ids and those after @rule, with the enclosing declaration', () => {
    expect(findCitations(MODULE, CODE, 'OR')).toEqual([
      { clause: 'OR-PICK-2', file: MODULE, name: 'pick' },
      { clause: 'OR-PICK-3', file: MODULE, name: 'pick' },
      { clause: 'OR-PICK-1', file: MODULE, name: 'pick' },
      { clause: 'OR-HAND-1', file: MODULE, name: 'Basket' },
    ]);
  });

  test('are enforced apart by declaration', () => {
    const code = "const a = 'OR-A-1';\nfunction b() { return ['OR-B-1', `OR-B-2`]; }\nexport default 'OR-C-1';";
    expect(findCitations(MODULE, code, 'OR').map(({ clause, name }) => `${name}:${clause}`)).toEqual([
      'a:OR-A-1',
      'b:OR-B-1',
      'b:OR-B-2',
      ':OR-C-1',
    ]);
  });

  test('in titles of tests are those in brackets, with a gap for each value of a case', () => {
    const code = `test('[OR-PICK-1] the picker\\'s %s', f); test('it ends', f);
      test.each([['[or-pick] $2', '[0]']])(\`[OR-A-1, OR-B-1] \${of(1)} and $name\`, f);`;
    expect(findTitles(code)).toEqual(["[OR-PICK-1] the picker's …", '[or-pick] …', '[OR-A-1, OR-B-1] … and …']);
  });

  test.each([
    ['[OR-PICK-1] refuses', ['OR-PICK-1']],
    ['[OR-PICK-1, OR-HAND-2] refuses', ['OR-PICK-1', 'OR-HAND-2']],
    ['[OR-FX-7f] burns', ['OR-FX-7']],
    ['refuses [OR-PICK-1]', []],
    ['[or-pick] refuses', ['or-pick']],
  ])('of the title %j', (title, ids) => {
    expect(parseTitleIds(title)).toEqual(ids);
  });
});

describe('problems', () => {
  test('there are none if every clause is tested and cited', () => {
    expect(findRulebookErrors(orchard())).toEqual([]);
  });

  test.each<[string, Parameters<typeof orchard>[0], readonly string[]]>([
    [
      'a clause without a test',
      { tests: [run('[OR-PICK-1] refuses'), run('picks OR-PICK-2'), run('[OR-PICK-3] picks')] },
      ['OR-PICK-2 (effect) has no test'],
    ],
    [
      'a refusal that no code cites',
      { code: CODE.replace("'OR-PICK-1'", 'undefined') },
      ['OR-PICK-1 (refusal) is cited by no code'],
    ],
    [
      'an effect that code only mentions',
      { code: CODE.replace('@rule OR-PICK-2', '(OR-PICK-2) @rule') },
      ['OR-PICK-2 (effect) is cited by no code'],
    ],
    [
      'an unknown clause quoted by code',
      { code: `${CODE}const other = 'OR-PICK-9';` },
      [`${MODULE} other: OR-PICK-9 is no clause of this game`],
    ],
    [
      'an unknown clause after @rule',
      { code: `${CODE}/** @rule OR-PICK-9 */\nconst other = 1;` },
      [`${MODULE} other: OR-PICK-9 is no clause of this game`],
    ],
    [
      'an unknown clause in a comment',
      { code: `${CODE}// see OR-PICK-9` },
      [`${MODULE}: OR-PICK-9 is no clause of this game`],
    ],
    [
      'a clause of another game',
      { code: `${CODE}const other = 'IG-MELT-2';` },
      [`${MODULE} other: IG-MELT-2 is no clause of this game`],
    ],
    [
      'a citation of the wrong shape',
      { code: `${CODE}const other = 'OR-PICK';` },
      [`${MODULE} other: 'OR-PICK' is no id of a clause`],
    ],
    [
      'words after @rule',
      { code: `${CODE}/** @rule OR-PICK-1 holds */\nconst other = 1;` },
      [`${MODULE} other: 'holds' is no id of a clause`],
    ],
    [
      'an empty @rule',
      { code: `${CODE}/** @rule */\nconst other = 1;` },
      [`${MODULE} other: '@rule without an id' is no id of a clause`],
    ],
    [
      'an unknown clause cited by a test',
      { tests: [...orchard().tests, run('[OR-PICK-9] refuses')] },
      [`${TESTS} '[OR-PICK-9] refuses': OR-PICK-9 is no clause of this game`],
    ],
    [
      'a title of the wrong shape',
      { tests: [...orchard().tests, run('[OR-PICK] refuses')] },
      [`${TESTS} '[OR-PICK] refuses': 'OR-PICK' is no id of a clause`],
    ],
    [
      'an id of the wrong shape in the table',
      { clauses: { ...CLAUSES, 'OR-talk-2': clause('type') } },
      ['clauses/index.ts: OR-talk-2 is not of the shape OR-TOPIC-1'],
    ],
    [
      'an id of another prefix in the table',
      { clauses: { ...CLAUSES, 'IG-MELT-2': clause('type') } },
      ['clauses/index.ts: IG-MELT-2 is not of the shape OR-TOPIC-1'],
    ],
    [
      'a clause that is left out without a reason',
      { clauses: { ...CLAUSES, 'OR-TALK-1': clause('not modelled') } },
      ['clauses/index.ts: OR-TALK-1 is not modelled, and no note says why'],
    ],
  ])('%s', (_, changes, faults) => {
    expect(findRulebookErrors(orchard(changes))).toEqual(faults);
  });

  test('an empty table is one', () => {
    expect(findRulebookErrors(orchard({ clauses: {}, code: '', tests: [] }))).toEqual([
      'orchard-game: the table of clauses is empty',
    ]);
  });
});

describe('the page', () => {
  const page = formatPage(orchard());

  test('has a row for each clause, with its place in the rulebook, its code and its tests', () => {
    expect(page).toContain('# Orchard Game: ');
    expect(page).toContain(
      '| OR-PICK-2 | A \\| B &lt; C.<br>*Our reading.* | Picking | effect | [apply.ts](../../src/games/orchard/apply.ts) `pick` | [apply.test.ts](../../test/games/orchard/apply.test.ts) picks |',
    );
    expect(page.match(/^\| OR-/gm)).toHaveLength(Object.keys(CLAUSES).length);
  });

  test('names the provenance of the components', () => {
    expect(page).toContain('| fruit | rulebook |');
  });
});
