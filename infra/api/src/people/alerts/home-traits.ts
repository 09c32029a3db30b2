import type { HomeRecord } from '@umbral/domain/finance/priced-home.ts';
import type { HomeValues } from '../../market/conditions/home-values.ts';

/** What conditions ask of a home, read once for all alerts. */
export interface HomeTraits extends HomeRecord {
  readonly id: number;
  /** What a free search reads of it. */
  readonly words: string;
  readonly lat: number;
  readonly lng: number;
  readonly values: HomeValues;
}

/** Whether a home is what is asked for. */
export type HomeTest = (home: HomeTraits) => boolean;
