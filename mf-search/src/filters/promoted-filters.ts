import { settledByFamily } from '@umbral/domain/filters/family-choices.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { refine } from '@umbral/domain/routes/search-url.ts';
import { buildingStatusLabels } from '@umbral/domain/vocabulary/project-labels.ts';
import { countOf } from '../model/facet-counts.ts';
import { filterTexts as texts } from '../texts/filter-texts.ts';
import type { CountedLink } from '../view-model/filter-panel.ts';
import { listingHref } from '../view-model/listing-href.ts';
import type { PanelFacts } from './panel-facts.ts';

interface Promoted {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  readonly isOn: boolean;
  readonly on: Partial<SearchState>;
  readonly off: Partial<SearchState>;
}

const twoRooms = { value: 2, orMore: true } as const;

/** The filters that most people look for, once more above the results; each leads to its listing and back. */
export function promotedFilters({ state, counts }: PanelFacts): CountedLink[] {
  const { category, statuses, criteria, rooms, has360 } = state;
  const [onlyStatus] = statuses;
  const rows: readonly Promoted[] = [
    {
      key: 'category',
      label: texts.promotedVis,
      count: counts.category.vis ?? 0,
      isOn: category === 'vis',
      on: { category: 'vis' },
      off: { category: undefined },
    },
    {
      key: 'statuses',
      label: buildingStatusLabels['immediate-delivery'],
      count: counts.statuses['immediate-delivery'] ?? 0,
      isOn: statuses.length === 1 && onlyStatus === 'immediate-delivery',
      on: { statuses: ['immediate-delivery'] },
      off: { statuses: [] },
    },
    {
      key: 'has360',
      label: texts.promotedTour,
      count: counts.has360.true ?? 0,
      isOn: has360,
      on: { has360: true },
      off: { has360: false },
    },
    {
      key: 'criteria',
      label: texts.promotedSubsidy,
      count: counts.criteria['with-subsidy'] ?? 0,
      isOn: criteria.includes('with-subsidy'),
      on: { criteria: [...criteria, 'with-subsidy'] },
      off: { criteria: criteria.filter((criterion) => criterion !== 'with-subsidy') },
    },
    {
      key: 'rooms',
      label: texts.promotedRooms,
      count: countOf(counts.rooms, twoRooms),
      isOn: rooms?.value === twoRooms.value && rooms.orMore,
      on: { rooms: twoRooms },
      off: { rooms: undefined },
    },
  ];
  const settled = settledByFamily(state.family);
  return rows
    .filter(({ key }) => !settled.has(key))
    .map(({ label, count, isOn, on, off }) => ({
      label,
      count,
      isCurrent: isOn,
      href: listingHref(refine(state, isOn ? off : on)),
    }));
}
