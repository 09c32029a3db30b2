import type { NumberRange } from '@umbral/domain/filters/filter-values.ts';
import { seedExchangeRates } from '@umbral/domain/parameters/rates.ts';
import { type Country, defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';

/** The scale of the prices of a country: where its steps begin, pesos, and the steps from the cheapest on. */
export interface PriceScale {
  /** The first step lies before the first edge, the last one has no end. */
  readonly edges: readonly number[];
  /** No price is in two of them. */
  readonly steps: readonly NumberRange[];
}

const series = (from: number, to: number, by: number) =>
  Array.from({ length: (to - from) / by }, (_, index) => from + index * by);

/** Fine where most homes are, in millions of pesos and in thousands of dollars or euros. */
const ofPesos = [...series(100, 500, 20), ...series(500, 1000, 50), 1000];
const ofAbroad = [...series(60, 300, 20), ...series(300, 1000, 100), 1000];

/** Abroad the steps are round in the money that homes are sold in, by the representative rate. */
export function priceScaleOf(country: Country | undefined): PriceScale {
  if (country === undefined || country === defaultCountry) return scaleOf(ofPesos, 1_000_000);
  return scaleOf(ofAbroad, 1000 * (country === 'ES' ? seedExchangeRates.eur : seedExchangeRates.usd));
}

function scaleOf(numbers: readonly number[], unit: number): PriceScale {
  const edges = numbers.map((number) => number * unit);
  const steps = [undefined, ...edges].map((min, index) => {
    const next = edges[index];
    return { min, ...(next === undefined ? {} : { max: next - 1 }) };
  });
  return { edges, steps };
}

/** Ends of a range as places between steps, 0 before the first. */
export function placesOfRange({ edges, steps }: PriceScale, { min, max }: NumberRange): readonly [number, number] {
  const low = min === undefined ? 0 : nearest(edges, min) + 1;
  const high = max === undefined ? steps.length : nearest(edges, max) + 1;
  return [low, Math.max(high, low)];
}

/** The range between two places; open where the scale is. Places that meet leave one step. */
export function rangeOfPlaces({ edges, steps }: PriceScale, [from, to]: readonly [number, number]): NumberRange {
  const [low, high] = from < to ? [from, to] : to < steps.length ? [from, to + 1] : [from - 1, to];
  const min = edges[low - 1];
  const max = high === steps.length ? undefined : edges[high - 1];
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

function nearest(edges: readonly number[], price: number): number {
  const distances = edges.map((edge) => Math.abs(edge - price));
  return distances.indexOf(Math.min(...distances));
}
