import { conditionsOf } from '@umbral/domain/filters/filter-conditions.ts';
import { landConditions } from '@umbral/domain/filters/listing-conditions.ts';
import type { Localization } from '@umbral/domain/places/place.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { refine } from '@umbral/domain/routes/search-url.ts';
import { countryLabels, propertyTypeLabels, regionLabels } from '@umbral/domain/vocabulary/labels.ts';
import { buildingStatusLabels, projectCategoryLabels } from '@umbral/domain/vocabulary/project-labels.ts';
import type { ListingFamily } from '@umbral/domain/vocabulary/vocabulary.ts';
import { placeLookup } from '../model/listing-plan.ts';
import type { PlantQuery } from '../model/plant-query.ts';
import { filterTexts as texts } from '../texts/filter-texts.ts';
import type { DroppedChoices } from '../view-model/filter-panel.ts';
import { listingHref } from '../view-model/listing-href.ts';
import type { ChainChoices, ChainGroup, EarlierChoices } from './earlier-choices.ts';

/** Asks for the names of the places that were dropped; nothing where none was. */
export function droppedPlaceQuery(family: ListingFamily, { choices, dropped }: EarlierChoices): PlantQuery | undefined {
  if (!dropped.some(isPlace)) return undefined;
  const { department, city, zone, neighbourhood } = choices;
  const named = { department: city ? undefined : department, city, zone, neighbourhood };
  return placeLookup([...landConditions(family), ...conditionsOf(named)]);
}

/** What a change took away, in words, and the way back; nothing where the listing has it all the same. */
export function droppedChoices(
  state: SearchState,
  { choices, dropped }: EarlierChoices,
  place: Localization | undefined,
): DroppedChoices | undefined {
  const labels = dropped.flatMap((group) => labelsOf(group, choices, state, place));
  if (labels.length === 0) return undefined;
  const unsaid = choices.city === undefined ? {} : { department: undefined, region: undefined };
  return { labels, undoHref: listingHref(refine(state, { ...choices, ...unsaid })) };
}

function labelsOf(
  group: ChainGroup,
  choices: Partial<ChainChoices>,
  state: SearchState,
  place: Localization | undefined,
): string[] {
  if (group === 'statuses') {
    const lost = (choices.statuses ?? []).filter((status) => !state.statuses.includes(status));
    return lost.map((status) => texts.named(texts.statusShort, buildingStatusLabels[status]));
  }
  const value = choices[group];
  const saysCity = group === 'department' && choices.city !== undefined;
  if (value === undefined || state[group] === value || saysCity) return [];
  return [texts.named(texts[group], labelOf(group, choices, place) ?? String(value))];
}

function labelOf(
  group: Exclude<ChainGroup, 'statuses'>,
  { category, country, region, type }: Partial<ChainChoices>,
  place: Localization | undefined,
): string | null | undefined {
  switch (group) {
    case 'category':
      return category && projectCategoryLabels[category];
    case 'country':
      return country && countryLabels[country];
    case 'region':
      return region && regionLabels[region];
    case 'type':
      return typeof type === 'string' ? propertyTypeLabels[type] : undefined;
    case 'neighbourhood':
      return place?.neighborhood;
    default:
      return place?.[group];
  }
}

function isPlace(group: ChainGroup): boolean {
  return group === 'department' || group === 'city' || group === 'zone' || group === 'neighbourhood';
}
