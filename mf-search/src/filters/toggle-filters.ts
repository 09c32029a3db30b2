import { queryKeys } from 'shared-contracts/routes/search-keys.ts';
import { filterTexts as texts } from '../texts/filter-texts.ts';
import type { SelectFilter, ToggleFilter } from '../ui/filter-panel.ts';
import type { PanelFacts } from './panel-facts.ts';

export type Keyed<Filter> = Filter & { readonly key: string };

/** What is on or off: vacation, virtual tour, the fair, balcony, television, stock [B030, B039]. */
export function toggleFilters(facts: PanelFacts): Keyed<ToggleFilter>[] {
  const { state, counts, options } = facts;
  const yes = (values: Readonly<Record<string, number>>) => values.true ?? 0;
  const rows = [
    { key: 'holiday', count: yes(counts.holiday) },
    { key: 'has360', count: yes(counts.has360) },
    { key: 'hasBalcony', count: options?.withBalcony ?? 0 },
    { key: 'belongsTv', count: yes(counts.belongsTv) },
    { key: 'inStock', count: yes(counts.inStock) },
  ] as const;
  const toggles = rows.map(({ key, count }) => ({
    key,
    name: queryKeys[key],
    label: texts[key],
    isOn: state[key],
    count,
  }));
  return [...toggles, ...fairToggle(facts)];
}

/** One active fair is a toggle. */
function fairToggle({ state, counts, fairs = [] }: PanelFacts): Keyed<ToggleFilter>[] {
  const [fair] = fairs;
  if (!fair || fairs.length > 1) return [];
  const { slug, name } = fair;
  const count = counts.fair[slug] ?? 0;
  return [
    { key: 'fair', name: queryKeys.fair, label: texts.inFair(name), isOn: state.fair === slug, count, value: slug },
  ];
}

/** Several active fairs are a list. */
export function fairSelect({ state, counts, fairs = [] }: PanelFacts): SelectFilter | undefined {
  if (fairs.length < 2) return undefined;
  return {
    name: queryKeys.fair,
    label: texts.fair,
    any: texts.any,
    value: state.fair ?? '',
    options: fairs.map(({ slug, name }) => ({ value: slug, label: name, count: counts.fair[slug] ?? 0 })),
  };
}
