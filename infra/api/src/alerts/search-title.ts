import type { FilterState } from 'shared-contracts/domain/filter-state.ts';
import { propertyTypeNouns } from 'shared-contracts/domain/labels.ts';
import type { PlantRecord } from 'shared-contracts/domain/plant-record.ts';

type Filters = Partial<FilterState>;

/** A search in words, for alerts without a name of their own: `Apartamentos en Suba, Bogotá`. One of its homes tells the names. */
export function searchTitle({ propertyType, ...filters }: Filters, { project }: PlantRecord): string {
  const { neighborhood, zone, city, department, country_name } = project.localization;
  const place = [
    filters.neighborhood ? neighborhood : filters.zone ? zone : null,
    filters.city ? city : filters.department ? department : null,
    filters.country && filters.country !== 'CO' ? country_name : null,
  ].filter(Boolean);
  const what = propertyType ? propertyTypeNouns[propertyType].many : 'inmuebles';
  const title = place.length > 0 ? `${what} en ${place.join(', ')}` : `${what} para ti`;
  return title.charAt(0).toUpperCase() + title.slice(1);
}
