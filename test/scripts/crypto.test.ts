import { expect, test } from 'vitest';
import { filesImporting } from '../../scripts/package/crypto.js';

const texts = new Map([
  ['dist/public/game.js', 'import { draw } from "../chunk-A.js";\nimport "../chunk-B.js";'],
  ['dist/public/arena-node.js', 'import { hash } from "../chunk-C.js";'],
  ['dist/public/other.cjs', "'use strict'; var chunk = require('../chunk-A.cjs');"],
  ['dist/chunk-A.js', 'try { nodecrypto = __require("crypto"); } catch (ex) {}'],
  ['dist/chunk-A.cjs', "try { nodecrypto = require('crypto'); } catch (ex) {}"],
  [
    'dist/chunk-B.js',
    "globalThis.process?.getBuiltinModule?.('node:crypto'); out = (global.crypto || global.msCrypto);",
  ],
  ['dist/chunk-C.js', "import { createHash } from 'node:crypto';"],
]);

test.each([
  [['dist/public/game.js'], ['dist/chunk-A.js']],
  [['dist/public/other.cjs'], ['dist/chunk-A.cjs']],
  [['dist/chunk-B.js'], []],
  [['dist/public/arena-node.js'], ['dist/chunk-C.js']],
])('files that are reached from %j and need crypto: %j', (entries, found) => {
  expect(filesImporting('crypto', texts, entries)).toEqual(found);
});
