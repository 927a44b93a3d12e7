/** The pages that watch a table. */
import type { Viewer } from 'sastrugi';
import type { Known } from 'sastrugi/table';
import type { Publishing } from '../shared/messages.ts';
import { SPEEDS, type Speed } from '../shared/speeds.ts';
import type { Claim } from './turns.ts';

export interface Watcher {
  readonly viewer: Viewer;
  readonly address: string;
  readonly speed: Speed;
  /** The part of the match that the page has. */
  known: Known | undefined;
  send(told: Publishing): void;
}

export class Audience {
  readonly #watchers = new Set<Watcher>();

  get isEmpty(): boolean {
    return this.#watchers.size === 0;
  }

  add(watcher: Watcher): void {
    this.#watchers.add(watcher);
  }

  delete(watcher: Watcher): void {
    this.#watchers.delete(watcher);
  }

  /** Sends the news to all. Watchers who may see the same, and know the same, receive the same message. */
  tell(toldTo: (watcher: Watcher) => Publishing): void {
    const same = new Map<string, Publishing>();
    for (const watcher of this.#watchers) {
      const { viewer, known } = watcher;
      const key = `${viewer} ${known?.line} ${known?.ply}`;
      const told = same.get(key) ?? toldTo(watcher);
      same.set(key, told);
      watcher.known = told.publication.known;
      watcher.send(told);
    }
  }

  /** Returns the factor of the time that bots wait: that of the fastest page they wait for. */
  pace(): number {
    return Math.min(...this.#waiting().map(({ speed }) => SPEEDS[speed]), SPEEDS.slow);
  }

  /** Returns the claim to a turn of a bot. */
  claim(): Claim {
    const waiting = this.#waiting();
    return {
      addresses: [...new Set(waiting.map(({ address }) => address))],
      isPlayed: waiting.some(({ viewer }) => viewer !== 'spectator'),
    };
  }

  /** Returns the pages that bots wait for: those of players; without players, those of spectators. */
  #waiting(): readonly Watcher[] {
    const all = [...this.#watchers];
    const players = all.filter(({ viewer }) => viewer !== 'spectator');
    return players.length > 0 ? players : all;
  }
}
