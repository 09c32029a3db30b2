/** Weeks of seven whole days that results of projects are told for, up to yesterday. */
export const resultPeriods = [4, 12, 26] as const;
export type ResultPeriod = (typeof resultPeriods)[number];
/** What is told where nobody asks for another one. */
export const usualPeriod: ResultPeriod = 12;

/** Fewer projects or typologies than this in a zone have no median: it would tell of one of them. */
export const fewestForMedian = 5;

/** Fewer visitors than this who looked in a zone are not told of together: it would tell of one of them. */
export const fewestSearches = 20;
/** Days for which searches are kept. */
export const searchDays = 90;
