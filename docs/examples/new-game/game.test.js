// Random games, in which every promise of a game is checked. A failure says how to repeat it.
import { test } from 'node:test';
import { promises } from 'sastrugi/testing';
import { game } from './game.js';

for (const { title, check } of promises(game, { maxPlies: 2000, games: 10 })) test(title, check);
