import { filtersOfSearch } from '@umbral/domain/filters/filter-wire.ts';
import type { Plant } from '@umbral/domain/homes/plant.ts';
import { alertFormHref } from '@umbral/domain/people/alert-form.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { toHref } from '@umbral/domain/routes/search-url.ts';
import type { PlantStanding } from '../model/plant-data.ts';
import { searchBeside } from '../project/project-links.ts';

/** An alert of homes of this type and size in the zone that can be had at once. */
export function unitAlertOf(plant: Plant): PlantStanding['alert'] {
  const { zone_slug, zone, city } = plant.project.localization;
  const search: SearchState = {
    ...searchBeside(plant.project, plant.type),
    ...(zone === city ? {} : { zone: zone_slug }),
    ...(plant.room_number ? { rooms: { value: plant.room_number, orMore: true } } : {}),
    inStock: true,
  };
  const path = toHref(search);
  return { path, formHref: alertFormHref(filtersOfSearch(search), path) };
}
