import { catalogueEntryRows } from './catalogue-lists.ts';
import type { MediaLibrary } from './media-library.ts';
import { assetRows } from './picture-rows.ts';
import {
  cityRows,
  countryRows,
  departmentRows,
  neighborhoodRows,
  regionRows,
  worldCityRows,
  zoneRows,
} from './place-rows.ts';
import { priceRangeRows } from './price-ranges.ts';
import { seedMoment } from './seed-clock.ts';
import { specificationRows } from './specification-rows.ts';
import type { TableRows } from './table-rows.ts';
import { rowsOf } from './table-rows.ts';
import {
  buildingStatusRows,
  criterionRows,
  exchangeRateRows,
  nearbyCategoryRows,
  projectCategoryRows,
  propertyTypeRows,
  subsidyRows,
} from './vocabulary-rows.ts';

/** Pictures, places and the vocabulary: what everything else refers to. */
export function placeTables(library: MediaLibrary): TableRows[] {
  return [
    rowsOf('media_asset', assetRows(library, seedMoment)),
    rowsOf('country', countryRows),
    rowsOf('region', regionRows),
    rowsOf('department', departmentRows),
    rowsOf('city', cityRows(library)),
    rowsOf('zone', zoneRows),
    rowsOf('neighborhood', neighborhoodRows),
    rowsOf('world_city', worldCityRows()),
    rowsOf('property_type', propertyTypeRows),
    rowsOf('building_status', buildingStatusRows),
    rowsOf('project_category', projectCategoryRows),
    rowsOf('criterion', criterionRows),
    rowsOf('nearby_category', nearbyCategoryRows),
    rowsOf('price_range', priceRangeRows),
    rowsOf('subsidy', subsidyRows),
    rowsOf('specification', specificationRows()),
    rowsOf('catalogue_entry', catalogueEntryRows()),
    rowsOf('exchange_rate', exchangeRateRows),
  ];
}
