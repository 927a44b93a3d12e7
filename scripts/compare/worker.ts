import { parentPort, workerData } from 'node:worker_threads';
import { type Edition, loadEditions, type Pair } from './edition.js';
import { createJsonWriter } from './json.js';
import type { Mode } from './modes.js';
import type { Tally } from './position.js';
import { type Finding, findFinding } from './trial.js';

/** The settings of a thread. */
export interface Settings {
  /** The files of the editions. */
  readonly editions: Pair<string>;
  /** The number of games in each mode. */
  readonly games: number;
  readonly isAnyKeyOrder: boolean;
}

/** The report of a thread on its mode: its progress, the end, or a difference. */
export type Report =
  | { readonly kind: 'under way'; readonly games: number }
  | { readonly kind: 'done'; readonly tally: Tally; readonly seconds: number }
  | { readonly kind: 'found'; readonly finding: Finding };

const settings: Settings = workerData;
const writeJson = createJsonWriter(settings.isAnyKeyOrder);
const REPORT_MS = 250;

const compareMode = (editions: Pair<Edition>, { game, title, options }: Mode): Report => {
  const tally: Tally = { games: 0, moves: 0, refusals: 0, views: 0 };
  const began = performance.now();
  let reported = began;
  for (let number = 0; number < settings.games; number++) {
    const seeded = { ...options[number % options.length]!, seed: `compare ${number}` };
    const trial = { game, options: seeded, number, seed: `${title}, game ${number}`, writeJson };
    const finding = findFinding(editions, trial, tally);
    if (finding !== null) return { kind: 'found', finding };
    if (performance.now() - reported < REPORT_MS) continue;
    reported = performance.now();
    report({ kind: 'under way', games: tally.games });
  }
  return { kind: 'done', tally, seconds: (performance.now() - began) / 1000 };
};

const report = (message: Report): void => parentPort!.postMessage(message);

const editions = await loadEditions(settings.editions);
parentPort!.on('message', (mode: Mode) => report(compareMode(editions, mode)));
