import type { Project } from '@umbral/domain/homes/project.ts';
import { toQuery } from '@umbral/domain/routes/search-query.ts';
import { emptySearch, type SearchState } from '@umbral/domain/routes/search-state.ts';
import { toHref } from '@umbral/domain/routes/search-url.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { listingFamilyLabels } from '@umbral/domain/vocabulary/labels.ts';
import { defaultCountry, type PropertyType } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import { isOnMap } from '../model/is-on-map.ts';
import { plantTexts as texts } from '../texts/plant-texts.ts';

type Placed = Pick<Project, 'localization'>;

/** Homes of a type in the city of a project. */
export function searchBeside({ localization }: Placed, type: PropertyType): SearchState {
  return { ...searchInCountry(localization), city: localization.city_slug, type };
}

/** Everything that is sold in the country of a project; abroad the search names it. */
function searchInCountry({ country }: Pick<Project['localization'], 'country'>): SearchState {
  return country === defaultCountry ? emptySearch('housing') : { ...emptySearch('abroad'), country };
}

/** The way to where a project stands: home, family, country abroad, city, zone at home [B104]. */
export function placeCrumbs({ localization }: Placed): Crumb[] {
  const { city, city_slug, country, country_name, zone, zone_slug } = localization;
  const inCountry = searchInCountry(localization);
  const inCity = { ...inCountry, city: city_slug };
  const isHome = country === defaultCountry;
  return [
    { label: texts.home, href: routes.home.href() },
    { label: listingFamilyLabels[inCountry.family], href: toHref(emptySearch(inCountry.family)) },
    ...(isHome ? [] : [{ label: country_name, href: toHref(inCountry) }]),
    { label: city, href: toHref(inCity) },
    ...(isHome && zone !== city ? [{ label: zone, href: toHref({ ...inCity, zone: zone_slug }) }] : []),
  ];
}

/** Half the sides of the piece of the map around a project, in degrees: a walk of a quarter of an hour. */
const around = { lat: 0.009, lng: 0.018 } as const;
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/**
 * The piece of the map around a project; nothing where its builder has set no point. The page of the map knows Colombia
 * alone: abroad it is the listing of the country beside its map.
 */
export function mapAround({ localization }: Placed): string | undefined {
  if (!isOnMap(localization.coordinates)) return undefined;
  const { lat, lng } = localization.coordinates;
  const box = {
    north: rounded(lat + around.lat),
    south: rounded(lat - around.lat),
    east: rounded(lng + around.lng),
    west: rounded(lng - around.lng),
  };
  const search: SearchState = { ...searchInCountry(localization), box };
  if (search.family === 'abroad') return toHref({ ...search, view: 'map' });
  return `${routes.projectsMap.href()}?${toQuery({ ...search, family: 'lots' })}`;
}
