import type { Port } from '../../src/bots/index.js';

type Listener = (event: { readonly data: unknown }) => void;

/** Makes the two ends of a channel; messages are copied and arrive later, as between a page and its worker. */
export const channel = (): readonly [Port, Port] => {
  const listeners: [Listener[], Listener[]] = [[], []];
  const end = (own: 0 | 1, other: 0 | 1): Port => ({
    postMessage: (message) => {
      const data = structuredClone(message);
      setImmediate(() => listeners[other].forEach((listener) => void listener({ data })));
    },
    addEventListener: (_, listener) => void listeners[own].push(listener),
  });
  return [end(0, 1), end(1, 0)];
};
