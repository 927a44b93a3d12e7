import { describe, expect, test } from 'vitest';
import type { RefusalParameters } from '../../../src/core/errors/reasons.js';
import { clauses, type Reason, reasons } from '../../../src/games/igloo-igloo/index.js';
import { ATTACKED, cell, type Drawing, position, refusal, tile } from './positions.js';

const PLACING: Drawing = {
  board: 'START',
  phase: { kind: 'placeInuit' },
  freeInuits: [2, 2],
  inuits: ['b1 b1 b1', 'c1 c1 c1'],
  fish: 'd4:1 e4:1 d5:2 e5:3',
};
const MELTING: Drawing = { board: 'START', phase: { kind: 'melt' } };
/** A board on which no ice is beside water. */
const WALLED: Drawing = {
  board: ['#oooooo#', 'oooooooo', 'oooPPooo', 'ooP..Poo', 'ooP..Poo', 'oooPPooo', 'oooooooo', '#oooooo#'],
  phase: { kind: 'melt' },
};
/** A position with missing tiles that a player may hold; the floe on e3 is pack. */
const POOL: Drawing = {
  board: ['#oooooo#', 'oooooooo', 'ooooPooo', 'ooo..ooo', 'ooo..ooo', 'oooooooo', 'oooooooo', '#......#'],
  phase: { kind: 'melt' },
};
const DRIFTING: Drawing = { board: 'DRIFT', phase: { kind: 'drift' } };
const CLEARING: Drawing = {
  board: ['#oo.ooo#', 'o...oooo', 'oooooooo', 'oooooooo', 'ooo..ooo', 'oooooooo', 'oooooooo', '#oooooo#'],
  phase: { kind: 'displace', cell: cell('d4'), dir: 'n', gap: cell('d2') },
  fish: 'd2:1',
  bears: 'c2',
};
const STEPPING: Drawing = {
  board: 'PLUS',
  phase: { kind: 'stepAnimal' },
  steps: 2,
  fish: 'e3:1',
  foxes: 'd3:1',
  bears: 'e2 f2',
};
const FLEEING: Drawing = {
  board: 'BEAR',
  players: 3,
  phase: { kind: 'flee', cell: cell('c2'), fleeingPlayer: 2, fleeingInuits: [1, 0, 1] },
};
const ACTING: Drawing = { board: 'BEAR', inuits: ['c3'] };
const SAILING: Drawing = { board: 'PONDS', inuits: ['c2'], phase: { kind: 'kayak', from: cell('c2') } };

const seen = new Set<string>();

/** Tests moves that are refused for one reason, with these facts and this sentence. */
const refuses = (
  reason: Reason,
  drawing: Drawing,
  texts: readonly string[],
  facts: RefusalParameters,
  message: string,
): void => {
  seen.add(reason);
  test.each(texts)(`[${reasons[reason].clause}] ${reason}: %s`, (text) => {
    expect(refusal(position(drawing), text)).toEqual([reason, facts, message]);
  });
};

describe('another kind of decision', () => {
  refuses(
    'place-first',
    PLACING,
    ['Md3', 'Wb1e', 'E1', 'A', 'end', 'Fa1', 'N'],
    { left: 2 },
    'The Inuit are placed first, and you still have 2 to place. Put one on a floe at the edge of the board.',
  );
  refuses(
    'melt-first',
    MELTING,
    ['Pb1', 'Dd3n', 'Vd4', 'Sf1d4n', 'Y', 'N', 'Fa1', 'E1', 'Wb1e', 'Kd3', 'Ld3', 'Hf1d4', 'Jf1d4', 'Id3', 'end'],
    {},
    'A turn begins with melting a floe; only a thaw or "Move animals" can be played before.',
  );
  refuses(
    'drift-first',
    DRIFTING,
    ['Vd2', 'Md3', 'Td3', 'A', 'end'],
    {},
    'There is a drift: first shift a floe by one cell.',
  );
  refuses(
    'clear-first',
    CLEARING,
    ['Dd4n', 'Md3', 'end'],
    { gap: cell('d2') },
    'The floes drift to d2: first move the animals from there to a water cell beside it.',
  );
  refuses(
    'steps-first',
    STEPPING,
    ['A', 'Tc3', 'Wc2s', 'Y', 'end'],
    { steps: 2 },
    'First finish moving animals: you still have 2 steps to make.',
  );
  refuses(
    'bear-first',
    ATTACKED,
    ['Sbc3n', 'Fa1', 'Jbc3', 'end'],
    { cell: cell('c3') },
    'A bear attacks you on c3: first spend a harpoon, or decline to.',
  );
  refuses(
    'flee-first',
    FLEEING,
    ['Wc3e', 'Sbc3n', 'N', 'end'],
    { colour: 2, cell: cell('c2') },
    'A yellow Inuit flees from c2: first choose the corner to which it goes.',
  );
  refuses(
    'no-action',
    ACTING,
    ['Mc3', 'Pb1', 'Dc3n', 'Vc2', 'Sbc3n', 'Y', 'N', 'Fa1', 'Lc4'],
    {},
    'You have already melted a floe: now walk, sail, hunt, build, play a tile, or end your turn.',
  );
  refuses(
    'land-first',
    SAILING,
    ['Kc2', 'Wc2n', 'Ic2', 'end'],
    { cell: cell('c2') },
    'Your Inuit has set out by kayak from c2: first choose the floe where it lands.',
  );
  refuses(
    'over',
    { board: 'SEA', phase: { kind: 'over' } },
    ['Pb1', 'Mc3', 'Wc3n', 'end'],
    {},
    'The game is over; nothing more can be done.',
  );
});

describe('the melt', () => {
  refuses('no-tile', MELTING, ['Md4'], { cell: cell('d4') }, 'There is no floe on d4; choose one that lies face down.');
  refuses('pack', WALLED, ['Md3'], { cell: cell('d3') }, 'The floe on d3 is pack ice, which never melts.');
  const full = 'The floe on d3 is not empty; only one without Inuit, igloo and animal can melt.';
  refuses('not-empty', { ...MELTING, inuits: ['', 'd3'] }, ['Md3'], { cell: cell('d3') }, full);
  refuses('not-empty', { ...MELTING, igloos: ['d3'] }, ['Md3'], { cell: cell('d3') }, full);
  refuses('not-empty', { ...MELTING, foxes: 'd3:1' }, ['Md3'], { cell: cell('d3') }, full);
  refuses(
    'inland',
    MELTING,
    ['Mb2'],
    { cell: cell('b2'), other: cell('d3') },
    'The floe on b2 is not beside water; melt one that is, such as d3.',
  );
  refuses(
    'no-edge',
    WALLED,
    ['Mc3'],
    { cell: cell('c3'), other: cell('b1') },
    'The floe on c3 is not at the edge of the board; no empty one is beside water, so one there melts, such as b1.',
  );
});

describe('a drift', () => {
  refuses('no-floe', DRIFTING, ['Dd2n'], { cell: cell('d2') }, 'There is no floe on d2 that could be shifted.');
  for (const from of ['b1', 'c1']) {
    const message = `The floes from ${from} on cannot be shifted that way: behind the last there is no water.`;
    refuses('no-gap', { ...DRIFTING, board: 'START' }, [`D${from}e`], { cell: cell(from) }, message);
  }
  refuses(
    'gap-full',
    { ...DRIFTING, board: 'WELLS', fish: 'c3:1' },
    ['Dc2s', 'Db3e'],
    { gap: cell('c3') },
    'Animals are on c3, where the floes would go, and there is no water without a bear beside it for them.',
  );
  refuses(
    'far-from-gap',
    CLEARING,
    ['Vd5'],
    { cell: cell('d5'), gap: cell('d2') },
    'd5 is not beside d2, which the animals have to leave.',
  );
  refuses(
    'no-water',
    CLEARING,
    ['Vd3'],
    { cell: cell('d3'), gap: cell('d2') },
    'd3 is not water, and the animals of d2 can only go to water.',
  );
  refuses(
    'water-of-bear',
    CLEARING,
    ['Vc2'],
    { cell: cell('c2'), gap: cell('d2') },
    'A bear is on c2; the animals of d2 can only go to water without a bear.',
  );
});

describe('a kept tile', () => {
  const PREY: Drawing = { ...ACTING, fish: 'c2:1' };
  for (const [text, kind, type, tileName, typeName] of [
    ['Td3', 'thaw', 'thaw', 'thaw', 'thaw'],
    ['A', 'animals', 'animals', 'Move animals', 'Move animals'],
    ['E2', 'endurance2', 'endurance', 'endurance of 2', 'endurance'],
    ['Jf1c2', 'harpoon', 'harpoon', 'harpoon', 'harpoon'],
  ] as const) {
    const held = `You do not have the tile for this: ${tileName}.`;
    const twice = `You have used a tile of this type in this turn: ${typeName}. Only one of each can be used in a turn.`;
    const hands = ['thaw harpoon animals endurance2'];
    const used = { thaw: true, harpoon: true, animals: true, endurance: true };
    refuses('not-held', PREY, [text], { tile: tile(kind) }, held);
    refuses('used', { ...PREY, hands, used }, [text], { type }, twice);
    if (!'TA'.includes(text.charAt(0))) continue;
    refuses('not-held', POOL, [text], { tile: tile(kind) }, held);
    refuses('used', { ...POOL, hands, used }, [text], { type }, twice);
  }

  for (const drawing of [POOL, { ...POOL, phase: { kind: 'act' } }] as const) {
    const thawing = { ...drawing, hands: ['thaw animals'] };
    for (const bare of ['d4', 'e3']) {
      const none = `No floe lies face down on ${bare}; only such a floe can be thawed.`;
      refuses('none-to-thaw', thawing, [`T${bare}`], { cell: cell(bare) }, none);
    }
    const inland = 'The floe on b2 is not beside water, so it cannot be thawed.';
    refuses('thaw-inland', thawing, ['Tb2'], { cell: cell('b2') }, inland);
    const igloo = 'An igloo stands on d3, so the floe there cannot be thawed.';
    refuses('thaw-igloo', { ...thawing, igloos: ['d3'] }, ['Td3'], { cell: cell('d3') }, igloo);
    refuses('no-steps', thawing, ['A'], {}, 'No animal can make a step now.');
  }
});

describe('a step of an animal', () => {
  for (const [text, animal, name] of [
    ['Sf2e3n', 'fish2', 'fish of value 2'],
    ['Sx3e3n', 'fox3', 'fox of value 3'],
    ['Sbe3n', 'bear', 'bear'],
  ] as const) {
    const message = `There is no ${name} on e3 that could make a step.`;
    refuses('none-to-step', STEPPING, [text], { animal, cell: cell('e3') }, message);
  }
  refuses('fish-ashore', STEPPING, ['Sf1e3w'], { to: cell('d3') }, 'd3 is not water, and a fish can only go to water.');
  refuses('fox-afloat', STEPPING, ['Sx1d3e'], { to: cell('e3') }, 'e3 is water, and a fox can only go to a floe.');
  refuses(
    'bear-at-bear',
    STEPPING,
    ['Sbe2e'],
    { to: cell('f2') },
    'A bear is on f2 already, and no other can go there.',
  );
});

describe('points', () => {
  for (const [text, need, have, message] of [
    ['Wc3e', 1, 0, 'This costs 1 point; you have none left.'],
    ['Kc3', 3, 2, 'This costs 3 points; you have 2 points left.'],
    ['Ic3', 3, 1, 'This costs 3 points; you have 1 point left.'],
  ] as const) {
    refuses('few-points', { ...ACTING, points: have }, [text], { need, have }, message);
  }
  const PREY: Drawing = { ...ACTING, fish: 'c2:3', foxes: 'c3:2', points: 1 };
  for (const [text, animal, name, need] of [
    ['Hf3c2', 'fish3', 'fish of value 3', 3],
    ['Hx2c3', 'fox2', 'fox of value 2', 2],
  ] as const) {
    const message = `Hunting a ${name} costs ${need} points; you have 1 point left.`;
    refuses('prey-points', PREY, [text], { animal, need, have: 1 }, message);
  }
});

describe('walking and sailing', () => {
  refuses('none-to-walk', ACTING, ['Wd4n'], { cell: cell('d4') }, 'No Inuit of yours is on d4.');
  for (const [text, to] of [
    ['We5n', 'e4'],
    ['Wd3w', 'c3'], // where it stands
  ] as const) {
    const message = `No Inuit of yours is beside ${to}, so none can walk there.`;
    refuses('none-near', ACTING, [text], { to: cell(to) }, message);
  }
  refuses('walk-to-water', ACTING, ['Wc3n'], { to: cell('c2') }, 'c2 is water, and an Inuit can only walk to a floe.');
  refuses('none-to-sail', ACTING, ['Kd3'], { cell: cell('d3') }, 'No Inuit of yours is on d3.');
  refuses(
    'no-landing',
    { board: 'PONDS', inuits: ['d2'], bears: 'd3' },
    ['Kd2'],
    { cell: cell('d2') },
    'A kayak from d2 can reach no floe.',
  );
  refuses(
    'same-floe',
    SAILING,
    ['Lc2'],
    { to: cell('c2') },
    'Your Inuit comes from c2; it has to land on another floe.',
  );
  refuses('no-shore', SAILING, ['Ld3'], { to: cell('d3') }, 'There is no floe on d3 where a kayak could land.');
  for (const [to, bears] of [
    ['f6', ''],
    ['f3', 'd3'],
  ] as const) {
    const message = `${to} is not beside the water that a kayak can cross from c2; a bear in the water blocks it.`;
    refuses('other-water', { ...SAILING, bears }, [`L${to}`], { to: cell(to), cell: cell('c2') }, message);
  }

  const walking = ['Wd2e', { board: 'PONDS', inuits: ['d2'] }] as const;
  const landing = ['Le2', SAILING] as const;
  for (const [text, drawing] of [walking, landing]) {
    const igloo = 'A blue igloo stands on e2; in the expert game only its owner can go there.';
    const expert: Drawing = { ...drawing, variant: 'expert', igloos: ['', 'e2'] };
    refuses('igloo-of-other', expert, [text], { colour: 1, to: cell('e2') }, igloo);
    const bear = 'A bear is on e2; you can only go there with a harpoon, and hold none.';
    refuses('bear-there', { ...drawing, bears: 'e2', hands: ['thaw'] }, [text], { to: cell('e2') }, bear);
    const twice = 'You have used a tile of this type in this turn: harpoon. Only one of each can be used in a turn.';
    const used: Drawing = { ...drawing, bears: 'e2', hands: ['harpoon'], used: { harpoon: true } };
    refuses('used', used, [text], { type: 'harpoon' }, twice);
  }
});

describe('hunting', () => {
  const HUNTING: Drawing = { ...ACTING, hands: ['harpoon'], fish: 'h7:1', foxes: 'd3:2', bears: 'c2 c4' };
  refuses(
    'no-prey',
    HUNTING,
    ['Hf1c2'],
    { animal: 'fish1', cell: cell('c2') },
    'There is no fish of value 1 on c2 to be hunted.',
  );
  refuses(
    'no-prey',
    HUNTING,
    ['Hx2c3'],
    { animal: 'fox2', cell: cell('c3') },
    'There is no fox of value 2 on c3 to be hunted.',
  );
  refuses(
    'no-target',
    HUNTING,
    ['Jbd3'],
    { animal: 'bear', cell: cell('d3') },
    'There is no bear on d3 for a harpoon.',
  );
  refuses(
    'far-from-fox',
    HUNTING,
    ['Hx2d3', 'Jx2d3'],
    { cell: cell('d3') },
    'No Inuit of yours is on d3, where the fox is.',
  );
  refuses(
    'far-from-fish',
    HUNTING,
    ['Hf1h7', 'Jf1h7'],
    { cell: cell('h7') },
    'No Inuit of yours is on a floe beside h7, where the fish is; a corner does not count.',
  );
  refuses(
    'bear-in-water',
    HUNTING,
    ['Jbc2'],
    { cell: cell('c2') },
    'The bear on c2 is in the water, where it cannot be attacked.',
  );
  refuses('far-from-bear', HUNTING, ['Jbc4'], { cell: cell('c4') }, 'No Inuit of yours is on c4, where the bear is.');
});

describe('an igloo', () => {
  const BUILDING: Drawing = { board: 'BEAR', inuits: ['c3 d3 c4', 'd3'], igloos: ['', 'c4'] };
  refuses(
    'none-to-build',
    ACTING,
    ['Id3'],
    { cell: cell('d3') },
    'No Inuit of yours is on d3, so you cannot build there.',
  );
  refuses(
    'others-there',
    BUILDING,
    ['Id3'],
    { cell: cell('d3') },
    'An Inuit of another player is on d3, so you cannot build there.',
  );
  refuses('igloo-there', BUILDING, ['Ic4'], { cell: cell('c4') }, 'There is an igloo on c4; a floe carries only one.');
  refuses('igloos-built', { ...ACTING, igloos: ['d3 c4'] }, ['Ic3'], { built: 2 }, 'Your 2 igloos are built already.');
});

describe('a defence', () => {
  refuses('no-harpoon', ATTACKED, ['Y'], {}, 'You hold no harpoon, so you can only decline.');
});

describe('the reasons', () => {
  test('are all shown above', () => {
    expect([...seen].sort()).toEqual(Object.keys(reasons).sort());
  });

  test('are of every clause that forbids something, and of no other', () => {
    const forbidding = Object.entries(clauses).flatMap(([id, { enforced }]) => (enforced === 'refusal' ? [id] : []));
    expect([...new Set(Object.values(reasons).map(({ clause }) => clause as string))].sort()).toEqual(
      forbidding.sort(),
    );
  });

  test('say what is wrong without ids', () => {
    for (const { text } of Object.values(reasons)) expect(text).not.toMatch(/IG-|undefined|[a-z][A-Z]/);
  });
});
