import { describe, expect, test } from 'vitest';
import { connectBots, serveBots } from '../../../src/bots/index.js';
import { type Blueprints, game } from '../../../src/games/blueprints/index.js';
import { channel } from '../channel.js';
import { bots } from './bots.js';
import { movesOfGame } from './play.js';
import { pageWith, programOf, programsOfGuide } from './programs.js';

const openBots = async () => {
  const [page, worker] = await Promise.all([programOf({ file: './page.ts' }), programOf({ file: './worker.ts' })]);
  return pageWith({ 'page.js': page, 'worker.js': worker });
};

describe('in Chromium', () => {
  test('bots in a worker play as they do in Node', async () => {
    const page = await openBots();
    const moves = await page.evaluate('tests.whole()');
    const [here, scope] = channel();
    serveBots<Blueprints>({ ...scope, setTimeout }, game, bots);
    expect(moves).toEqual(await movesOfGame(connectBots<Blueprints>(here)));
    expect(moves).toHaveLength(72);
  });

  test('a page stays responsive while its bot thinks, and can stop it', async () => {
    const page = await openBots();
    const found = (await page.evaluate('tests.stopped()')) as Readonly<Record<string, number | boolean>>;
    expect(found['turns']).toBeGreaterThanOrEqual(20);
    expect(found['thoughts']).toBeGreaterThanOrEqual(3);
    expect(found['iterations']).toBeGreaterThan(16);
    expect(found['isLegal']).toBe(true);
  });

  test('the programs of the guide run as written', async () => {
    const [worker, page] = programsOfGuide();
    const around = `const seen: unknown[] = [];
      const show = (candidates: unknown) => void seen.push(candidates);
      ${page!}
      import { legalMoves, play, setup } from 'sastrugi/blueprints';
      const ask = async () => {
        let state = setup({ players: 2, seed: 'guide' }).right;
        while (game.toAct(state) !== 1) state = play(state, legalMoves(state)[0]!);
        const { move, iterations } = (await seat.ask(state)).right;
        return { iterations, isLegal: legalMoves(state).includes(move), seen: seen.length };
      };
      Object.assign(globalThis, { ask });`;
    const programs = { 'page.js': await programOf({ text: around }), 'worker.ts': await programOf({ text: worker! }) };
    const opened = await pageWith(programs);
    const asked = (await opened.evaluate('ask()')) as { readonly isLegal: boolean; readonly iterations: number };
    expect(asked.isLegal).toBe(true);
    expect(asked.iterations).toBeGreaterThan(1000);
    expect(asked.iterations).toBeLessThanOrEqual(2500);
  });
});
