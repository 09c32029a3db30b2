import { strata as allStrata, defaultCountry, type ListingFamily } from '../domain/vocabulary.ts';
import type { WatchedFilters } from '../domain/watched-filters.ts';
import type { RoomCount, SearchState } from './search-state.ts';

const ofFamily: Partial<Record<ListingFamily, WatchedFilters>> = {
  vis: { category: 'vis' },
  vip: { category: 'vip' },
  gold: { category: 'gold' },
  'above-vis': { categories: ['none', 'gold'] },
  holiday: { holidayProject: true },
  lots: { propertyType: 'lot' },
  'immediate-delivery': { status: ['immediate-delivery'] },
  tv: { belongs_tv: true },
  tour360: { has_360_tour: true },
};

/** A listing's search in the words of the wire: what is chosen, and what its family stands for. */
export function filtersOfSearch(state: SearchState): WatchedFilters {
  const all = {
    ...placesOf(state),
    ...mapOf(state),
    ...choicesOf(state),
    ...measuresOf(state),
    ...ofFamily[state.family],
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => isChosen(value)));
}

function isChosen(value: unknown): boolean {
  if (value === undefined || value === false) return false;
  return !Array.isArray(value) || value.some((one) => one !== null);
}

function placesOf({ family, country, region, department, city, zone, neighbourhood }: SearchState): WatchedFilters {
  return {
    country: family === 'abroad' ? country : defaultCountry,
    is_abroad: family === 'abroad' && country === undefined,
    region,
    department,
    city,
    zone,
    neighborhood: neighbourhood,
  };
}

function mapOf({ near, areas, box }: SearchState): WatchedFilters {
  return {
    ...(near ? { aroundLatLng: { lat: near.lat, lng: near.lng }, aroundRadius: near.radiusKm * 1000 } : {}),
    areas: areas.map(({ kind, points }) => ({ kind, points: [...points] })),
    // Areas win over it.
    box: areas.length > 0 ? undefined : box,
  };
}

function choicesOf(state: SearchState): WatchedFilters {
  const { category, type, statuses, criteria, has360, holiday, hasBalcony, belongsTv, inStock, fair } = state;
  return {
    text: state.text,
    category,
    propertyType: typeof type === 'string' ? type : undefined,
    status: [...statuses],
    additionalCriteria: [...criteria],
    has_360_tour: has360,
    holidayProject: holiday,
    has_balcony: hasBalcony,
    belongs_tv: belongsTv,
    property_stock: inStock,
    fair_name: fair,
  };
}

function measuresOf({ price, area, rooms, baths, parking, strata, monthly, upfront }: SearchState): WatchedFilters {
  return {
    priceRange: [price.min ?? null, price.max ?? null],
    area:
      area.min === undefined && area.max === undefined ? undefined : { min: area.min ?? null, max: area.max ?? null },
    room: countOf(rooms),
    bath: countOf(baths),
    parking: countOf(parking),
    stratum: allStrata.filter((stratum) => strata.includes(stratum)),
    monthly: monthly && { during: monthly.during ?? null, after: monthly.after ?? null },
    upfront: monthly?.during === undefined ? undefined : upfront,
  };
}

function countOf(count: RoomCount | undefined): string | undefined {
  return count && `${count.value}${count.orMore ? '+' : ''}`;
}
