/** The exit statuses of the command. */
export const EXIT = { valid: 0, errors: 1, failure: 2, otherVersions: 3 } as const;

/** An exit status of the command. */
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** An error that ends the command; the message says what to do. */
export class CommandError extends Error {
  readonly _tag: 'WrongUse' | 'CannotRead' | 'CannotWrite';

  constructor(tag: CommandError['_tag'], message: string) {
    super(message);
    this._tag = tag;
  }
}

/** Builds the error of a wrong command line. */
export const usageError = (message: string): CommandError => new CommandError('WrongUse', message);

/** Describes a system error in words, without its code and call. */
export const describeSystemError = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return SYSTEM_ERROR_TEXTS[code ?? ''] ?? message;
};

const SYSTEM_ERROR_TEXTS: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  EACCES: 'its permissions do not allow it',
  EPERM: 'its permissions do not allow it',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENOSPC: 'the disk is full',
  EFBIG: 'it would be larger than the system allows',
  EROFS: 'the file system is read-only',
  EMFILE: 'too many files are open',
  ELOOP: 'its links form a circle',
  EPIPE: 'its reader has closed it',
};

/** Returns the calls in the stack of an error, without its message. */
export const callsOf = ({ stack = '' }: { readonly stack?: string | undefined }): readonly string[] =>
  stack.split('\n').filter((line) => line.startsWith('    at '));
