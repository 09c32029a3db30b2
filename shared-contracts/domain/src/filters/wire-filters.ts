import type { TravelMode } from '../travel/travel-mode.ts';
import type { CalledRow } from './filter-rows.ts';
import type { FilterRow } from './filter-table.ts';
import type { MapBox, MapPoint } from './filter-values.ts';

type End = number | null;

/** What the wire says of a filter, by its kind: null or empty for "any", as zero is at the end of a range. */
interface WireValueOfKind {
  text: string;
  abroad: boolean;
  /** Null or empty for "any". */
  slug: string | null;
  /** Each as an address writes it. */
  places: string[];
  /** "2", "2+" or "2-". */
  count: string | null;
  toggle: boolean;
  near: MapPoint | null;
  /** Without its rings it is told by straight distance. */
  reach: { lat: number; lng: number; minutes: number; mode: TravelMode; rings?: MapPoint[][] } | null;
  /** Pesos each month: to the builder during the works, to the bank afterwards. */
  monthly: { during: End; after: End };
  /** Savings for the initial fee, which count with `monthly.during`. */
  upfront: End;
  areas: { kind: 'include' | 'exclude'; points: MapPoint[] }[];
  box: MapBox | null;
}

export type WireValue<Row extends FilterRow> = Row extends {
  readonly kind: 'choice';
  readonly values: readonly (infer Value)[];
}
  ? Value | null
  : Row extends { readonly kind: 'many'; readonly values: readonly (infer Value)[] }
    ? Value[]
    : Row extends { readonly unit: 'pesos' }
      ? [End, End]
      : Row extends { readonly unit: 'm2' }
        ? { min: End; max: End }
        : Row extends { readonly kind: keyof WireValueOfKind }
          ? WireValueOfKind[Row['kind']]
          : never;

interface Besides {
  /** Metres around `aroundLatLng`. */
  aroundRadius?: number | null;
  orderBy?: string;
}

/** Filters as calls for plants name them; places by slug. */
export type ListedFilters = Besides & {
  [Row in CalledRow as Row['wire']]?: WireValue<Row>;
};

/** A search as alerts keep it: what calls name, and what only the address of a listing can say besides. */
export type WatchedFilters = Besides & { [Row in FilterRow as Row['wire']]?: WireValue<Row> };
