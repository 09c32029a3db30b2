import { knownType, type SearchState } from '@umbral/domain/routes/search-state.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import {
  countryLabels,
  listingFamilyLabels,
  propertyTypeNouns,
  regionLabels,
} from '@umbral/domain/vocabulary/labels.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import { titleTexts as texts } from '../texts/title-texts.ts';
import { listingHref, placeHref } from '../view-model/listing-href.ts';
import type { PlaceNames } from '../view-model/place-names.ts';

/** The way to a listing, from the widest to itself; the last one carries no address [B104]. */
export function listingCrumbs(state: SearchState, names: PlaceNames): Crumb[] {
  const type = knownType(state);
  const { country, department, city, zone } = state;
  const within = { country: state.family === 'abroad' ? country : undefined, city };
  const crumbs: (Crumb | undefined)[] = [
    { label: texts.home, href: routes.home.href() },
    { label: listingFamilyLabels[state.family], href: familyHref(state) },
    state.region && { label: regionLabels[state.region], href: listingHref({ ...bare(state), region: state.region }) },
    within.country && { label: countryLabels[within.country], href: placeHref(state, { country }) },
    city === undefined && names.department
      ? { label: names.department, href: placeHref(state, { department }) }
      : undefined,
    names.city ? { label: names.city, href: placeHref(state, within) } : undefined,
    names.zone ? { label: names.zone, href: placeHref(state, { ...within, zone }) } : undefined,
    names.neighbourhood ? { label: names.neighbourhood, href: listingHref(state) } : undefined,
    type && { label: propertyTypeNouns[type].many, href: listingHref(state) },
  ];
  const way = crumbs.filter((crumb) => crumb !== undefined);
  return way.map((crumb, index) => (index === way.length - 1 ? { label: crumb.label } : crumb));
}

/** The TV's listings begin at the page of its programmes. */
function familyHref(state: SearchState): string {
  return state.family === 'tv' ? routes.tv.href() : placeHref(state, {});
}

function bare(state: SearchState): SearchState {
  return {
    ...state,
    department: undefined,
    city: undefined,
    zone: undefined,
    neighbourhood: undefined,
    type: undefined,
    page: 1,
  };
}
