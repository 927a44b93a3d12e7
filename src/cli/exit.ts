/** What the command ends with. */
export const EXIT = { valid: 0, faults: 1, trouble: 2, otherVersions: 3 } as const;

/** A number with which the command ends. */
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** Why the command cannot do what it is told; the message says what to do. */
export class Trouble extends Error {
  readonly _tag: 'WrongUse' | 'CannotRead' | 'CannotWrite';

  constructor(tag: Trouble['_tag'], message: string) {
    super(message);
    this._tag = tag;
  }
}

/** What an error of the system says, without its code and call. */
export const told = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return WORDS[code ?? ''] ?? message;
};

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'it is not there',
  EACCES: 'its permissions do not allow it',
  EPERM: 'its permissions do not allow it',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  ENOSPC: 'no space is left',
  EROFS: 'the file system is read-only',
  EMFILE: 'too many files are open',
  ELOOP: 'its links lead in a circle',
  EPIPE: 'nobody reads it any more',
};
