/** The speeds of bots and of events, as a factor of the usual times. */
export const SPEEDS = { slow: 2.5, normal: 1, fast: 0.25, instant: 0 } as const;

export type Speed = keyof typeof SPEEDS;

/** The names of the speeds, the slowest first. */
export const SPEED_NAMES = Object.keys(SPEEDS) as readonly Speed[];
