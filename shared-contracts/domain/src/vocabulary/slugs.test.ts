import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countryLabels, propertyTypeLabels } from './labels.ts';
import { buildingStatusLabels } from './project-labels.ts';
import { isPlaceholder, placeholders, slugify } from './slugify.ts';
import {
  buildingStatusOfSlug,
  buildingStatusSlugs,
  countryOfSlug,
  countrySlugs,
  listingFamilyOfSlug,
  listingFamilySlug,
  propertyTypeOfSlug,
  propertyTypeSlugs,
} from './slugs.ts';
import { buildingStatuses, countries, listingFamilies, propertyTypes } from './vocabulary.ts';

test.each([
  ['Bogotá', 'bogota'],
  ['Ibagué', 'ibague'],
  ['Itagüí', 'itagui'],
  ['Nariño', 'narino'],
  ['Santa Marta', 'santa-marta'],
  ['  Trazo & Ladrillo ', 'trazo-ladrillo'],
  ['Cordillera 7', 'cordillera-7'],
])('[B004] %s becomes %s', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test('[B004] a slug holds only lowercase letters, digits and single inner hyphens, and stays itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const slug = slugify(name);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slugify(slug)).toBe(slug);
    }),
  );
});

test('[B004] the four placeholders mean "any", a real name does not', () => {
  expect(Object.values(placeholders)).toEqual([
    'ciudad-general',
    'zona-general',
    'tipo-general',
    'tipo-inmueble-general',
  ]);
  expect(Object.values(placeholders).every(isPlaceholder)).toBe(true);
  expect(isPlaceholder('cali')).toBe(false);
});

test('[B004] slugs of closed values are the slugs of their labels, and lead back', () => {
  for (const type of propertyTypes) {
    expect(propertyTypeSlugs[type]).toBe(slugify(propertyTypeLabels[type]));
    expect(propertyTypeOfSlug(propertyTypeSlugs[type])).toBe(type);
  }
  for (const status of buildingStatuses) {
    expect(buildingStatusSlugs[status]).toBe(slugify(buildingStatusLabels[status]));
    expect(buildingStatusOfSlug(buildingStatusSlugs[status])).toBe(status);
  }
  for (const country of countries) {
    expect(countrySlugs[country]).toBe(slugify(countryLabels[country]));
    expect(countryOfSlug(countrySlugs[country])).toBe(country);
  }
});

test('[B005] a slug that no value has gives nothing, whatever it is', () => {
  expect(propertyTypeOfSlug('castillo')).toBeUndefined();
  expect(propertyTypeOfSlug('constructor')).toBeUndefined();
  expect(propertyTypeOfSlug('__proto__')).toBeUndefined();
});

test('every listing family has one address and is found by it', () => {
  for (const family of listingFamilies) {
    expect(listingFamilyOfSlug(listingFamilySlug(family, 'umbral'), 'umbral')).toBe(family);
  }
  expect(listingFamilySlug('tv', 'umbral')).toBe('umbraltv');
});
