import type { NumberRange } from '@umbral/domain/filters/filter-values.ts';

const million = 1_000_000;
const steps = (from: number, to: number, by: number) =>
  Array.from({ length: (to - from) / by }, (_, index) => (from + index * by) * million);

/** Where the steps of the price scale begin, pesos: fine where most homes are; the first and the last are open. */
export const priceEdges: readonly number[] = [...steps(100, 500, 20), ...steps(500, 1000, 50), 1000 * million];

/** One range for each step, from the cheapest on; no price is in two of them. */
export const priceSteps: readonly NumberRange[] = [undefined, ...priceEdges].map((min, index) => {
  const next = priceEdges[index];
  return { min, ...(next === undefined ? {} : { max: next - 1 }) };
});

/** Ends of a range as places between steps, 0 before the first. */
export function placesOfRange({ min, max }: NumberRange): readonly [number, number] {
  const low = min === undefined ? 0 : nearest(min) + 1;
  const high = max === undefined ? priceSteps.length : nearest(max) + 1;
  return [low, Math.max(high, low)];
}

/** The range between two places; open where the scale is. Places that meet leave one step. */
export function rangeOfPlaces([from, to]: readonly [number, number]): NumberRange {
  const [low, high] = from < to ? [from, to] : to < priceSteps.length ? [from, to + 1] : [from - 1, to];
  const min = priceEdges[low - 1];
  const max = high === priceSteps.length ? undefined : priceEdges[high - 1];
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

function nearest(price: number): number {
  const distances = priceEdges.map((edge) => Math.abs(edge - price));
  return distances.indexOf(Math.min(...distances));
}
