import { isObject } from '../core/codec/reader.js';
import type { BasePhase, BaseState, BaseView } from '../core/contract/game.js';
import type { SealedPhase } from '../core/contract/sealed.js';
import { isPlayerField, ordinal } from '../words/message.js';

/** Fields of states that say nothing of the position. */
const UNSHOWN_FIELDS: readonly string[] = ['game', 'rules', 'components', 'random', 'viewer'];

/** The columns of a terminal. */
const MAX_COLUMNS = 80;

/** Draws a position of any game as text: a table of its fields. Players are counted from 1. */
export const drawFields = (state: BaseState | BaseView): string => {
  const shown = { ...state, phase: withoutChoices(state.phase) };
  const fields = Object.entries(shown).filter(([name]) => !UNSHOWN_FIELDS.includes(name));
  const width = Math.max(...fields.map(([name]) => spaced(name).length));
  const rows = fields.map(([name, value]) => {
    const text = isPlayerField(name, value) ? `${ordinal(value)}` : formatField(value);
    const [first, ...more] = breakLine(text, MAX_COLUMNS - width - 2);
    return [`${spaced(name).padEnd(width)}  ${first}\n`, ...more.map((line) => `${' '.repeat(width + 2)}${line}\n`)];
  });
  return rows.flat().join('');
};

/** Breaks a text at its spaces into lines of at most `width` columns; a longer word stays whole. */
const breakLine = (text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
};

/** Leaves out who chooses at the same time, and what: views hide it, and others are asked next. */
export const withoutChoices = (phase: BasePhase): BasePhase => {
  const { deciders: _, choices: __, ...rest } = phase as SealedPhase<string, unknown>;
  return rest;
};

/** Writes a name of the code as words: `die built` of `dieBuilt`. */
export const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Writes a value that is part of a sentence. */
export const formatValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Writes the value of a field: lists with spaces, objects by their fields. */
const formatField = (value: unknown): string => {
  if (Array.isArray(value))
    return value.map((item) => (Array.isArray(item) ? `(${formatField(item)})` : formatField(item))).join(' ');
  if (!isObject(value)) return formatValue(value);
  return Object.entries(value)
    .map(([name, each]) => (name === 'kind' ? String(each) : `${spaced(name)} ${formatField(each)}`))
    .join(', ');
};
