/** The lower end, then the higher. */
export type Range = readonly [number, number];
export type RangeEnd = 0 | 1;

export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The step nearest to a place on the scale, of which 0 is the beginning and 1 the end; places beyond are the ends. */
export function valueAt({ min, max, step }: Scale, place: number): number {
  const value = min + Math.round((place * (max - min)) / step) * step;
  return Math.min(max, Math.max(min, value));
}

/** The end that a press at a place takes. Where both stand at the top only the lower one can leave. */
export function nearerEnd([low, high]: Range, { min, max }: Scale, place: number): RangeEnd {
  return low === max || min + place * (max - min) < (low + high) / 2 ? 0 : 1;
}

/** The range once a pointer has moved an end: it takes the other one along. */
export function dragged([low, high]: Range, end: RangeEnd, value: number): Range {
  return end === 0 ? [value, Math.max(value, high)] : [Math.min(value, low), value];
}

/** The range once keys have moved an end: it never passes the other. */
export function stepped([low, high]: Range, end: RangeEnd, value: number): Range {
  return end === 0 ? [Math.min(value, high), high] : [low, Math.max(low, value)];
}
