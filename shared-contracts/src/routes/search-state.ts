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
  'area-desc',
  'delivery',
  'newest',
  'distance',
] as const;
export type SearchOrder = (typeof searchOrders)[number];

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
  readonly fair?: string;
  readonly near?: Near;
  readonly order: SearchOrder;
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
    order: 'relevance',
    page: 1,
  };
}

/** The property type, where the address named a known one. */
export function knownType(state: SearchState): PropertyType | undefined {
  return typeof state.type === 'string' ? state.type : undefined;
}
