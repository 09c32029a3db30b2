import type { PlantRecord } from 'shared-contracts/domain/plant-record.ts';
import { countrySlugs, listingFamilySlugs, propertyTypeSlugs } from 'shared-contracts/domain/slugs.ts';
import { defaultCountry } from 'shared-contracts/domain/vocabulary.ts';

/** Says in the contact that may follow where the visit came from. */
export interface Campaign {
  source: string;
  medium: string;
}

/** The address of a plant's page, as visitors know it: at home by city and zone, abroad by country and city. */
export function plantLink(
  origin: string,
  {
    slug,
    type,
    project,
  }: Pick<PlantRecord, 'slug' | 'type'> & { project: Pick<PlantRecord['project'], 'localization'> },
  { source, medium }: Campaign,
): string {
  const { country, city_slug: city, zone_slug: zone } = project.localization;
  const place =
    country === defaultCountry
      ? [listingFamilySlugs.housing, city, zone, propertyTypeSlugs[type], slug]
      : [listingFamilySlugs.abroad, countrySlugs[country], city, propertyTypeSlugs[type], slug];
  return `${origin}/${place.join('/')}?${new URLSearchParams({ utm_source: source, utm_medium: medium })}`;
}
