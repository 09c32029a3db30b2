import { queryOf } from '@umbral/domain/filters/filter-address.ts';
import { type SwitchKey, switchRows } from '@umbral/domain/filters/filter-rows.ts';
import { switchLabels } from '@umbral/domain/filters/switch-labels.ts';
import type { ValueCounts } from '../model/facet-counts.ts';
import { sizedRows } from '../model/facet-rows.ts';
import { filterTexts as texts } from '../texts/filter-texts.ts';
import type { SelectFilter, ToggleFilter } from '../view-model/filter-panel.ts';
import type { PanelFacts } from './panel-facts.ts';

export type Keyed<Filter> = Filter & { readonly key: string };

/** Vacation comes first, the others as the table has them. */
const shownRows = switchRows.toSorted((a, b) => Number(b.key === 'holiday') - Number(a.key === 'holiday'));

/** What is on or off: vacation, virtual tour, the fair, balcony, television, stock [B030, B039]. */
export function toggleFilters(facts: PanelFacts): Keyed<ToggleFilter>[] {
  const { state } = facts;
  const toggles = shownRows.map(({ key }) => ({
    key,
    name: queryOf[key],
    label: switchLabels[key],
    isOn: state[key],
    count: countOf(key, facts),
  }));
  return [...toggles, ...fairToggle(facts)];
}

/** Homes that a switch would leave; one that asks for a size is counted by a query of its own. */
function countOf(key: SwitchKey, { counts, options }: PanelFacts): number {
  const sized = sizedRows.find((row) => row.key === key);
  if (sized) return options?.switches[sized.key] ?? 0;
  const values: Readonly<Record<string, ValueCounts>> = counts;
  return values[key]?.true ?? 0;
}

/** One active fair is a toggle. */
function fairToggle({ state, counts, fairs = [] }: PanelFacts): Keyed<ToggleFilter>[] {
  const [fair] = fairs;
  if (!fair || fairs.length > 1) return [];
  const { slug, name } = fair;
  const count = counts.fair[slug] ?? 0;
  return [
    { key: 'fair', name: queryOf.fair, label: texts.inFair(name), isOn: state.fair === slug, count, value: slug },
  ];
}

/** Several active fairs are a list. */
export function fairSelect({ state, counts, fairs = [] }: PanelFacts): SelectFilter | undefined {
  if (fairs.length < 2) return undefined;
  return {
    name: queryOf.fair,
    label: texts.fair,
    any: texts.any,
    value: state.fair ?? '',
    options: fairs.map(({ slug, name }) => ({ value: slug, label: name, count: counts.fair[slug] ?? 0 })),
  };
}
