/**
 * Validation of recorded games: documents, lines of an archive, and the functions that find their rules.
 *
 * @module
 */

export { canonicalBytes, type KeyedRecord, recordKey } from '../core/records/record-key.js';
export type { Source } from './bytes.js';
export { type DocumentFault, validateDocument } from './document.js';
export { validateLine } from './line.js';
export type {
  ArchiveFault,
  Failed,
  KeyTwice,
  LineFault,
  LineTooLong,
  NotJson,
  NotUtf8,
  NumberChanged,
  RulesNotAtHand,
  SourceFailed,
} from './line-fault.js';
export { type Line, type LineText, linesOf, type ReadingOptions, validateLines } from './lines.js';
export { LONGEST_LINE } from './longest-line.js';
export { type MigrationFault, migrate, type Pinned, type Relabelled } from './migrate.js';
export { type Resolve, resolve, resolveAmong } from './resolve.js';
export { formatRecord } from './text/format-record.js';
export type { InvalidText } from './text/mistake.js';
export { type ChooseGame, parseRecord, type TextLabels } from './text/parse-record.js';
export { RULES_READ, versionsReading } from './versions.js';
