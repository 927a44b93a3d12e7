import type { MovesByKind, OfKind } from '../../../core/contract/kernel.js';
import type { Components, Tables } from '../components/index.js';
import {
  type Action,
  CITIZEN_TYPES,
  CONSEQUENCES,
  MAX_OPTIONS,
  MEEPLE_KINDS,
  type MeepleKind,
  ZONES,
} from '../components/vocabulary.js';
import type { BareMove, BuildingSiteMove, HandCardMove, Move, ScoutMove, TokenMove } from './kinds.js';

/** The moves of each main action, by kind of Meeple. */
export type ActionsByMeeple = { readonly [Each in Action]: readonly (readonly OfKind<Move, Each>[])[] };

/** The moves of the catalogue. */
export interface MoveTables {
  /** The moves of each kind, in the order of the catalogue. */
  readonly byKind: MovesByKind<Move>;
  readonly byMeeple: ActionsByMeeple;
}

const integersFrom = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

const mapIndexes = <A>(table: { readonly length: number }, create: (i: number) => A): readonly A[] =>
  integersFrom(0, table.length - 1).map(create);

const bareMoves = <Each extends BareMove['kind']>(kind: Each): readonly { readonly kind: Each }[] => [{ kind }];

/** Lists every move of a pack, in the order of the catalogue. */
export const createMoveTables = ({
  components,
  siteNames,
  spaceCount,
  specialCards,
}: Omit<Tables, 'id'>): MoveTables => {
  const byMeeple = createActions(components, siteNames.length, spaceCount, specialCards);
  return {
    byKind: {
      ...createTurnMoves(components),
      clear: byMeeple.clear.flat(),
      gather: byMeeple.gather.flat(),
      build: byMeeple.build.flat(),
      use: byMeeple.use.flat(),
      scout: byMeeple.scout.flat(),
      special: byMeeple.special.flat(),
      ...createAnswerMoves(components, spaceCount),
    },
    byMeeple,
  };
};

const createActions = (
  { expeditionSlots }: Components,
  siteCount: number,
  spaceCount: number,
  specialCards: Tables['specialCards'],
): ActionsByMeeple => ({
  clear: MEEPLE_KINDS.map((meeple) => ZONES.map((zone) => ({ kind: 'clear', meeple, zone }))),
  gather: MEEPLE_KINDS.map((meeple) =>
    integersFrom(0, spaceCount - 1).map((site) => ({ kind: 'gather', meeple, site })),
  ),
  build: MEEPLE_KINDS.map((meeple) => [{ kind: 'build', meeple }]),
  use: MEEPLE_KINDS.map((meeple) => integersFrom(0, siteCount - 1).map((site) => ({ kind: 'use', meeple, site }))),
  scout: MEEPLE_KINDS.map((meeple) =>
    isScout(meeple) ? integersFrom(0, expeditionSlots - 1).map((slot) => ({ kind: 'scout', meeple, slot })) : [],
  ),
  special: MEEPLE_KINDS.map((meeple) => specialCards.map(({ name }) => ({ kind: 'special', meeple, card: name }))),
});

const isScout = (meeple: MeepleKind): meeple is ScoutMove['meeple'] => meeple === 'worker' || meeple === 'engineer';

const handCardMoves = <Each extends HandCardMove['kind']>(kind: Each, { citizenCards }: Components) =>
  mapIndexes(citizenCards, (card) => ({ kind, card }));

const createTurnMoves = (components: Components) =>
  ({
    burnCoal: mapIndexes(components.tracks.thrownCubes, (amount) => ({ kind: 'burnCoal', amount })),
    eat: integersFrom(0, components.tracks.maxHunger).map((amount) => ({ kind: 'eat', amount })),
    pass: bareMoves('pass'),
    done: bareMoves('done'),
    playCard: handCardMoves('playCard', components),
    useCallOfDuty: bareMoves('useCallOfDuty'),
    useExpert: bareMoves('useExpert'),
    takeDuskOffer: bareMoves('takeDuskOffer'),
    workLongShift: bareMoves('workLongShift'),
  }) satisfies Partial<MovesByKind<Move>>;

const createAnswerMoves = (components: Components, spaceCount: number) => {
  const { tokens, map, buildings } = components;
  const tokenIds = [...tokens.hope, ...tokens.discontent].map(({ id }) => id);
  const buildable = buildings.flatMap(({ cost }, building) => (cost === 'none' ? [] : [building]));
  const siteMoves = <Each extends BuildingSiteMove['kind']>(kind: Each) =>
    integersFrom(0, spaceCount - 1).map((site) => ({ kind, site }));
  const tokenMoves = <Each extends TokenMove['kind']>(kind: Each) => tokenIds.map((token) => ({ kind, token }));
  return {
    construct: buildable.map((building) => ({ kind: 'construct', building })),
    chooseSite: siteMoves('chooseSite'),
    dismantle: siteMoves('dismantle'),
    upgrade: siteMoves('upgrade'),
    choosePosition: mapIndexes(map.positions, (position) => ({ kind: 'choosePosition', position })),
    chooseOption: integersFrom(1, MAX_OPTIONS).map((optionNumber) => ({ kind: 'chooseOption', optionNumber })),
    chooseType: CITIZEN_TYPES.map((citizenType) => ({ kind: 'chooseType', citizenType })),
    drawToken: bareMoves('drawToken'),
    activateToken: tokenMoves('activateToken'),
    exhaustToken: tokenMoves('exhaustToken'),
    removeToken: tokenMoves('removeToken'),
    drawDeathCard: bareMoves('drawDeathCard'),
    discardForDeath: handCardMoves('discardForDeath', components),
    developTechnology: mapIndexes(components.technologies, (technology) => ({ kind: 'developTechnology', technology })),
    enactLaw: mapIndexes(components.laws, (law) => ({ kind: 'enactLaw', law })),
    keepConsequence: CONSEQUENCES.map((consequence) => ({ kind: 'keepConsequence', consequence })),
    avoid: bareMoves('avoid'),
    explore: bareMoves('explore'),
    continue: bareMoves('continue'),
    return: bareMoves('return'),
    chooseScout: mapIndexes({ length: components.expeditionSlots }, (slot) => ({ kind: 'chooseScout', slot })),
  } satisfies Partial<MovesByKind<Move>>;
};
