import { countryLabels, propertyTypeLabels } from 'shared-contracts/domain/labels.ts';
import { bathOptions, parkingOptions, roomOptions } from 'shared-contracts/domain/parameters/limits.ts';
import { buildingStatusLabels, projectCategoryLabels } from 'shared-contracts/domain/project-labels.ts';
import { buildingStatusSlugs, countrySlugs, propertyTypeSlugs } from 'shared-contracts/domain/slugs.ts';
import {
  buildingStatuses,
  countries,
  defaultCountry,
  projectCategories,
  propertyTypes,
  strata,
} from 'shared-contracts/domain/vocabulary.ts';
import { queryKeys } from 'shared-contracts/routes/search-keys.ts';
import { toPath } from 'shared-contracts/routes/search-path.ts';
import { knownType, type NumberRange, type SearchState } from 'shared-contracts/routes/search-state.ts';
import type { FacetCounts } from '../model/facet-counts.ts';
import { settledByFamily } from '../model/family-rule.ts';
import { formKeys } from '../model/form-keys.ts';
import { filterTexts as texts } from '../texts/filter-texts.ts';
import { countLabel, priceLabel } from '../ui/applied-filters.ts';
import type { ChoiceFilter, FilterPanel, SelectFilter, ToggleFilter } from '../ui/filter-panel.ts';
import type { PlaceNames } from '../ui/place-names.ts';
import { hiddenFields } from './filter-form.ts';
import { countOptions, optionsOf, placeOptions, roomCounts } from './filter-options.ts';

interface PanelFacts {
  readonly state: SearchState;
  readonly counts: FacetCounts;
  readonly names: PlaceNames;
}

/** The filter form of a listing with the counts of its options [B035, B036, B039]. */
export function filterPanel(facts: PanelFacts): FilterPanel {
  const { state, counts } = facts;
  const settled = settledByFamily(state.family);
  const shows = (key: string) => !settled.has(key);
  const places = placeSelects(facts);
  const kinds = kindSelects(facts).filter(({ key }) => shows(key));
  const measures = measureChoices(facts).filter(({ key }) => shows(key));
  const toggles = toggleFilters(facts).filter(({ key }) => shows(key));
  const shown = [
    ...[...places, ...kinds, ...measures, ...toggles].map(({ name }) => name),
    ...[queryKeys.price, queryKeys.area, queryKeys.strata, queryKeys.statuses],
  ];
  return {
    action: toPath(state),
    places,
    kinds: kinds.map(withoutKey),
    price: textsOf(state.price),
    priceLabel: priceLabel(state.price),
    area: textsOf(state.area),
    measures: measures.map(withoutKey),
    strata: {
      name: queryKeys.strata,
      label: texts.strata,
      values: state.strata.map(String),
      options: optionsOf(strata.map(String), counts.strata, { label: (value) => value }),
    },
    statuses: statusChoices(facts),
    toggles: toggles.map(withoutKey),
    hidden: hiddenFields(state, shown),
    besidesPrice: hiddenFields(state, [queryKeys.price]).filter(([key]) => !priceKeys.includes(key)),
  };
}

const priceKeys: readonly string[] = [formKeys.priceMin, formKeys.priceMax];

function withoutKey<Filter extends { readonly key: string }>({ key: _, ...filter }: Filter): Omit<Filter, 'key'> {
  return filter;
}

function placeSelects({ state, counts, names }: PanelFacts): SelectFilter[] {
  const isAbroad = state.family === 'abroad';
  const department = state.department ?? names.departmentSlug;
  const chosen = (slug: string | undefined, name: string | undefined) =>
    slug === undefined ? undefined : { slug, name: name ?? slug };
  const hasOuter = isAbroad ? state.country !== undefined || state.city !== undefined : department !== undefined;
  const outer: SelectFilter = isAbroad
    ? countrySelect(state, counts)
    : {
        name: queryKeys.department,
        label: texts.department,
        any: texts.anyMasculine,
        value: department ?? '',
        options: placeOptions(counts.department, chosen(department, names.department)),
      };
  const city: SelectFilter = {
    name: queryKeys.city,
    label: texts.city,
    any: texts.any,
    value: state.city ?? '',
    options: hasOuter ? placeOptions(counts.city, chosen(state.city, names.city)) : [],
    disabledReason: hasOuter ? undefined : isAbroad ? texts.firstCountry : texts.firstDepartment,
  };
  return [outer, city, zoneSelect({ state, counts, names }), ...neighbourhoodSelects({ state, counts, names })];
}

function zoneSelect({ state, counts, names }: PanelFacts): SelectFilter {
  const { family, city, zone } = state;
  return {
    name: queryKeys.zone,
    label: texts.zone,
    any: texts.any,
    value: zone ?? '',
    options: city ? placeOptions(counts.zone, zone ? { slug: zone, name: names.zone ?? zone } : undefined) : [],
    disabledReason: city ? undefined : family === 'abroad' ? texts.firstCity : texts.firstPlaces,
  };
}

/** Neighbourhoods are offered once a zone is chosen, and where the listing is about them. */
function neighbourhoodSelects({ state, counts, names }: PanelFacts): SelectFilter[] {
  const { city, zone, neighbourhood, family } = state;
  const isOffered = city !== undefined && (zone !== undefined || family === 'neighbourhoods');
  if (!isOffered && neighbourhood === undefined) return [];
  const chosen = neighbourhood ? { slug: neighbourhood, name: names.neighbourhood ?? neighbourhood } : undefined;
  return [
    {
      name: queryKeys.neighbourhood,
      label: texts.neighbourhood,
      any: texts.anyMasculine,
      value: neighbourhood ?? '',
      options: placeOptions(counts.neighbourhood, chosen),
    },
  ];
}

function countrySelect({ country }: SearchState, counts: FacetCounts): SelectFilter {
  return {
    name: queryKeys.country,
    label: texts.country,
    any: texts.anyMasculine,
    value: country ? countrySlugs[country] : '',
    options: optionsOf(
      countries.filter((code) => code !== defaultCountry),
      counts.country,
      { label: (code) => countryLabels[code], slug: (code) => countrySlugs[code] },
    ),
  };
}

type Keyed<Filter> = Filter & { readonly key: string };

function kindSelects({ state, counts }: PanelFacts): Keyed<SelectFilter>[] {
  const type = knownType(state);
  return [
    {
      key: 'category',
      name: queryKeys.category,
      label: texts.category,
      any: texts.any,
      value: state.category ?? '',
      options: optionsOf(projectCategories, counts.category, { label: (value) => projectCategoryLabels[value] }),
    },
    {
      key: 'type',
      name: queryKeys.type,
      label: texts.type,
      any: texts.anyMasculine,
      value: type ? propertyTypeSlugs[type] : '',
      options: optionsOf(propertyTypes, counts.type, {
        label: (value) => propertyTypeLabels[value],
        slug: (value) => propertyTypeSlugs[value],
      }),
    },
  ];
}

function measureChoices({ state, counts }: PanelFacts): Keyed<ChoiceFilter>[] {
  const rows = [
    { key: 'rooms', name: queryKeys.rooms, label: texts.rooms, last: roomOptions.length },
    { key: 'baths', name: queryKeys.baths, label: texts.baths, last: bathOptions.length },
    { key: 'parking', name: queryKeys.parking, label: texts.parking, last: parkingOptions.length },
  ] as const;
  return rows.map(({ last, ...row }) => {
    const chosen = state[row.key];
    return {
      ...row,
      values: chosen ? [countLabel(chosen)] : [],
      options: countOptions(roomCounts(last), counts[row.key], chosen),
    };
  });
}

function statusChoices({ state, counts }: PanelFacts): ChoiceFilter {
  const isSettled = settledByFamily(state.family).has('statuses');
  return {
    name: queryKeys.statuses,
    label: texts.statuses,
    values: isSettled ? [buildingStatusSlugs['immediate-delivery']] : state.statuses.map(statusSlug),
    options: optionsOf(buildingStatuses, counts.statuses, {
      label: (value) => buildingStatusLabels[value],
      slug: statusSlug,
    }),
    disabledReason: isSettled ? texts.statusSettled : undefined,
  };
}

const statusSlug = (status: keyof typeof buildingStatusSlugs) => buildingStatusSlugs[status];

function toggleFilters({ state, counts }: PanelFacts): Keyed<ToggleFilter>[] {
  const yes = (values: Readonly<Record<string, number>>) => values.true ?? 0;
  return [
    {
      key: 'has360',
      name: queryKeys.has360,
      label: texts.has360,
      isOn: state.has360,
      count: yes(counts.has360),
    },
    {
      key: 'holiday',
      name: queryKeys.holiday,
      label: texts.holiday,
      isOn: state.holiday,
      count: yes(counts.holiday),
    },
  ];
}

function textsOf({ min, max }: NumberRange): { readonly min: string; readonly max: string } {
  return { min: min === undefined ? '' : String(min), max: max === undefined ? '' : String(max) };
}
