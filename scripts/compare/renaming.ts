import type { BaseEvent, BaseMove, BaseState, BaseView } from '../../src/core/contract/game.js';
import renames from '../../test/support/renames.json' with { type: 'json' };

/** Rewrites an edition's answers with the present kinds. */
export interface Renaming {
  move(move: BaseMove): BaseMove;
  event(event: BaseEvent): BaseEvent;
  position<Position extends BaseState | BaseView>(position: Position): Position;
}

/** New names of kinds, by the old ones. */
type Names = Readonly<Record<string, string>>;

interface Renames {
  readonly moves: Names;
  readonly phases: Names;
  readonly events: Names;
}

const TABLES: Readonly<Record<string, Renames>> = renames;

/** Leaves everything unchanged. */
export const unchanged: Renaming = {
  move: (move) => move,
  event: (event) => event,
  position: (position) => position,
};

/** Returns the renaming for a game of an earlier revision; present kinds are left unchanged. */
export const renamingOf = (game: string): Renaming => {
  const table = TABLES[game];
  if (table === undefined) return unchanged;
  return {
    move: (move) => renamed(move, table.moves),
    event: (event) => replaced(renamed(event, table.events)),
    position: (position) => ({ ...position, phase: renamed(position.phase, table.phases) }),
  };
};

const renamed = <Named extends { readonly kind: string }>(value: Named, names: Names): Named => {
  const kind = Object.hasOwn(names, value.kind) ? names[value.kind]! : value.kind;
  return { ...value, kind };
};

/** Returns the event with the place of a Meeple as an object; it was a string. */
const replaced = (event: BaseEvent): BaseEvent => {
  if (!('where' in event) || typeof event.where !== 'string') return event;
  const placed: BaseEvent & { readonly where: object } = { ...event, where: placeOf(event.where) };
  return placed;
};

const SITE = /^([gp]\d|[nf]\d+[ab])$/;

const placeOf = (where: string): object => {
  const slot = /^stack (\d+)$/.exec(where)?.[1];
  if (slot !== undefined) return { kind: 'stack', slot: Number(slot) };
  if (['clear', 'build', 'scout'].includes(where)) return { kind: 'action', action: where };
  return SITE.test(where) ? { kind: 'site', site: where } : { kind: 'card', card: where };
};
