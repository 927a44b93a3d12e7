/** Returns the message of anything that was thrown, be it an error or not. */
export const messageOf = (error: unknown): string => {
  try {
    return String(error instanceof Error ? error.message : error);
  } catch {
    return 'something that cannot be read';
  }
};
