import { filtersOfSearch } from '@umbral/domain/filters/filter-wire.ts';
import type { Plant } from '@umbral/domain/homes/plant.ts';
import { alertFormHref } from '@umbral/domain/people/alert-form.ts';
import { toQuery } from '@umbral/domain/routes/search-query.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { toHref } from '@umbral/domain/routes/search-url.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { isOnMap } from '../model/is-on-map.ts';
import type { PlantStanding } from '../model/plant-data.ts';
import { familyOf } from './plant-crumbs.ts';

type Placed = Pick<Plant, 'type' | 'project'>;

/** The listing of homes like this one in its city. */
export const listingOfPlant = (plant: Placed): string => toHref(searchOf(plant));

function searchOf({ type, project }: Placed): SearchState {
  return { ...inCountryOf(project), city: project.localization.city_slug, type };
}

/** Everything that is sold in the country of a project; abroad the search names it. */
function inCountryOf({ localization: { country } }: Plant['project']): SearchState {
  const base = familyOf(country);
  return base.family === 'abroad' ? { ...base, country } : base;
}

/** An alert of homes of this type and size in the zone that can be had at once. */
export function unitAlertOf(plant: Plant): PlantStanding['alert'] {
  const { zone_slug, zone, city } = plant.project.localization;
  const search: SearchState = {
    ...searchOf(plant),
    ...(zone === city ? {} : { zone: zone_slug }),
    ...(plant.room_number ? { rooms: { value: plant.room_number, orMore: true } } : {}),
    inStock: true,
  };
  const path = toHref(search);
  return { path, formHref: alertFormHref(filtersOfSearch(search), path) };
}

/** Half the sides of the piece of the map around a plant, in degrees: a walk of a quarter of an hour. */
const around = { lat: 0.009, lng: 0.018 } as const;
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/**
 * The piece of the map around the plant; nothing where its builder has set no point. The page of the map knows Colombia
 * alone: abroad it is the listing of the country beside its map.
 */
export function mapOfPlant({ project }: Placed): string | undefined {
  const { coordinates } = project.localization;
  if (!isOnMap(coordinates)) return undefined;
  const { lat, lng } = coordinates;
  const box = {
    north: rounded(lat + around.lat),
    south: rounded(lat - around.lat),
    east: rounded(lng + around.lng),
    west: rounded(lng - around.lng),
  };
  const search: SearchState = { ...inCountryOf(project), box };
  if (search.family === 'abroad') return toHref({ ...search, view: 'map' });
  return `${routes.projectsMap.href()}?${toQuery({ ...search, family: 'lots' })}`;
}
