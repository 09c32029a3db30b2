import { queryOf } from '@umbral/domain/filters/filter-address.ts';
import { countryLabels, regionLabels } from '@umbral/domain/vocabulary/labels.ts';
import { countrySlugs, regionSlugs } from '@umbral/domain/vocabulary/slugs.ts';
import { countries, defaultCountry, regions } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { FacetKey } from '../model/facet-rows.ts';
import { filterTexts as texts } from '../texts/filter-texts.ts';
import type { FilterOption, SelectFilter } from '../view-model/filter-panel.ts';
import { type Counted, optionsOf, placeOptions } from './filter-options.ts';
import type { PanelFacts } from './panel-facts.ts';

/** The places of the form, each inside the one before it; what cannot be chosen yet says why [B024-B027, B036]. */
export function placeSelects(facts: PanelFacts): SelectFilter[] {
  const isAbroad = facts.state.family === 'abroad';
  const wide = isAbroad ? [countrySelect(facts)] : [regionSelect(facts), departmentSelect(facts)];
  return [...wide, citySelect(facts), zoneSelect(facts), ...neighbourhoodSelects(facts)];
}

function regionSelect({ state, counts, options }: PanelFacts): SelectFilter {
  const counted = countedOf('region', { counts, options });
  return {
    name: queryOf.region,
    label: texts.region,
    any: texts.any,
    value: state.region ? regionSlugs[state.region] : '',
    options: optionsOf(regions, counted, {
      label: (region) => regionLabels[region],
      slug: (region) => regionSlugs[region],
    }),
  };
}

function departmentSelect({ state, counts, names, options }: PanelFacts): SelectFilter {
  const department = departmentOf({ state, names });
  return {
    name: queryOf.department,
    label: texts.department,
    any: texts.anyMasculine,
    value: department ?? '',
    options: placeOptions(countedOf('department', { counts, options }), chosenPlace(department, names.department)),
  };
}

function countrySelect({ state: { country }, counts, options }: PanelFacts): SelectFilter {
  return {
    name: queryOf.country,
    label: texts.country,
    any: texts.anyMasculine,
    value: country ? countrySlugs[country] : '',
    options: optionsOf(
      countries.filter((code) => code !== defaultCountry),
      countedOf('country', { counts, options }),
      { label: (code) => countryLabels[code], slug: (code) => countrySlugs[code] },
    ),
  };
}

function citySelect({ state, counts, names, options }: PanelFacts): SelectFilter {
  const isAbroad = state.family === 'abroad';
  const department = departmentOf({ state, names });
  const hasOuter = isAbroad ? (state.country ?? state.city) !== undefined : department !== undefined;
  const cities = hasOuter
    ? placeOptions(countedOf('city', { counts, options }), chosenPlace(state.city, names.city))
    : [];
  return {
    name: queryOf.city,
    label: texts.city,
    any: texts.any,
    value: state.city ?? '',
    options: department === antioquia && state.city !== undefined ? chosenFirst(cities, state.city) : cities,
    disabledReason: hasOuter ? undefined : isAbroad ? texts.firstCountry : texts.firstDepartment,
  };
}

const antioquia = 'antioquia';

/** In Antioquia the chosen city ranks first, the others follow in reverse order [B037]. */
function chosenFirst(cities: readonly FilterOption[], city: string): FilterOption[] {
  const isChosen = ({ value }: FilterOption) => value === city;
  return [...cities.filter(isChosen), ...cities.filter((option) => !isChosen(option)).toReversed()];
}

function zoneSelect({ state, counts, names, options }: PanelFacts): SelectFilter {
  const { family, city, zone } = state;
  return {
    name: queryOf.zone,
    label: texts.zone,
    any: texts.any,
    value: zone ?? '',
    options: city ? placeOptions(countedOf('zone', { counts, options }), chosenPlace(zone, names.zone)) : [],
    disabledReason: city ? undefined : family === 'abroad' ? texts.firstCity : texts.firstPlaces,
  };
}

/** Neighbourhoods are offered once a zone is chosen, and where the listing is about them. */
function neighbourhoodSelects({ state, counts, names, options }: PanelFacts): SelectFilter[] {
  const { city, zone, neighbourhood, family } = state;
  const isOffered = city !== undefined && (zone !== undefined || family === 'neighbourhoods');
  if (!isOffered && neighbourhood === undefined) return [];
  const counted = countedOf('neighbourhood', { counts, options });
  return [
    {
      name: queryOf.neighbourhood,
      label: texts.neighbourhood,
      any: texts.anyMasculine,
      value: neighbourhood ?? '',
      options: placeOptions(counted, chosenPlace(neighbourhood, names.neighbourhood)),
    },
  ];
}

/** The department that is chosen, or in which the chosen city lies [B025]. */
export function departmentOf({ state, names }: Pick<PanelFacts, 'state' | 'names'>): string | undefined {
  return state.department ?? (state.family === 'abroad' ? undefined : names.departmentSlug);
}

function countedOf(group: FacetKey, { counts, options }: Pick<PanelFacts, 'counts' | 'options'>): Counted {
  return { counts: counts[group], loosened: options?.loosened[group], offered: options?.offered[group] };
}

function chosenPlace(slug: string | undefined, name: string | undefined) {
  return slug === undefined ? undefined : { slug, name: name ?? slug };
}
