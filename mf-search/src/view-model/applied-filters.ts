import { settledByFamily } from '@umbral/domain/filters/family-choices.ts';
import { switchRows } from '@umbral/domain/filters/filter-rows.ts';
import type { NumberRange, RoomCount } from '@umbral/domain/filters/filter-values.ts';
import { switchLabels } from '@umbral/domain/filters/switch-labels.ts';
import { writePlace } from '@umbral/domain/filters/wanted-places.ts';
import { formatArea, formatRange } from '@umbral/domain/format/format.ts';
import { markedPesos, markedRange } from '@umbral/domain/format/marked-pesos.ts';
import { knownType, type SearchState } from '@umbral/domain/routes/search-state.ts';
import { refine } from '@umbral/domain/routes/search-url.ts';
import { reachLabel } from '@umbral/domain/travel/reach-label.ts';
import { amenityLabels } from '@umbral/domain/vocabulary/amenity-labels.ts';
import {
  additionalCriterionLabels,
  countryLabels,
  nearbyPlaceCategoryLabels,
  propertyTypeLabels,
  regionLabels,
} from '@umbral/domain/vocabulary/labels.ts';
import { buildingStatusLabels, projectCategoryLabels } from '@umbral/domain/vocabulary/project-labels.ts';
import { filterTexts as texts } from '../texts/filter-texts.ts';
import { monthlyTexts } from '../texts/monthly-texts.ts';
import { listingHref } from './listing-href.ts';
import type { PlaceNames } from './place-names.ts';

/** A filter that is on, and the address of the listing without it. */
export interface AppliedFilter {
  /** Its amounts are marked. */
  readonly label: string;
  readonly href: string;
}

/** Every filter that is on, from places to details; removing a place also removes the places inside it. */
export function appliedFilters(state: SearchState, names: PlaceNames): AppliedFilter[] {
  const settled = settledByFamily(state.family);
  const chips = [
    ...toldApart(placeChips(state, names)),
    ...wantedPlaceChips(state, names),
    ...choiceChips(state),
    ...measureChips(state),
    ...extraChips(state, names),
    ...monthlyChips(state),
    ...mapChips(state),
  ];
  return chips
    .filter(({ group }) => !settled.has(group))
    .map(({ label, change }) => ({ label, href: listingHref(refine(state, change)) }));
}

interface Removable {
  readonly group: string;
  readonly label: string;
  readonly change: Partial<SearchState>;
}

const noZone = { zone: undefined, neighbourhood: undefined } as const;
const noCity = { city: undefined, ...noZone } as const;

function placeChips(state: SearchState, names: PlaceNames): Removable[] {
  const { region, country, department, city, zone, neighbourhood } = state;
  return [
    ...chip('region', region && regionLabels[region], { region: undefined, department: undefined, ...noCity }),
    ...(state.family === 'abroad'
      ? chip('country', country && countryLabels[country], { country: undefined, department: undefined, ...noCity })
      : []),
    ...chip('department', department && (names.department ?? department), { department: undefined, ...noCity }),
    ...chip('city', city && (names.city ?? city), noCity),
    ...chip('zone', zone && (names.zone ?? zone), noZone),
    ...chip('neighbourhood', neighbourhood && (names.neighbourhood ?? neighbourhood), { neighbourhood: undefined }),
  ];
}

/** Each of several places that are wanted, whichever; their names are those of the counts, where these are known. */
function wantedPlaceChips({ places }: SearchState, { wanted = {} }: PlaceNames): Removable[] {
  return places.flatMap((place) =>
    chip('places', wanted[writePlace(place)] ?? spelled(place.slug), {
      places: places.filter((other) => other !== place),
    }),
  );
}

function spelled(slug: string): string {
  return slug.replace(/(^|-)(.)/g, (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`);
}

const placeWords: Readonly<Record<string, string>> = {
  city: texts.city,
  zone: texts.zone,
  neighbourhood: texts.neighbourhood,
};

/** A place inside another of the same name says what it is: "Barrio: Bocagrande". */
function toldApart(places: readonly Removable[]): Removable[] {
  return places.map((place, index) => {
    const word = placeWords[place.group];
    const isTaken = places.slice(0, index).some(({ label }) => label === place.label);
    return isTaken && word !== undefined ? { ...place, label: texts.named(word, place.label) } : place;
  });
}

function choiceChips(state: SearchState): Removable[] {
  const type = knownType(state);
  const without = <Value>(values: readonly Value[], value: Value) => values.filter((other) => other !== value);
  return [
    ...chip('type', type && propertyTypeLabels[type], { type: undefined }),
    ...state.types.flatMap((one) => chip('types', propertyTypeLabels[one], { types: without(state.types, one) })),
    ...chip('category', state.category && projectCategoryLabels[state.category], { category: undefined }),
    ...state.categories.flatMap((one) =>
      chip('categories', projectCategoryLabels[one], { categories: without(state.categories, one) }),
    ),
    ...state.statuses.flatMap((status) =>
      chip('statuses', buildingStatusLabels[status], { statuses: without(state.statuses, status) }),
    ),
    ...state.strata.flatMap((stratum) =>
      chip('strata', texts.stratumChip(stratum), { strata: without(state.strata, stratum) }),
    ),
    ...state.criteria.flatMap((criterion) =>
      chip('criteria', additionalCriterionLabels[criterion], { criteria: without(state.criteria, criterion) }),
    ),
    ...state.amenities.flatMap((one) =>
      chip('amenities', amenityLabels[one], { amenities: without(state.amenities, one) }),
    ),
    ...state.without.flatMap((one) =>
      chip('without', texts.withoutChip(amenityLabels[one]), { without: without(state.without, one) }),
    ),
    ...state.nearby.flatMap((one) =>
      chip('nearby', texts.nearbyChip(nearbyPlaceCategoryLabels[one]), { nearby: without(state.nearby, one) }),
    ),
  ];
}

function measureChips({ price, area, rooms, baths, parking, levels }: SearchState): Removable[] {
  return [
    ...chip('price', priceLabel(price), { price: {} }),
    ...chip('area', areaLabel(area), { area: {} }),
    ...chip('rooms', rooms && texts.roomsChip(countLabel(rooms)), { rooms: undefined }),
    ...chip('baths', baths && texts.bathsChip(countLabel(baths)), { baths: undefined }),
    ...chip('parking', parking && texts.parkingChip(countLabel(parking)), { parking: undefined }),
    ...chip('levels', levels && texts.levelsChip(countLabel(levels)), { levels: undefined }),
  ];
}

function extraChips(state: SearchState, names: PlaceNames): Removable[] {
  const { text, fair, near, reach, order } = state;
  const withoutNear = { near: undefined, ...(order === 'distance' ? { order: 'relevance' as const } : {}) };
  return [
    ...chip('text', text && texts.textChip(text), { text: undefined }),
    ...switchRows.flatMap(({ key }) => chip(key, state[key] ? switchLabels[key] : undefined, { [key]: false })),
    ...chip('fair', fair && texts.fairChip(names.fair ?? fair), { fair: undefined }),
    ...chip('near', near && texts.nearChip(near.radiusKm), withoutNear),
    ...chip('reach', reach && reachLabel(reach), { reach: undefined }),
  ];
}

/** Savings count for the payments of the works only, so they go with them. */
function monthlyChips({ monthly, upfront }: SearchState): Removable[] {
  const { during, after } = monthly ?? {};
  const savings = during === undefined ? undefined : upfront;
  return [
    ...chip('monthly', during ? monthlyTexts.duringChip(markedPesos(during)) : undefined, {
      monthly: after === undefined ? undefined : { after },
      upfront: undefined,
    }),
    ...chip('upfront', savings ? monthlyTexts.upfrontChip(markedPesos(savings)) : undefined, { upfront: undefined }),
    ...chip('monthly', after ? monthlyTexts.afterChip(markedPesos(after)) : undefined, {
      monthly: during === undefined ? undefined : { during },
    }),
  ];
}

function mapChips({ areas, box }: SearchState): Removable[] {
  const drawn = areas.flatMap((area, index) =>
    chip('areas', mapLabel(areas, index), { areas: areas.filter((other) => other !== area) }),
  );
  return [...drawn, ...chip('box', box && areas.length === 0 ? texts.boxChip : undefined, { box: undefined })];
}

/** Several areas are told apart by their numbers. */
function mapLabel(areas: SearchState['areas'], index: number): string {
  const name = areas[index]?.kind === 'exclude' ? texts.excludedAreaChip : texts.areaChip;
  return areas.length > 1 ? `${name} ${index + 1}` : name;
}

function chip(group: string, label: string | undefined, change: Partial<SearchState>): Removable[] {
  return label ? [{ group, label, change }] : [];
}

/** "2", "2+", "2-" or "2–3" [B035]. */
export function countLabel({ value, orMore, orFewer, orNext }: RoomCount): string {
  if (orNext) return texts.either(value, value + 1);
  if (orFewer) return texts.atMost(value);
  return orMore ? texts.atLeast(value) : String(value);
}

/** "$ 180–320 M", "Desde $ 180 M", "Hasta $ 320 M", with the amounts marked. */
export function priceLabel({ min, max }: NumberRange): string | undefined {
  if (min !== undefined && max !== undefined) return markedRange(min, max);
  if (min !== undefined) return texts.priceFrom(markedPesos(min));
  return max === undefined ? undefined : texts.priceTo(markedPesos(max));
}

/** "50–80 m²", "Desde 50 m²", "Hasta 80 m²". */
export function areaLabel({ min, max }: NumberRange): string | undefined {
  if (min !== undefined && max !== undefined) return formatRange(min, max, texts.areaUnit);
  if (min !== undefined) return texts.areaFrom(formatArea(min));
  return max === undefined ? undefined : texts.areaTo(formatArea(max));
}
