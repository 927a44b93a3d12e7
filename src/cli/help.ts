import { EXIT } from './exit-status.js';

/** The meaning of the exit status, and when outputs are written. */
export const EXIT_STATUS_HELP = `Exit status: ${EXIT.valid} if every record is valid, ${EXIT.errors} if errors were found, ${EXIT.failure} if something could not be read or
written, ${EXIT.otherVersions} if the only errors are records of other versions of the rules, which were not validated.

A file named by --output is replaced only if every input can be read to its end, and at least one of
its records can be used; otherwise it stays as it was, and the exit status is ${EXIT.failure}.`;

/** The meaning of files on the command line. */
export const FILES_HELP = `FILES are names, patterns in quotation marks, or - for standard input. They contain one record per line,
plain or compressed by gzip or zstd, whatever their names.`;
