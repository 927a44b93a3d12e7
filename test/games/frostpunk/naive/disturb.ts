import { components, type State } from '../../../../src/games/frostpunk/index.js';
import { type Deep, mutableCopy } from '../../../support/deep.js';

const others = (state: Deep<State>, below: (n: number) => number): readonly (() => void)[] => {
  const {
    citizens,
    sickCitizens,
    showsSkull,
    tiredTokens,
    coveredTokens,
    reserveMeeples,
    hope,
    discontent,
    council,
    stage,
    round,
  } = state;
  const coin = (): boolean => below(2) === 1;
  return [
    () => {
      state.stock = [below(9), below(9), below(6), below(3), below(9)];
    },
    () => {
      state.cold = Math.max(state.heat, 2 + below(11));
      if (stage === 'action') state.heat = below(state.cold + 1);
      state.heatingRanges = [below(5), 2 + below(6), 4 + below(8)];
    },
    () => {
      Object.assign(state, { pressure: below(11), hasMalfunctioned: coin() });
      state.tower.inside = below(6);
      state.tower.drawer = below(state.tower.inside + 1);
    },
    () => {
      for (const type of [0, 1, 2]) {
        citizens[type] = below(4) === 0 ? below(3) : below(14);
        sickCitizens[type] = below(citizens[type]! + 1);
        showsSkull[type] = sickCitizens[type]! > 0 && coin();
      }
    },
    () => {
      for (const type of [0, 1, 2]) {
        tiredTokens[type] = below(5);
        coveredTokens[type] =
          stage === 'action'
            ? Math.min(reserveMeeples[type]!, tiredTokens[type]!)
            : Math.min(coveredTokens[type]!, tiredTokens[type]!);
      }
    },
    () => {
      Object.assign(state, { corpses: below(11), hunger: below(25), stormWorks: below(4) });
      if (state.stormRound > 0) state.stormRound = 1 + below(15);
    },
    () => {
      for (const token of [...hope, ...discontent]) token.isActive = coin();
    },
    () => {
      const tent = components.buildings.findIndex(({ id }) => id === 'TENT');
      state.isUpgraded = state.isUpgraded.map((was, site) => (state.siteBuilding[site] === tent ? coin() : was));
    },
    () => {
      state.isDeveloped = state.isDeveloped.map((_, i) => i !== state.developingTechnology && coin());
      if (state.developingTechnology >= 0) state.developmentEndRound = Math.min(15, round + 1 + below(3));
    },
    () => {
      state.discardedCitizenCards.push(...state.citizenDrawStack.splice(0, below(14)));
      council.removed.push(...council.drawStack.splice(0, below(6)));
      for (const letter of ['A', 'B', 'C'] as const) {
        if (coin()) state.removedExpeditions.push(...state.expeditionDrawStacks[letter].splice(0));
      }
    },
  ];
};

/** Returns a state with some parts changed at random; it may contradict itself. */
export const disturbed = (state: State, below: (n: number) => number): State => {
  const copy = mutableCopy(state);
  for (const change of others(copy, below)) if (below(2) === 1) change();
  return copy;
};
