import { expect, test } from 'vitest';
import { componentsDigest } from '../../src/core/engine/define-actions.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { entries } from './entries.js';

test.each(Object.entries(entries))('%s names its components by the digest of their figures', (id, { game }) => {
  expect(game.id).toBe(id);
  expect(game.componentsId).toBe(componentsDigest(game.components));
  expect(orThrow(game.withComponents(game.components)).componentsId).toBe(game.componentsId);
  expect(orThrow(game.withComponents({})).components).toBe(game.components);
});
