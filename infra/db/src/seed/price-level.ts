import type { ProjectCategory } from '@umbral/domain/vocabulary/vocabulary.ts';

/** How homes are finished and furnished, the plainest first; pictures of rooms are drawn for one of them. */
export const priceLevels = ['social', 'middle', 'high'] as const;
export type PriceLevel = (typeof priceLevels)[number];

/** Of a home, by the categories of its project: VIS and VIP are one level, Gold another. */
export function levelOfHome(categories: readonly ProjectCategory[]): PriceLevel {
  if (categories.includes('vis') || categories.includes('vip')) return 'social';
  return categories.includes('gold') ? 'high' : 'middle';
}

/** Of a picture, by the strata of its building, as the studio furnishes rooms (`comfort` in interior/setting.py). */
export function levelOfPicture([lowest, highest]: readonly [number, number]): PriceLevel {
  if (highest <= 3) return 'social';
  return lowest <= 4 && highest <= 5 ? 'middle' : 'high';
}

/** Steps by which one level is above another; negative where it is below. */
export const stepsAbove = (level: PriceLevel, other: PriceLevel): number =>
  priceLevels.indexOf(level) - priceLevels.indexOf(other);
