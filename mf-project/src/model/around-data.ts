import type { TravelMinutes } from '@umbral/domain/travel/travel-minutes.ts';
import type { NearbyPlaceCategory } from '@umbral/domain/vocabulary/vocabulary.ts';

/** Something around a home and how far it is. */
export interface AroundRow {
  readonly name: string;
  /** Of a station its system, of another place what it is. */
  readonly kind: string;
  readonly category: NearbyPlaceCategory;
  /** Absent where nobody says how far it is. */
  readonly minutes?: TravelMinutes;
}

/** What lies around a home: stations first, then schools and parks, then the rest. */
export interface AroundData {
  readonly rows: readonly AroundRow[];
  /** Where it stands, `lat,lng` to a thousandth of a degree; without it no ways can be reckoned. */
  readonly point?: string;
}
