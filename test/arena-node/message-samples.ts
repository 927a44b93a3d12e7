/** Messages to an engine. */
export const TO = {
  hello: {
    type: 'hello',
    protocol: 1,
    game: 'blueprints',
    rules: '3',
    components: 'abc',
    options: { players: 2 },
    player: 0,
  },
  game: { type: 'game', view: { game: 'blueprints' }, seed: 'own' },
  ask: {
    type: 'ask',
    id: 1,
    view: { game: 'blueprints' },
    legal: ['W3c', 'W3a'],
    actions: [7, 8],
    milliseconds: 1000,
    clocks: [5000, 0],
  },
  note: { type: 'note', player: 1, move: 'W3c', events: [{ kind: 'dieRemoved' }] },
  end: { type: 'end', result: { totals: [12, -3.5], ranking: [[0], [1]], winners: [0], outcome: null } },
} as const;

/** Messages from an engine. */
export const FROM = {
  ready: { type: 'ready', name: 'mine', version: '1' },
  text: { type: 'move', id: 3, move: 'W3c' },
  action: { type: 'move', id: 3, action: 0 },
} as const;

/** More messages to an engine. */
export const MORE_TO = [
  { ...TO.hello, options: null },
  { ...TO.ask, milliseconds: null, clocks: null },
  { ...TO.end, result: null },
] as const;
