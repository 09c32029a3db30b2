import { emptySearch, type SearchState } from '@umbral/domain/routes/search-state.ts';
import { countryLabels, propertyTypeNouns } from '@umbral/domain/vocabulary/labels.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { countries, type PropertyType, propertyTypes, topCities } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { FacetCounts } from '../model/facet-counts.ts';
import { seoTexts as texts } from '../texts/seo-texts.ts';
import { placeHref } from './listing-href.ts';

export interface LinkWithCount {
  readonly label: string;
  readonly href: string;
  readonly count: number;
}

const maxLinks = 12;

/**
 * The next narrower listings of a family: the top cities while there is no city, the zones of a city, the types of a
 * zone [B042]. Only those with plants, most plants first; the top cities keep their order.
 */
export function seoLinks(
  state: SearchState,
  counts: Pick<FacetCounts, 'city' | 'zone' | 'type'> & Partial<Pick<FacetCounts, 'country'>>,
  names: { readonly city?: string; readonly zone?: string },
): LinkWithCount[] {
  const { country, city, zone } = state;
  const within = state.family === 'abroad' && country ? { country } : {};
  if (city === undefined && state.family === 'abroad' && country === undefined)
    return countryLinks(counts.country ?? {});
  if (city === undefined) return cityLinks(state, counts.city);
  if (zone === undefined) {
    return ranked(counts.zone).map(([name, count]) => ({
      label: texts.zone(name, names.city ?? city),
      href: placeHref(state, { ...within, city, zone: slugify(name) }),
      count,
    }));
  }
  return ranked(counts.type)
    .filter((entry): entry is [PropertyType, number] => isType(entry[0]))
    .map(([type, count]) => ({
      label: texts.type(propertyTypeNouns[type].many, names.zone ?? zone),
      href: placeHref(state, { ...within, city, zone, type }),
      count,
    }));
}

function countryLinks(counts: Readonly<Record<string, number>>): LinkWithCount[] {
  return ranked(counts).flatMap(([code, count]) => {
    const country = countries.find((candidate) => candidate === code);
    return country
      ? [{ label: countryLabels[country], href: placeHref(emptySearch('abroad'), { country }), count }]
      : [];
  });
}

/** Abroad a city stands behind its country, so that one is chosen first. */
function cityLinks(state: SearchState, counts: Readonly<Record<string, number>>): LinkWithCount[] {
  const country = state.family === 'abroad' ? state.country : undefined;
  const cities = state.family === 'abroad' ? ranked(counts).map(([name]) => name) : topCities;
  return cities
    .map((name) => ({
      label: name,
      href: placeHref(state, { country, city: slugify(name) }),
      count: counts[name] ?? 0,
    }))
    .filter(({ count }) => count > 0);
}

function ranked(counts: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(counts)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, maxLinks);
}

function isType(key: string): key is PropertyType {
  return propertyTypes.some((type) => type === key);
}
