/** Weeks of seven whole days that results of projects are told for, up to yesterday. */
export const resultPeriods = [4, 12, 26] as const;
export type ResultPeriod = (typeof resultPeriods)[number];
/** What is told where nobody asks for another one. */
export const usualPeriod: ResultPeriod = 12;

/** Fewer projects or typologies than this in a zone have no median: it would tell of one of them. */
export const fewestForMedian = 5;
