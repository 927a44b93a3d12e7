import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { moveSchema, type Schema } from '../../src/cli/game-schema.js';
import type { GameOption } from '../../src/core/fields/options.js';
import { games } from '../../src/games/index.js';
import { root } from '../entries.js';
import { toldSchema } from './told.js';
import type { SchemaReader } from './words.js';

/** The codecs, when loaded with schema-making combinators. */
interface Codecs {
  readonly recordFields: Readonly<Record<string, SchemaReader>>;
  readonly envelopeCodec: SchemaReader;
  readonly object: (title: string, fields: Readonly<Record<string, SchemaReader>>) => SchemaReader;
  readonly TO_ENGINE: Messages;
  readonly FROM_ENGINE: Messages;
  readonly taggedUnion: (title: string, kinds: Messages, by: string) => SchemaReader;
  readonly settingsReader: (title: string, options: readonly GameOption[]) => SchemaReader;
}

/** The fields of messages, by type. */
type Messages = Readonly<Record<string, Readonly<Record<string, SchemaReader>>>>;

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** Returns the schemas of records and of messages of engines, and those of the options, moves and told chance of every game, by file. */
export const createSchemas = async (): Promise<Readonly<Record<string, Schema>>> => {
  const codecs = await loadSchemaCodecs();
  const ofGames = await Promise.all(
    Object.values(games).map(async (game) => {
      const { schema } = codecs.settingsReader(game.title, game.options);
      return [
        [`${game.id}/options.json`, schema],
        [`${game.id}/move.json`, moveSchema(game as never)],
        [`${game.id}/told.json`, await toldSchema(game)],
      ] as const;
    }),
  );
  const ofAll = [
    ['record.json', recordSchema(codecs)],
    ['engine/to-engine.json', toEngineSchema(codecs)],
    ['engine/from-engine.json', fromEngineSchema(codecs)],
  ] as const;
  const all = [...ofAll, ...ofGames.flat()];
  return Object.fromEntries(all.map(([file, schema]) => [file, { $schema: DRAFT, ...schema }]));
};

/**
 * Returns the schema of records: they have options or a start, and told chance in the place of a seed; an invalid
 * envelope does not invalidate a record.
 */
const recordSchema = ({ object, recordFields, envelopeCodec }: Codecs): Schema => {
  const envelope = { ...envelopeCodec, isOptional: true as const };
  const { schema } = object('a record', { ...recordFields, envelope });
  const seedless = { type: 'object', properties: { seed: false } };
  return {
    ...schema,
    oneOf: [requireField('options'), requireField('start')],
    dependentSchemas: {
      told: { ...requireField('options'), properties: { options: seedless }, $comment: TOLD },
    },
  };
};

const TOLD = 'It has one text more than moves. Without a result, the last one may have only the first of its facts.';

const toEngineSchema = ({ taggedUnion, TO_ENGINE }: Codecs): Schema => ({
  title: 'a message to an engine',
  type: 'object',
  ...taggedUnion('a message', TO_ENGINE, 'type').schema,
  $comment: 'In ask, legal and actions are equally long.',
});

/** Returns the schema of messages from engines: a move has either its notation or its action number. */
const fromEngineSchema = ({ taggedUnion, FROM_ENGINE }: Codecs): Schema => ({
  title: 'a message from an engine',
  type: 'object',
  ...taggedUnion('a message', FROM_ENGINE, 'type').schema,
  if: { properties: { type: { const: 'move' } }, required: ['type'] },
  then: { oneOf: [requireField('move'), requireField('action')] },
});

const requireField = (field: string): Schema => ({ properties: { [field]: {} }, required: [field] });

const loadSchemaCodecs = async (): Promise<Codecs> => {
  const folder = mkdtempSync(join(tmpdir(), 'sastrugi-schema-'));
  const outfile = join(folder, 'codecs.mjs');
  try {
    await build({
      stdin: codecEntry(),
      outfile,
      bundle: true,
      format: 'esm',
      plugins: [replaceCodecs],
      logLevel: 'error',
    });
    return (await import(pathToFileURL(outfile).href)) as Codecs;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const codecEntry = () => {
  const contents = [
    "export { object, taggedUnion } from './scripts/schema/words.ts';",
    "export { recordFields } from './src/core/records/record-codec.ts';",
    "export { envelopeCodec } from './src/core/records/record-codec.ts';",
    "export { TO_ENGINE, FROM_ENGINE } from './src/arena-node/engine/messages.ts';",
    "export { settingsReader } from './src/core/fields/options.ts';",
  ].join('\n');
  return { contents, resolveDir: root, loader: 'ts' } as const;
};

const replaceCodecs: Plugin = {
  name: 'other-words',
  setup: ({ onResolve }) => {
    const path = fileURLToPath(new URL('words.ts', import.meta.url));
    onResolve({ filter: /\/codec\/index\.js$/ }, () => ({ path }));
  },
};
