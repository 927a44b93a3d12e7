import { readdirSync, readFileSync } from 'node:fs';

/** The variable with the marks of an engine, which all that it starts inherits. */
const MARKS_VARIABLE = 'SASTRUGI_ENGINE';

const formatMark = (mark: number): string => `${process.pid}-${mark}`;

/** Returns the environment of an engine; one that an engine starts has the marks of both. */
export const markedEnvironment = (mark: number): NodeJS.ProcessEnv => ({
  ...process.env,
  [MARKS_VARIABLE]: `${process.env[MARKS_VARIABLE] ?? ''} ${formatMark(mark)}`,
});

/** Ends all processes with one of these marks, on systems that show environments in `/proc`, as Linux does. */
export const endMarked = (marks: readonly number[]): void => {
  const [wanted, ended] = [new Set(marks.map(formatMark)), new Set<string>()];
  for (let before = -1; before < ended.size; ) {
    before = ended.size; // a process may have started another one before it was ended
    for (const pid of attempt(() => readdirSync('/proc'), [])) {
      if (ended.has(pid) || !readMarks(pid).some((mark) => wanted.has(mark))) continue;
      ended.add(pid);
      attempt(() => process.kill(Number(pid), 'SIGKILL'), true);
    }
  }
};

const readMarks = (pid: string): readonly string[] => {
  const all = attempt(() => readFileSync(`/proc/${pid}/environ`, 'latin1'), '').split('\0');
  return all.find((entry) => entry.startsWith(`${MARKS_VARIABLE}=`))?.split(/[= ]/) ?? [];
};

/** Returns the answer of the system; another one for a process that has ended, or is not ours. */
const attempt = <A>(call: () => A, fallback: A): A => {
  try {
    return call();
  } catch {
    return fallback;
  }
};
