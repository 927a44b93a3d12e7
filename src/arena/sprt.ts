/** Two claims to decide between, and the accepted error rates. */
export interface Hypotheses {
  /** The unit of the claims: Elo points between two, or the mean share of games, from 0 to 1. */
  readonly kind: 'elo' | 'score';
  /** The lower claim. */
  readonly low: number;
  /** The higher claim. */
  readonly high: number;
  /** The highest accepted rate of finding `high` if `low` is true; 0.05. */
  readonly alpha?: number;
  /** The highest accepted rate of finding `low` if `high` is true; 0.05. */
  readonly beta?: number;
}

/** The highest claim of a question, in Elo points. */
export const MAX_ELO_CLAIM = 10_000;

/** The state of a question. */
export interface TestVerdict {
  /** The claim that was accepted; null while the question is open. */
  readonly acceptedClaim: 'low' | 'high' | null;
  /** The logarithm of the likelihood ratio of `high` to `low`. */
  readonly logRatio: number;
  /** The number of deals up to the decision, or so far. */
  readonly deals: number;
}

/** The claims of a question as mean scores, and the ratios at which it is decided. */
export interface TestBounds {
  readonly low: number;
  readonly high: number;
  readonly lowerBound: number;
  readonly upperBound: number;
}

const DEFAULT_ERROR_RATE = 0.05;

/** Makes the test of a question; `scoreOf` returns the expected score of an Elo difference. */
export const testBounds = (
  { kind, low, high, alpha = DEFAULT_ERROR_RATE, beta = DEFAULT_ERROR_RATE }: Hypotheses,
  scoreOf: (elo: number) => number,
): TestBounds => {
  const toScore = (claim: number): number => (kind === 'elo' ? scoreOf(claim) : claim);
  return {
    low: toScore(low),
    high: toScore(high),
    lowerBound: Math.log(beta / (1 - alpha)),
    upperBound: Math.log((1 - beta) / alpha),
  };
};

/** A test in progress. */
export interface SequentialTest {
  /** Adds the score of the next deal, unless the question is decided. */
  add(score: number): void;
  /** Returns the state of the question. */
  verdict(): TestVerdict;
}

/**
 * Makes Wald's sequential test of a mean, assuming normally distributed scores. One deal won and one lost are added to
 * their variance, so that the first few deals do not decide by being alike.
 */
export const createSequentialTest = ({ low, high, lowerBound, upperBound }: TestBounds): SequentialTest => {
  let [deals, sum, squares] = [0, 0, 0];
  let verdict: TestVerdict = { acceptedClaim: null, logRatio: 0, deals };
  return {
    add: (score) => {
      if (verdict.acceptedClaim !== null) return;
      deals++;
      sum += score;
      squares += score ** 2;
      const mean = sum / deals;
      const variance = (squares - deals * mean ** 2 + mean ** 2 + (1 - mean) ** 2) / (deals + 2);
      const logRatio = (deals * (high - low) * (2 * mean - low - high)) / (2 * variance);
      verdict = {
        acceptedClaim: logRatio >= upperBound ? 'high' : logRatio <= lowerBound ? 'low' : null,
        logRatio,
        deals,
      };
    },
    verdict: () => verdict,
  };
};
