/** Writes the JSON Schemas of records, options and moves, derived from the codecs, into `schema`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './entries.js';
import { createSchemas } from './schema/schemas.js';

const folder = join(root, 'schema');
const written = await createSchemas();
rmSync(folder, { recursive: true, force: true });
for (const [file, schema] of Object.entries(written)) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(schema)}\n`);
}
