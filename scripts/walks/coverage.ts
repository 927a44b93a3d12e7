import { type Profiler, Session } from 'node:inspector';
import { join } from 'node:path';
import { root } from '../entries.js';

/**
 * Calls `act` and counts the functions that it ran by file, as a path inside `src`, by V8's precise coverage. Modules
 * that `act` loads count as functions: load them before.
 */
export const countFunctionsRunBy = (act: () => void): ReadonlyMap<string, number> => {
  const session = new Session();
  session.connect();
  try {
    session.post('Profiler.enable');
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    takeCoverage(session); // counts begin again
    act();
    return new Map(takeCoverage(session).flatMap(countIn));
  } finally {
    session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
};

const takeCoverage = (session: Session): readonly Profiler.ScriptCoverage[] => {
  let scripts: readonly Profiler.ScriptCoverage[] = [];
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error !== null) throw error;
    scripts = result;
  });
  return scripts;
};

const SOURCES = join(root, 'src/');
/** The helper by which the compiler of scripts keeps the names of functions. */
const NAME_HELPER = '__name';

const countIn = ({ url, functions }: Profiler.ScriptCoverage): readonly (readonly [file: string, count: number])[] => {
  const start = url.indexOf(SOURCES);
  const count = functions.filter(({ functionName, ranges }) => functionName !== NAME_HELPER && ranges[0]!.count > 0);
  return start < 0 || count.length === 0 ? [] : [[url.slice(start + SOURCES.length), count.length]];
};
