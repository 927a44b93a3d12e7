import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { GameOption } from '../../src/core/fields/options.js';
import { games } from '../../src/games/index.js';
import { root } from '../entries.js';
import { moveSchema } from './moves.js';
import { toldSchema } from './told.js';
import type { Schema, Word } from './words.js';

/** The codecs, when loaded with schema-making combinators. */
interface Codecs {
  readonly recordFields: Readonly<Record<string, Word>>;
  readonly envelopeCodec: Word;
  readonly record: (title: string, fields: Readonly<Record<string, Word>>) => Word;
  readonly TO_ENGINE: Messages;
  readonly FROM_ENGINE: Messages;
  readonly variants: (title: string, kinds: Messages, by: string) => Word;
  readonly settingsReader: (title: string, options: readonly GameOption[]) => Word;
}

/** The fields of messages, by type. */
type Messages = Readonly<Record<string, Readonly<Record<string, Word>>>>;

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** Returns the schemas of records and of messages of engines, and those of the options, moves and told chance of every game, by file. */
export const schemas = async (): Promise<Readonly<Record<string, Schema>>> => {
  const codecs = await codecsForSchemas();
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
const recordSchema = ({ record, recordFields, envelopeCodec }: Codecs): Schema => {
  const envelope = { ...envelopeCodec, isOptional: true as const };
  const { schema } = record('a record', { ...recordFields, envelope });
  const seedless = { type: 'object', properties: { seed: false } };
  return {
    ...schema,
    oneOf: [having('options'), having('start')],
    dependentSchemas: {
      told: { ...having('options'), properties: { options: seedless }, $comment: TOLD },
    },
  };
};

const TOLD = 'It has one text more than moves. Without a result, the last one may have only the first of its facts.';

const toEngineSchema = ({ variants, TO_ENGINE }: Codecs): Schema => ({
  title: 'a message to an engine',
  type: 'object',
  ...variants('a message', TO_ENGINE, 'type').schema,
  $comment: 'In ask, legal and actions are equally long.',
});

/** Returns the schema of messages from engines: a move has either its notation or its action number. */
const fromEngineSchema = ({ variants, FROM_ENGINE }: Codecs): Schema => ({
  title: 'a message from an engine',
  type: 'object',
  ...variants('a message', FROM_ENGINE, 'type').schema,
  if: { properties: { type: { const: 'move' } }, required: ['type'] },
  then: { oneOf: [having('move'), having('action')] },
});

const having = (field: string): Schema => ({ properties: { [field]: {} }, required: [field] });

const codecsForSchemas = async (): Promise<Codecs> => {
  const folder = mkdtempSync(join(tmpdir(), 'sastrugi-schema-'));
  const outfile = join(folder, 'codecs.mjs');
  try {
    await build({
      stdin: everyCodec(),
      outfile,
      bundle: true,
      format: 'esm',
      plugins: [otherWords],
      logLevel: 'error',
    });
    return (await import(pathToFileURL(outfile).href)) as Codecs;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const everyCodec = () => {
  const contents = [
    "export { record, variants } from './scripts/schema/words.ts';",
    "export { recordFields } from './src/core/records/record-codec.ts';",
    "export { envelopeCodec } from './src/core/records/envelope-codec.ts';",
    "export { TO_ENGINE, FROM_ENGINE } from './src/arena-node/engine/messages.ts';",
    "export { settingsReader } from './src/core/fields/options.ts';",
  ].join('\n');
  return { contents, resolveDir: root, loader: 'ts' } as const;
};

const otherWords: Plugin = {
  name: 'other-words',
  setup: ({ onResolve }) => {
    const path = fileURLToPath(new URL('words.ts', import.meta.url));
    onResolve({ filter: /\/codec\/index\.js$/ }, () => ({ path }));
  },
};
