import { writeCount } from '@umbral/domain/filters/address-values.ts';
import { settledByFamily } from '@umbral/domain/filters/family-choices.ts';
import type { RoomCount } from '@umbral/domain/filters/filter-values.ts';
import { roomOptions } from '@umbral/domain/limits/filter-limits.ts';
import { knownType, type SearchState } from '@umbral/domain/routes/search-state.ts';
import { refine } from '@umbral/domain/routes/search-url.ts';
import { propertyTypeLabels } from '@umbral/domain/vocabulary/labels.ts';
import { buildingStatusLabels } from '@umbral/domain/vocabulary/project-labels.ts';
import { buildingStatuses, propertyTypes } from '@umbral/domain/vocabulary/vocabulary.ts';
import { countOf, type FacetCounts } from '../model/facet-counts.ts';
import { filterTexts as texts } from '../texts/filter-texts.ts';
import { countLabel } from '../view-model/applied-filters.ts';
import type { CountedLink, FilterPill, PillPanels } from '../view-model/filter-panel.ts';
import { listingHref } from '../view-model/listing-href.ts';
import { roomCounts } from './filter-options.ts';

/** The pills of the bar that this listing has. */
export function filterPills(state: SearchState): FilterPill[] {
  return shownOf(state, [roomsPill(state), typePill(state), statusPill(state)]);
}

/** The choices of each pill: plain links with their counts, also those that lead to nothing. */
export function pillChoices(state: SearchState, counts: FacetCounts): PillPanels['pillChoices'] {
  const choices = [
    { key: 'rooms', links: roomsChoices(state, counts) },
    { key: 'type', links: typeChoices(state, counts) },
    { key: 'statuses', links: statusChoices(state, counts) },
  ] as const;
  return Object.fromEntries(shownOf(state, choices).map(({ key, links }) => [key, links]));
}

/** What the address of a family settles is no choice. */
function shownOf<Of extends Pick<FilterPill, 'key'>>({ family }: SearchState, pills: readonly Of[]): Of[] {
  const settled = settledByFamily(family);
  return pills.filter(({ key }) => !settled.has(key));
}

function typePill(state: SearchState): FilterPill {
  const chosen = knownType(state);
  return { key: 'type', label: chosen ? propertyTypeLabels[chosen] : texts.typeShort, isChosen: chosen !== undefined };
}

function typeChoices(state: SearchState, counts: FacetCounts): CountedLink[] {
  const chosen = knownType(state);
  return propertyTypes.map((type) => ({
    label: propertyTypeLabels[type],
    href: listingHref(refine(state, { type: type === chosen ? undefined : type })),
    count: counts.type[type] ?? 0,
    isCurrent: type === chosen,
  }));
}

function roomsPill({ rooms }: SearchState): FilterPill {
  const label = rooms ? texts.roomsChip(countLabel(rooms)) : texts.roomsShort;
  return { key: 'rooms', label, isChosen: rooms !== undefined };
}

function roomsChoices(state: SearchState, counts: FacetCounts): CountedLink[] {
  const { rooms } = state;
  const isCurrent = (count: RoomCount) => writeCount(count) === writeCount(rooms);
  return roomCounts(roomOptions.length).map((number) => ({
    label: countLabel(number),
    href: listingHref(refine(state, { rooms: isCurrent(number) ? undefined : number })),
    count: countOf(counts.rooms, number),
    isCurrent: isCurrent(number),
  }));
}

function statusPill({ statuses }: SearchState): FilterPill {
  const [first] = statuses;
  const only = first && statuses.length === 1 ? buildingStatusLabels[first] : texts.statusCount(statuses.length);
  return { key: 'statuses', label: first ? only : texts.statusShort, isChosen: first !== undefined };
}

function statusChoices(state: SearchState, counts: FacetCounts): CountedLink[] {
  const { statuses } = state;
  return buildingStatuses.map((status) => {
    const isCurrent = statuses.includes(status);
    const others = statuses.filter((other) => other !== status);
    return {
      label: buildingStatusLabels[status],
      href: listingHref(refine(state, { statuses: isCurrent ? others : [...statuses, status] })),
      count: counts.statuses[status] ?? 0,
      isCurrent,
    };
  });
}
