/** Between which two claims it is to be decided, and how seldom wrongly. */
export interface Question {
  /** In which unit the claims are: points of Elo between two, or the mean of what games were worth, from 0 to 1. */
  readonly kind: 'elo' | 'score';
  /** What is claimed on the one hand. */
  readonly low: number;
  /** What is claimed on the other; greater. */
  readonly high: number;
  /** How often at most `high` is found where `low` is true; 0.05. */
  readonly alpha?: number;
  /** How often at most `low` is found where `high` is true; 0.05. */
  readonly beta?: number;
}

/** How far a question is answered. */
export interface Verdict {
  /** Which claim is found to be true; null while it is open. */
  readonly found: 'low' | 'high' | null;
  /** How much likelier the observations are by the claim `high`: the logarithm of the ratio. */
  readonly ratio: number;
  /** After how many deals it was found, or is open. */
  readonly deals: number;
}

/** The claims of a question as mean scores, and the ratios at which it is decided. */
export interface Test {
  readonly low: number;
  readonly high: number;
  readonly lowest: number;
  readonly highest: number;
}

const USUAL = 0.05;

/** The test of a question; `scoreOf` gives the score that a difference in Elo leads to. */
export const testOf = (
  { kind, low, high, alpha = USUAL, beta = USUAL }: Question,
  scoreOf: (elo: number) => number,
): Test => {
  const asScore = (claim: number): number => (kind === 'elo' ? scoreOf(claim) : claim);
  return {
    low: asScore(low),
    high: asScore(high),
    lowest: Math.log(beta / (1 - alpha)),
    highest: Math.log((1 - beta) / alpha),
  };
};

/** A test under way. */
export interface Trial {
  /** Takes the score of the next deal into account, unless all is decided. */
  add(score: number): void;
  /** How far it has come. */
  verdict(): Verdict;
}

/**
 * Wald's sequential test of a mean, deal after deal, as if scores were distributed normally about it; a deal won and one
 * lost go into their variance, so that the first few deals decide nothing by being alike.
 */
export const trialOf = ({ low, high, lowest, highest }: Test): Trial => {
  let [deals, sum, squares] = [0, 0, 0];
  let verdict: Verdict = { found: null, ratio: 0, deals };
  return {
    add: (score) => {
      if (verdict.found !== null) return;
      deals++;
      sum += score;
      squares += score ** 2;
      const mean = sum / deals;
      const variance = (squares - deals * mean ** 2 + mean ** 2 + (1 - mean) ** 2) / (deals + 2);
      const ratio = (deals * (high - low) * (2 * mean - low - high)) / (2 * variance);
      verdict = { found: ratio >= highest ? 'high' : ratio <= lowest ? 'low' : null, ratio, deals };
    },
    verdict: () => verdict,
  };
};
