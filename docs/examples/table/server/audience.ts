/** The pages that watch a table. */
import type { Viewer } from 'sastrugi';
import type { MatchRevision } from 'sastrugi/table';
import type { TableNews } from '../shared/messages.ts';
import { SPEEDS, type Speed } from '../shared/speeds.ts';
import type { Claim } from './turns.ts';

export interface Watcher {
  readonly viewer: Viewer;
  readonly address: string;
  readonly speed: Speed;
  /** The part of the match that the page has. */
  revision: MatchRevision | undefined;
  send(news: TableNews): void;
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
  publish(newsFor: (watcher: Watcher) => TableNews): void {
    const same = new Map<string, TableNews>();
    for (const watcher of this.#watchers) {
      const { viewer, revision } = watcher;
      const key = `${viewer} ${revision?.undoCount} ${revision?.ply}`;
      const news = same.get(key) ?? newsFor(watcher);
      same.set(key, news);
      watcher.revision = news.publication.revision;
      watcher.send(news);
    }
  }

  /** Returns the factor of the time that bots wait: that of the fastest page they wait for. */
  slowestFactor(): number {
    return Math.min(...this.#waiting().map(({ speed }) => SPEEDS[speed]), SPEEDS.slow);
  }

  /** Returns the claim to a turn of a bot. */
  claimOf(): Claim {
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
