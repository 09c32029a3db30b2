import { buildingStatuses, countries, projectCategories, propertyTypes } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { CardRecord } from '@umbral/kit/cards/plant-card.ts';
import { isObject } from './is-object.ts';

type Check = (value: unknown) => boolean;

/** Every attribute of a card by its place in a record: one that is missing below is found by the type. */
type CardPath =
  | Exclude<keyof CardRecord, 'media' | 'project'>
  | 'media.images'
  | `project.${Exclude<keyof CardRecord['project'], 'builder'>}`
  | 'project.builder.name';

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number';
const isFlag: Check = (value) => typeof value === 'boolean';
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const orNothing =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const oneOf =
  (keys: readonly unknown[]): Check =>
  (value) =>
    keys.includes(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const partsOf =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(checks).every(([key, check]) => check(value[key]));

const image = partsOf({
  src: isText,
  srcSet: orNothing(isText),
  avifSrcSet: orNothing(isText),
  alt: isText,
  width: isNumber,
  height: isNumber,
  color: orNothing(isText),
});

const otherArea = partsOf({
  id: isNumber,
  slug: isText,
  title: isText,
  type: oneOf(propertyTypes),
  built_area: isNumber,
  room_number: orNull(isNumber),
  bath_number: orNull(isNumber),
  parking_number: orNull(isNumber),
  price: isObject,
  isActive: isNumber,
  monthly_credit: orNull(isNumber),
});

const localization = partsOf({
  country: oneOf(countries),
  city: isText,
  city_slug: isText,
  zone: isText,
  zone_slug: isText,
  neighborhood: orNull(isText),
  stratum: orNull(isNumber),
});

/** What a card is made of, by its place in a record, and what must be there for a card to be drawn. */
const cardChecks: Readonly<Record<CardPath, Check>> = {
  id: isNumber,
  slug: isText,
  title: isText,
  type: oneOf(propertyTypes),
  price: isObject,
  initial_fee_percent: orNull(isNumber),
  separation_fee: orNull(isNumber),
  number_fees: orNull(isNumber),
  built_area: isNumber,
  room_number: orNull(isNumber),
  bath_number: orNull(isNumber),
  parking_number: orNull(isNumber),
  categories: listOf(partsOf({ name: oneOf(projectCategories) })),
  housing: isText,
  isActive: isNumber,
  has_360_tour: isFlag,
  updated_at: isNumber,
  other_areas: listOf(otherArea),
  'media.images': listOf(image),
  'project.id': isNumber,
  'project.title': isText,
  'project.slug': isText,
  'project.code': isText,
  'project.building_status': oneOf(buildingStatuses),
  'project.activate_landing': orNothing(isFlag),
  'project.benefits': orNull(isText),
  'project.builder.name': isText,
  'project.delivery_at': orNull(isNumber),
  'project.localization': localization,
};

/** What a list asks of the records: the rest stays in the index. */
export const cardAttributes: readonly string[] = Object.keys(cardChecks);

/** Whether every attribute of a card is there and is what it is meant to be. */
export function isCardRecord(hit: unknown): hit is CardRecord {
  return Object.entries(cardChecks).every(([path, check]) => check(valueAt(hit, path)));
}

function valueAt(hit: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), hit);
}
