/**
 * Validation of recorded games: documents, lines of an archive, and the functions that find their rules.
 *
 * @module
 */

export { canonicalBytes, type KeyedRecord, recordKey } from '../core/records/record.js';
export type { Source } from './bytes.js';
export { MAX_LINE_BYTES } from './bytes.js';
export type { DocumentError } from './document.js';
export type {
  DuplicateKey,
  LineError,
  LineTooLong,
  LossyNumber,
  NotJson,
  NotUtf8,
  ReadingError,
  RulesUnavailable,
  SourceError,
  ValidatorThrew,
} from './line-error.js';
export { type Line, type LineText, readLines } from './lines.js';
export { type Migrated, type MigrationError, migrate, type NotMigrated } from './migrate.js';
export type { Resolve } from './resolve.js';
export { resolveAmong } from './resolve.js';
export { formatRecord } from './text/format-record.js';
export { type ChooseGame, type NamedGame, parseRecord } from './text/parse-record.js';
export type { InvalidText } from './text/text-error.js';
export { type ReadingOptions, resolve, validateDocument, validateLine, validateLines } from './validate.js';
export { listReleases, READABLE_RULES } from './versions.js';
