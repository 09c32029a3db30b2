import { propertyTypeLabels } from 'shared-contracts/domain/labels.ts';
import { roomOptions } from 'shared-contracts/domain/parameters/limits.ts';
import { buildingStatusLabels } from 'shared-contracts/domain/project-labels.ts';
import { buildingStatuses, propertyTypes } from 'shared-contracts/domain/vocabulary.ts';
import { knownType, type RoomCount, type SearchState } from 'shared-contracts/routes/search-state.ts';
import { refine } from 'shared-contracts/routes/search-url.ts';
import { countOf, type FacetCounts } from '../model/facet-counts.ts';
import { settledByFamily } from '../model/family-rule.ts';
import { filterTexts as texts } from '../texts/filter-texts.ts';
import { countLabel } from '../ui/applied-filters.ts';
import type { FilterPill } from '../ui/filter-panel.ts';
import { listingHref } from '../ui/listing-href.ts';
import { roomCounts } from './filter-options.ts';

/** The pills of the bar, whose choices are plain links with their counts, also those that lead to nothing. */
export function filterPills(state: SearchState, counts: FacetCounts): FilterPill[] {
  const settled = settledByFamily(state.family);
  return [roomsPill(state, counts), typePill(state, counts), statusPill(state, counts)].filter(
    ({ key }) => !settled.has(key),
  );
}

function typePill(state: SearchState, counts: FacetCounts): FilterPill {
  const chosen = knownType(state);
  const choices = propertyTypes.map((type) => ({
    label: propertyTypeLabels[type],
    href: listingHref(refine(state, { type: type === chosen ? undefined : type })),
    count: counts.type[type] ?? 0,
    isCurrent: type === chosen,
  }));
  return {
    key: 'type',
    label: chosen ? propertyTypeLabels[chosen] : texts.typeShort,
    isChosen: chosen !== undefined,
    choices,
  };
}

function roomsPill(state: SearchState, counts: FacetCounts): FilterPill {
  const { rooms } = state;
  const isCurrent = ({ value, orMore }: RoomCount) => value === rooms?.value && orMore === rooms.orMore;
  const choices = roomCounts(roomOptions.length).map((number) => ({
    label: countLabel(number),
    href: listingHref(refine(state, { rooms: isCurrent(number) ? undefined : number })),
    count: countOf(counts.rooms, number),
    isCurrent: isCurrent(number),
  }));
  return {
    key: 'rooms',
    label: rooms ? texts.roomsChip(countLabel(rooms)) : texts.roomsShort,
    isChosen: rooms !== undefined,
    choices,
  };
}

function statusPill(state: SearchState, counts: FacetCounts): FilterPill {
  const { statuses } = state;
  const [first] = statuses;
  const choices = buildingStatuses.map((status) => {
    const isCurrent = statuses.includes(status);
    const others = statuses.filter((other) => other !== status);
    return {
      label: buildingStatusLabels[status],
      href: listingHref(refine(state, { statuses: isCurrent ? others : [...statuses, status] })),
      count: counts.statuses[status] ?? 0,
      isCurrent,
    };
  });
  const only = first && statuses.length === 1 ? buildingStatusLabels[first] : texts.statusCount(statuses.length);
  return {
    key: 'statuses',
    label: first ? only : texts.statusShort,
    isChosen: first !== undefined,
    choices,
  };
}
