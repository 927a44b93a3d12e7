/** What follows a step by itself: nothing before the next decision, the end of a turn, or its beginning. */
export type Flow = 'decision' | 'endOfTurn' | 'turn';
