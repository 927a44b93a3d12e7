/** The seats of this browser, by table and player. */
import type { Player } from 'sastrugi';

const storageKey = (table: string): string => `sastrugi-seats-${table}`;

export type Tokens = Readonly<Record<Player, string>>;

export const tokensOf = (table: string): Tokens => {
  try {
    return JSON.parse(localStorage.getItem(storageKey(table)) ?? '{}') as Tokens;
  } catch {
    return {};
  }
};

export const addTokens = (table: string, tokens: Tokens): void =>
  localStorage.setItem(storageKey(table), JSON.stringify({ ...tokensOf(table), ...tokens }));
