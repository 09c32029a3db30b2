import type { Localization } from '../places/place.ts';
import { countrySlugs, propertyTypeSlugs } from '../vocabulary/slugs.ts';
import { defaultCountry, type PropertyType } from '../vocabulary/vocabulary.ts';
import { projectRoutes } from './project-routes.ts';

/** What the address of a plant is made of. */
export interface PlantPlace {
  readonly slug: string;
  readonly type: PropertyType;
  readonly localization: Pick<Localization, 'country' | 'city_slug' | 'zone_slug'>;
}

/** The address of a plant's page: at home by city and zone, abroad by country and city. */
export function plantHref({ slug, type, localization }: PlantPlace): string {
  const place = { city: localization.city_slug, type: propertyTypeSlugs[type], id: slug };
  return localization.country === defaultCountry
    ? projectRoutes.plant.href({ ...place, zone: localization.zone_slug })
    : projectRoutes.plantAbroad.href({ ...place, country: countrySlugs[localization.country] });
}
