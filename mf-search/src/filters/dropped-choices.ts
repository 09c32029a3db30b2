import { countryLabels, propertyTypeLabels, regionLabels } from 'shared-contracts/domain/labels.ts';
import type { Localization } from 'shared-contracts/domain/place.ts';
import { buildingStatusLabels, projectCategoryLabels } from 'shared-contracts/domain/project-labels.ts';
import { facets } from 'shared-contracts/domain/search-index.ts';
import type { ListingFamily } from 'shared-contracts/domain/vocabulary.ts';
import type { SearchState } from 'shared-contracts/routes/search-state.ts';
import { refine } from 'shared-contracts/routes/search-url.ts';
import { countryRule } from '../model/family-rule.ts';
import { hasValue } from '../model/filter-clause.ts';
import { placeLookup } from '../model/listing-plan.ts';
import type { PlantQuery } from '../model/plant-query.ts';
import { filterTexts as texts } from '../texts/filter-texts.ts';
import type { DroppedChoices } from '../ui/filter-panel.ts';
import { listingHref } from '../ui/listing-href.ts';
import type { ChainChoices, ChainGroup, EarlierChoices } from './earlier-choices.ts';

/** Asks for the names of the places that were dropped; nothing where none was. */
export function droppedPlaceQuery(family: ListingFamily, { choices, dropped }: EarlierChoices): readonly PlantQuery[] {
  if (!dropped.some(isPlace)) return [];
  const { department, city, zone, neighbourhood } = choices;
  const named = {
    departmentSlug: city ? undefined : department,
    citySlug: city,
    zoneSlug: zone,
    neighbourhoodSlug: neighbourhood,
  };
  const groups = Object.keys(named) as (keyof typeof named)[];
  const conditions = groups.flatMap((group) => (named[group] ? [hasValue(facets[group], named[group])] : []));
  return [placeLookup([countryRule(family), ...conditions])];
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
