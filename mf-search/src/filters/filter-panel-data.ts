import { writeCount } from '@umbral/domain/filters/address-values.ts';
import { settledByFamily } from '@umbral/domain/filters/family-choices.ts';
import { queryOf } from '@umbral/domain/filters/filter-address.ts';
import type { NumberRange } from '@umbral/domain/filters/filter-values.ts';
import { writeReach } from '@umbral/domain/filters/reach-address.ts';
import { bathOptions, parkingOptions, roomOptions } from '@umbral/domain/limits/filter-limits.ts';
import { toPath } from '@umbral/domain/routes/search-path.ts';
import { knownType, type SearchState } from '@umbral/domain/routes/search-state.ts';
import type { Reach } from '@umbral/domain/travel/reach.ts';
import { reachLabel } from '@umbral/domain/travel/reach-label.ts';
import { propertyTypeLabels } from '@umbral/domain/vocabulary/labels.ts';
import { buildingStatusLabels, projectCategoryLabels } from '@umbral/domain/vocabulary/project-labels.ts';
import { buildingStatusSlugs, propertyTypeSlugs } from '@umbral/domain/vocabulary/slugs.ts';
import { buildingStatuses, projectCategories, propertyTypes, strata } from '@umbral/domain/vocabulary/vocabulary.ts';
import { formKeys } from '../model/form-keys.ts';
import { filterTexts as texts } from '../texts/filter-texts.ts';
import type { ChoiceFilter, FilterPanel, PillPanels, ReachChoice, SelectFilter } from '../view-model/filter-panel.ts';
import { monthlyPanel } from '../view-model/monthly-panel.ts';
import { writeChoices } from './earlier-choices.ts';
import { hiddenFields } from './filter-form.ts';
import { countOptions, optionsOf, roomCounts } from './filter-options.ts';
import { pillChoices } from './filter-pills.ts';
import type { PanelFacts } from './panel-facts.ts';
import { departmentOf, placeSelects } from './place-selects.ts';
import { fairSelect, type Keyed, toggleFilters } from './toggle-filters.ts';

/** The filter form of a listing with the counts of its options [B035, B036, B039]. */
export function filterPanel(facts: PanelFacts): FilterPanel {
  const { state, counts } = facts;
  const settled = settledByFamily(state.family);
  const shows = (key: string) => !settled.has(key);
  const places = placeSelects(facts);
  const kinds = kindSelects(facts).filter(({ key }) => shows(key));
  const measures = measureChoices(facts).filter(({ key }) => shows(key));
  const toggles = toggleFilters(facts).filter(({ key }) => shows(key));
  const fairs = fairSelect(facts);
  const shown = [
    ...[...places, ...kinds, ...measures, ...toggles].map(({ name }) => name),
    ...[queryOf.price, queryOf.area, queryOf.strata, queryOf.statuses, queryOf.near, queryOf.reach],
    ...[queryOf.monthly, queryOf.upfront],
    ...(fairs ? [fairs.name] : []),
  ];
  return {
    ...moneyForm(state),
    places,
    kinds: kinds.map(withoutKey),
    area: textsOf(state.area),
    measures: measures.map(withoutKey),
    strata: {
      name: queryOf.strata,
      label: texts.strata,
      values: state.strata.map(String),
      options: optionsOf(strata.map(String), { counts: counts.strata }, { label: (value) => value }),
    },
    statuses: statusChoices(facts),
    toggles: toggles.map(withoutKey),
    ...(fairs ? { fairs } : {}),
    ...(state.near ? { near: { point: `${state.near.lat},${state.near.lng}`, radiusKm: state.near.radiusKm } } : {}),
    ...(state.reach ? { reach: reachChoice(state.reach) } : {}),
    hidden: [...hiddenFields(state, shown), earlierOf(facts)],
  };
}

/** What the pills of a listing open: links with the counts of their choices, and two small forms. */
export function pillPanels(facts: PanelFacts): PillPanels {
  const { state, counts } = facts;
  const kept = hiddenFields(state, [queryOf.price]).filter(([key]) => !priceKeys.includes(key));
  return {
    ...moneyForm(state),
    pillChoices: pillChoices(state, counts),
    besidesPrice: [...kept, earlierOf(facts)],
  };
}

function moneyForm(state: SearchState): Pick<PillPanels & FilterPanel, 'action' | 'price' | 'monthly'> {
  return { action: toPath(state), price: textsOf(state.price), monthly: monthlyPanel(state) };
}

function earlierOf(facts: PanelFacts): readonly [string, string] {
  return [formKeys.earlier, writeChoices({ ...facts.state, department: departmentOf(facts) })];
}

function reachChoice(reach: Reach): ReachChoice {
  const { minutes, mode } = reach;
  return { value: writeReach(reach), label: reachLabel(reach), minutes, mode };
}

const priceKeys: readonly string[] = [formKeys.priceMin, formKeys.priceMax];

function withoutKey<Filter extends { readonly key: string }>({ key: _, ...filter }: Filter): Omit<Filter, 'key'> {
  return filter;
}

function kindSelects({ state, counts, options }: PanelFacts): Keyed<SelectFilter>[] {
  const type = knownType(state);
  return [
    {
      key: 'category',
      name: queryOf.category,
      label: texts.category,
      any: texts.any,
      value: state.category ?? '',
      options: optionsOf(
        projectCategories,
        { counts: counts.category, loosened: options?.loosened.category },
        { label: (value) => projectCategoryLabels[value] },
      ),
    },
    {
      key: 'type',
      name: queryOf.type,
      label: texts.type,
      any: texts.anyMasculine,
      value: type ? propertyTypeSlugs[type] : '',
      options: optionsOf(
        propertyTypes,
        { counts: counts.type, loosened: options?.loosened.type },
        {
          label: (value) => propertyTypeLabels[value],
          slug: (value) => propertyTypeSlugs[value],
        },
      ),
    },
  ];
}

function measureChoices({ state, counts }: PanelFacts): Keyed<ChoiceFilter>[] {
  const rows = [
    { key: 'rooms', name: queryOf.rooms, label: texts.rooms, last: roomOptions.length },
    { key: 'baths', name: queryOf.baths, label: texts.baths, last: bathOptions.length },
    { key: 'parking', name: queryOf.parking, label: texts.parking, last: parkingOptions.length },
  ] as const;
  return rows.map(({ last, ...row }) => {
    const chosen = state[row.key];
    return {
      ...row,
      values: chosen ? [writeCount(chosen) ?? ''] : [],
      options: countOptions(roomCounts(last), counts[row.key], chosen),
    };
  });
}

function statusChoices({ state, counts }: PanelFacts): ChoiceFilter {
  const isSettled = settledByFamily(state.family).has('statuses');
  return {
    name: queryOf.statuses,
    label: texts.statuses,
    values: isSettled ? [buildingStatusSlugs['immediate-delivery']] : state.statuses.map(statusSlug),
    options: optionsOf(
      buildingStatuses,
      { counts: counts.statuses },
      {
        label: (value) => buildingStatusLabels[value],
        slug: statusSlug,
      },
    ),
    disabledReason: isSettled ? texts.statusSettled : undefined,
  };
}

const statusSlug = (status: keyof typeof buildingStatusSlugs) => buildingStatusSlugs[status];

function textsOf({ min, max }: NumberRange): { readonly min: string; readonly max: string } {
  return { min: min === undefined ? '' : String(min), max: max === undefined ? '' : String(max) };
}
