/** The seats of this browser, by table and player. */
import type { Player } from 'sastrugi';

const keyOf = (table: string): string => `sastrugi-seats-${table}`;

export type Tokens = Readonly<Record<Player, string>>;

export const tokensOf = (table: string): Tokens => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? '{}') as Tokens;
  } catch {
    return {};
  }
};

export const addTokens = (table: string, tokens: Tokens): void =>
  localStorage.setItem(keyOf(table), JSON.stringify({ ...tokensOf(table), ...tokens }));
