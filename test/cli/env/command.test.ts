import { expect, test } from 'vitest';
import { commandHere } from '../command.js';

const { run } = commandHere();

test.each([
  [['chess'], /no game 'chess'/],
  [['blueprints', '--players', '9'], /players/],
  [['blueprints', '--envs', '0'], /'0' is not an integer of at least 1/],
  [['blueprints', '--envs', '4097'], /from 1 to 4096/],
  [['blueprints', '--shaping', 'much'], /'much' is not a number/],
  [['blueprints', '--observations', 'wet'], /dense, sparse, none/],
  [['blueprints', '--option', 'snow=deep'], /snow/],
  [['blueprints', '--option', 'players=3'], /--option cannot set 'players'/],
  [['blueprints', '--option', 'seed=winter'], /--option cannot set 'seed'/],
  [['blueprints', '--components', 'nunatak=x.json'], /x\.json/],
])('env refuses %j', async (args, why) => {
  expect(await run(['env', ...args])).toMatchObject({ exit: 2, out: '', err: expect.stringMatching(why) });
});
