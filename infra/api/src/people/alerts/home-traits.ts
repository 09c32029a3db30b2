import type { Price } from '@umbral/domain/money/price.ts';
import type { HomeValues } from '../../market/conditions/home-values.ts';

/** What conditions ask of a home, read once for all alerts. */
export interface HomeTraits {
  readonly id: number;
  /** As the public knows it. */
  readonly price: Price;
  readonly initial_fee_percent: number | null;
  /** Estimated delivery in seconds; null while unknown. */
  readonly delivery: number | null;
  readonly country: string;
  /** What a free search reads of it. */
  readonly words: string;
  readonly lat: number;
  readonly lng: number;
  readonly values: HomeValues;
}

/** Whether a home is what is asked for. */
export type HomeTest = (home: HomeTraits) => boolean;
