import { drawInt } from '../../../../src/core/chance/random.js';
import type { Components, Outcome, State } from '../../../../src/games/frostpunk/index.js';
import type { Deep } from '../../../support/deep.js';
import { Answers } from './answers.js';
import { deal, type Wanted } from './deal.js';

const FORCED = [
  ...['option', 'citizenType', 'raise', 'lower', 'exhaust', 'activate', 'death', 'technology', 'law', 'consequence'],
  ...['arrived', 'explored', 'chooseScout'],
];
const IDLE_WORDS = ['pass', 'done', 'feed:0', 'eat:0'];

/** A game in progress, with the effects of moves. */
export class Naive extends Answers {
  static dealt(box: Components, wanted: Wanted): Naive {
    const naive = new Naive(box, deal(box, wanted));
    const { s } = naive;
    for (let i = 0; i < box.start.hopeTokens; i++) naive.drawToken('hope', i === 0);
    for (let i = 0; i < box.start.discontentTokens; i++) naive.drawToken('discontent');
    for (let i = 0; i < box.start.handSize; i++) s.hand.push(naive.drawCitizen()!);
    for (let slot = 0; slot < box.start.openExpeditions; slot++) {
      s.expeditionStacks[slot]!.cards = [{ card: s.expeditionDrawStacks.A.pop()!, face: 'top' }];
    }
    for (const id of box.start.tilePositions) {
      const position = box.map.positions.findIndex((p) => p.id === id);
      naive.placeTile(naive.nextTile(box.map.positions[position]!.zone), position);
    }
    const { expert } = wanted;
    s.expert =
      expert === undefined ? drawInt(s.random, box.experts.length) : box.experts.findIndex(({ id }) => id === expert);
    naive.enter('action');
    naive.run();
    return naive;
  }

  state(): State {
    return this.s;
  }

  score(): { categories: Readonly<Record<string, number>>; total: number; over: boolean; outcome: Outcome | null } {
    const { citizens, hope, discontent, stormWorks, round, outcome } = this.s;
    const categories = {
      survivors: citizens[0]! + citizens[1]! + citizens[2]!,
      hope: hope.length,
      discontent: 0 - discontent.length,
      works: this.box.tracks.points.stormWork * stormWorks,
      rounds: round - 1,
      victory: outcome !== 'none' && outcome.result === 'won' ? this.box.tracks.points.victory : 0,
    };
    const total = Object.values(categories).reduce((sum, n) => sum + n, 0);
    return { categories, total, over: this.isOver, outcome: outcome === 'none' ? null : outcome };
  }

  /** Returns the payoff of the game, the same for all players. */
  payoff(): number {
    return this.s.outcome !== 'none' && this.s.outcome.result === 'won' ? 1 : 0;
  }

  move(text: string): void {
    this.isAsking = false;
    this.answer(text);
    this.run();
  }

  private run(): void {
    while (!this.isOver) {
      if (this.isAsking) {
        const forced = this.forced();
        if (forced === undefined) return;
        this.isAsking = false;
        this.answer(forced);
      } else if (this.s.effectStack.length > 0) this.runFrame();
      else this.advance();
    }
  }

  private forced(): string | undefined {
    const [only, ...others] = this.legal();
    if (only === undefined) throw new Error(`nothing to answer in ${JSON.stringify(this.s.phase)}`);
    return others.length === 0 && (FORCED.includes(this.s.phase.kind) || IDLE_WORDS.includes(only)) ? only : undefined;
  }
}

/** Returns a game that goes on from a state; copied as text, since equal parts of a state may be one object. */
export const naiveOf = (box: Components, state: State): Naive =>
  new Naive(box, JSON.parse(JSON.stringify(state)) as Deep<State>);
