/** Ranges of the filters [B032] [B034] [B035]. */
export const priceLimits = { min: 1, max: 2_800_000_000, moneyMin: 10_000_000 } as const;
export const areaLimits = { min: 0, max: 10_000 } as const;
export const roomOptions = [1, 2, 3, 4, 5] as const;
export const bathOptions = [1, 2, 3, 4] as const;
export const parkingOptions = [1, 2] as const;

const million = 1_000_000;

function tensOfMillions(from: number, to: number): number[] {
  const count = (to - from) / 10 + 1;
  return Array.from({ length: count }, (_, step) => (from + step * 10) * million);
}

/** Suggestions of prices in COP; the smallest homes' prices come first in the minimum list [B033]. */
export const priceSuggestions: { min: readonly number[]; max: readonly number[] } = {
  min: [
    80 * million,
    100 * million,
    ...tensOfMillions(120, 190),
    70 * million,
    90 * million,
    110 * million,
    ...tensOfMillions(200, 350),
  ],
  max: tensOfMillions(200, 500),
};

/** Suggestions of areas, m² [B034]. */
export const areaSuggestions = {
  min: [30, 40, 50, 60, 70, 80, 90, 100, 120, 140, 200],
  max: [100, 120, 140, 200, 300, 1000, 1500],
} as const;

/** The maxima to suggest beside a chosen minimum: those above it. */
export function maximaAbove(maxima: readonly number[], minimum: number): number[] {
  return maxima.filter((value) => value > minimum);
}
