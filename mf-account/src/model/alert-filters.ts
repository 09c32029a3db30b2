import type { FilterState } from 'shared-contracts/domain/filter-state.ts';
import { strata as allStrata, type ListingFamily } from 'shared-contracts/domain/vocabulary.ts';
import type { RoomCount, SearchState } from 'shared-contracts/routes/search-state.ts';

type Filters = Partial<FilterState>;

const ofFamily: Partial<Record<ListingFamily, Filters>> = {
  vis: { category: 'vis' },
  vip: { category: 'vip' },
  gold: { category: 'gold' },
  'above-vis': { category: 'none' },
  holiday: { holidayProject: true },
  lots: { propertyType: 'lot' },
  'immediate-delivery': { status: ['immediate-delivery'] },
  tv: { belongs_tv: true },
  tour360: { has_360_tour: true },
};

/** The filters of a listing as an alert keeps them: what is chosen and what its family stands for. */
export function alertFilters(state: SearchState): Filters {
  return { ...placesOf(state), ...choicesOf(state), ...measuresOf(state), ...ofFamily[state.family] };
}

function placesOf({ family, country, region, department, city, zone, neighbourhood, near }: SearchState): Filters {
  return {
    country: family === 'abroad' ? country : 'CO',
    region,
    department,
    city,
    zone,
    neighborhood: neighbourhood,
    ...(near ? { aroundLatLng: { lat: near.lat, lng: near.lng }, aroundRadius: near.radiusKm * 1000 } : {}),
  };
}

function choicesOf({ category, type, statuses, criteria, has360, holiday, fair }: SearchState): Filters {
  return {
    category,
    propertyType: typeof type === 'string' ? type : undefined,
    status: [...statuses],
    additionalCriteria: [...criteria],
    has_360_tour: has360,
    holidayProject: holiday,
    fair_name: fair,
  };
}

function measuresOf({ price, area, rooms, baths, parking, strata }: SearchState): Filters {
  return {
    priceRange: [price.min ?? null, price.max ?? null],
    area: { min: area.min ?? null, max: area.max ?? null },
    room: countOf(rooms),
    bath: countOf(baths),
    parking: countOf(parking),
    stratum: allStrata.filter((stratum) => strata.includes(stratum)),
  };
}

function countOf(count: RoomCount | undefined): string | undefined {
  return count && `${count.value}${count.orMore ? '+' : ''}`;
}
