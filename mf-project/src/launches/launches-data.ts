import type { PlantCard } from '@umbral/kit/cards/plant-card.ts';

/** A city with launches. */
export interface LaunchCity {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
}

/** A page of the launches, of all cities or of one. */
export interface LaunchesData {
  /** Set while only those of one city are shown. */
  readonly city?: LaunchCity;
  /** One card for each project. */
  readonly cards: readonly PlantCard[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  /** Cities with launches, those with most first. */
  readonly cities: readonly LaunchCity[];
}
