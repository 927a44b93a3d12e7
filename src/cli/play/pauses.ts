import type { Terminal } from './terminal.js';

/** Waits for Enter, unless something was typed ahead. A line that is typed instead answers the next question. */
export const pause = async (terminal: Terminal, text: string): Promise<void> => {
  if (terminal.typedAhead.length > 0) return;
  const line = await terminal.ask(text);
  if (line !== '') terminal.typedAhead.push(line);
};

/** Returns the answer to a question: a line that was typed at a pause before it, or else the next one. */
export const nextAnswer = async (terminal: Terminal, question: string): Promise<string | null> => {
  const early = terminal.typedAhead.shift();
  if (early === undefined) return terminal.ask(question);
  await terminal.print(`${question}${early ?? ''}`);
  return early;
};
