import { components, type State } from '../../../../src/games/frostpunk/index.js';
import { copyOf, type Deep } from '../../../support/deep.js';

const others = (state: Deep<State>, below: (n: number) => number): readonly (() => void)[] => {
  const { citizens, sick, skull, tired, covered, reserve, hope, discontent, council, stage, round } = state;
  const coin = (): boolean => below(2) === 1;
  return [
    () => {
      state.resources = [below(9), below(9), below(6), below(3), below(9)];
    },
    () => {
      state.cold = Math.max(state.heat, 2 + below(11));
      if (stage === 'action') state.heat = below(state.cold + 1);
      state.ranges = [below(5), 2 + below(6), 4 + below(8)];
    },
    () => {
      Object.assign(state, { pressure: below(11), overheated: coin() });
      state.tower.inside = below(6);
      state.tower.drawer = below(state.tower.inside + 1);
    },
    () => {
      for (const type of [0, 1, 2]) {
        citizens[type] = below(4) === 0 ? below(3) : below(14);
        sick[type] = below(citizens[type]! + 1);
        skull[type] = sick[type]! > 0 && coin();
      }
    },
    () => {
      for (const type of [0, 1, 2]) {
        tired[type] = below(5);
        covered[type] =
          stage === 'action' ? Math.min(reserve[type]!, tired[type]!) : Math.min(covered[type]!, tired[type]!);
      }
    },
    () => {
      Object.assign(state, { corpses: below(11), hunger: below(25), works: below(4) });
      if (state.storm > 0) state.storm = 1 + below(15);
    },
    () => {
      for (const token of [...hope, ...discontent]) token.active = coin();
    },
    () => {
      const tent = components.buildings.findIndex(({ id }) => id === 'TENT');
      state.upgraded = state.upgraded.map((was, site) => (state.built[site] === tent ? coin() : was));
    },
    () => {
      state.technologies = state.technologies.map((_, i) => i !== state.developing && coin());
      if (state.developing >= 0) state.developAt = Math.min(15, round + 1 + below(3));
    },
    () => {
      state.citizenDiscard.push(...state.citizenDeck.splice(0, below(14)));
      council.gone.push(...council.deck.splice(0, below(6)));
      for (const letter of ['A', 'B', 'C'] as const) {
        if (coin()) state.expeditionGone.push(...state.expeditionDecks[letter].splice(0));
      }
    },
  ];
};

/** Returns a state with some parts changed at random; it may contradict itself. */
export const disturbed = (state: State, below: (n: number) => number): State => {
  const copy = copyOf(state);
  for (const change of others(copy, below)) if (below(2) === 1) change();
  return copy;
};
