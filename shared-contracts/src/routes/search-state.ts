import type {
  AdditionalCriterion,
  BuildingStatus,
  Country,
  ListingFamily,
  ProjectCategory,
  PropertyType,
  Region,
} from '../domain/vocabulary.ts';

/** Orders of a listing; `distance` needs `near`. */
export const searchOrders = [
  'relevance',
  'price-asc',
  'price-desc',
  'm2-price-asc',
  'monthly-asc',
  'area-desc',
  'delivery',
  'newest',
  'distance',
] as const;
export type SearchOrder = (typeof searchOrders)[number];

/** How a listing is laid out: says nothing about what is found. */
export const searchViews = ['cards', 'compact', 'table', 'map'] as const;
export type SearchView = (typeof searchViews)[number];

/** A range of whole numbers; an absent end is open. */
export interface NumberRange {
  readonly min?: number;
  readonly max?: number;
}

/** "2" or "2+": exactly so many, or so many and more [B035]. */
export interface RoomCount {
  readonly value: number;
  readonly orMore: boolean;
}

/** A point with a radius around it. */
export interface Near {
  readonly lat: number;
  readonly lng: number;
  readonly radiusKm: number;
}

/** A point of the map, in degrees. */
export interface MapPoint {
  readonly lat: number;
  readonly lng: number;
}

/** A piece of the map, in degrees. */
export interface MapBox {
  readonly north: number;
  readonly east: number;
  readonly south: number;
  readonly west: number;
}

/** An area drawn by the visitor: homes inside it are wanted, or unwanted. Three points at least, not closed. */
export interface DrawnArea {
  readonly kind: 'include' | 'exclude';
  readonly points: readonly MapPoint[];
}

/** What a visitor can pay every month, pesos: to the builder during the works, to the bank afterwards. */
export interface MonthlyLimit {
  readonly during?: number;
  readonly after?: number;
}

/** Everything that decides what a listing shows. Places are slugs; prices are pesos, areas m². */
export interface SearchState {
  readonly family: ListingFamily;
  readonly text?: string;
  readonly country?: Country;
  readonly region?: Region;
  readonly department?: string;
  readonly city?: string;
  readonly zone?: string;
  readonly neighbourhood?: string;
  /** A slug of the path that names no property type is kept, so that the page can answer 404 [B005]. */
  readonly type?: PropertyType | UnknownType;
  readonly category?: ProjectCategory;
  readonly price: NumberRange;
  readonly area: NumberRange;
  readonly rooms?: RoomCount;
  readonly baths?: RoomCount;
  readonly parking?: RoomCount;
  readonly strata: readonly number[];
  readonly statuses: readonly BuildingStatus[];
  readonly criteria: readonly AdditionalCriterion[];
  readonly has360: boolean;
  readonly holiday: boolean;
  readonly hasBalcony: boolean;
  readonly belongsTv: boolean;
  /** Only with units to sell. */
  readonly inStock: boolean;
  readonly fair?: string;
  readonly near?: Near;
  readonly monthly?: MonthlyLimit;
  /** Pesos at hand for the initial fee, when `monthly.during` is chosen. */
  readonly upfront?: number;
  readonly areas: readonly DrawnArea[];
  /** The piece of the map in sight, where the visitor searches while moving it. Areas win over it. */
  readonly box?: MapBox;
  readonly order: SearchOrder;
  readonly view: SearchView;
  /** One-based, as people count [B040]. */
  readonly page: number;
}

export interface UnknownType {
  readonly unknown: string;
}

/** A listing of a family with nothing chosen. */
export function emptySearch(family: ListingFamily): SearchState {
  return {
    family,
    price: {},
    area: {},
    strata: [],
    statuses: [],
    criteria: [],
    has360: false,
    holiday: false,
    hasBalcony: false,
    belongsTv: false,
    inStock: false,
    areas: [],
    order: 'relevance',
    view: 'cards',
    page: 1,
  };
}

/** The property type, where the address named a known one. */
export function knownType(state: SearchState): PropertyType | undefined {
  return typeof state.type === 'string' ? state.type : undefined;
}
