import type { Plant } from '@umbral/domain/homes/plant.ts';
import { emptySearch, type SearchState } from '@umbral/domain/routes/search-state.ts';
import { toHref } from '@umbral/domain/routes/search-url.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { listingFamilyLabels, propertyTypeNouns } from '@umbral/domain/vocabulary/labels.ts';
import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import { plantTexts as texts } from '../texts/plant-texts.ts';

type Placed = Pick<Plant, 'type' | 'title' | 'project'>;

/** The way to a plant: home, family, city, zone or country, type, itself [B104]. */
export function plantCrumbs({ type, title, project }: Placed): Crumb[] {
  const { localization } = project;
  const base = familyOf(localization.country);
  const { city, city_slug, zone, zone_slug } = localization;
  const isHome = localization.country === defaultCountry;
  const inCity = isHome ? { city: city_slug } : { country: localization.country, city: city_slug };
  return [
    { label: texts.home, href: routes.home.href() },
    { label: listingFamilyLabels[base.family], href: toHref(base) },
    ...(isHome ? [] : [{ label: localization.country_name, href: toHref({ ...base, country: localization.country }) }]),
    { label: city, href: toHref({ ...base, ...inCity }) },
    ...(isHome && zone !== city ? [{ label: zone, href: toHref({ ...base, ...inCity, zone: zone_slug }) }] : []),
    {
      label: propertyTypeNouns[type].many,
      href: toHref({ ...base, ...inCity, ...(isHome ? { zone: zone_slug } : {}), type }),
    },
    { label: `${project.title} · ${title}` },
  ];
}

/** Everything that is sold in the country of a plant. */
export function familyOf(country: Plant['project']['localization']['country']): SearchState {
  return emptySearch(country === defaultCountry ? 'housing' : 'abroad');
}
