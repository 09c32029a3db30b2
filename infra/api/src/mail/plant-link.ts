import type { PlantRecord } from 'shared-contracts/domain/plant-record.ts';
import { countrySlugs, listingFamilySlugs, propertyTypeSlugs } from 'shared-contracts/domain/slugs.ts';
import { defaultCountry } from 'shared-contracts/domain/vocabulary.ts';

/** Says in the contact that may follow where the visit came from. */
export interface Campaign {
  source: string;
  medium: string;
}

type PlantOfLink = Pick<PlantRecord, 'slug' | 'type'> & { project: Pick<PlantRecord['project'], 'localization'> };

/** The path of a plant's page, as visitors know it: at home by city and zone, abroad by country and city. */
export function plantPath({ slug, type, project }: PlantOfLink): string {
  const { country, city_slug: city, zone_slug: zone } = project.localization;
  const place =
    country === defaultCountry
      ? [listingFamilySlugs.housing, city, zone, propertyTypeSlugs[type], slug]
      : [listingFamilySlugs.abroad, countrySlugs[country], city, propertyTypeSlugs[type], slug];
  return `/${place.join('/')}`;
}

/** Its whole address with the campaign of a mail. */
export function plantLink(origin: string, plant: PlantOfLink, { source, medium }: Campaign): string {
  return `${origin}${plantPath(plant)}?${new URLSearchParams({ utm_source: source, utm_medium: medium })}`;
}
