import type { ReachRing } from '../travel/reach.ts';
import { ringsOf } from '../travel/straight-reach.ts';
import { defaultCountry } from '../vocabulary/vocabulary.ts';
import type { FilterChoices } from './filter-choices.ts';
import type { KeyOfKind, MeasuredKey, RecordKey } from './filter-rows.ts';
import { type FilterKey, type FilterRow, filterTable } from './filter-table.ts';
import type { DrawnArea, MapBox, Near, NumberRange, RoomCount } from './filter-values.ts';

/** What a filter asks of a home, whoever answers: the index, the database or a test of one home. */
export type Condition =
  /** A home has this value; one of several, where it has several. */
  | { readonly kind: 'is'; readonly filter: RecordKey; readonly value: string | number | true }
  | { readonly kind: 'atLeast' | 'atMost' | 'above'; readonly filter: MeasuredKey; readonly value: number }
  | { readonly kind: 'anyOf'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'not'; readonly condition: Condition }
  | { readonly kind: 'affordable'; readonly means: Means }
  | { readonly kind: 'around'; readonly near: Near }
  /** Inside any of the rings. */
  | { readonly kind: 'reached'; readonly rings: readonly ReachRing[] }
  | { readonly kind: 'onMap'; readonly areas: readonly DrawnArea[]; readonly box?: MapBox }
  | { readonly kind: 'says'; readonly text: string };

/** What somebody can pay, pesos; `dearest` where a price is asked for besides. */
export interface Means {
  readonly during?: number;
  readonly after?: number;
  readonly upfront: number;
  readonly dearest?: number;
}

/** What the choices of all filters ask of a home; all of it counts. Filters of `without` count for nothing. */
export function conditionsOf(choices: FilterChoices, without: readonly FilterKey[] = []): readonly Condition[] {
  const rows = filterTable.filter(({ key }) => !without.includes(key));
  return rows.flatMap((row) => conditionsOfRow(row, choices));
}

/** What one filter asks; nothing where nothing is chosen. */
export function conditionsOfRow(row: FilterRow, choices: FilterChoices): readonly Condition[] {
  switch (row.kind) {
    case 'choice':
    case 'slug': {
      const value = choices[row.key];
      return typeof value === 'string' ? [is(row.key, value)] : [];
    }
    case 'many': {
      const values = (choices[row.key] ?? []).map((value) => is(row.key, value));
      if (row.match === 'none') return values.map((condition) => ({ kind: 'not', condition }));
      return row.match === 'all' ? values : anyOf(values);
    }
    case 'range':
      return within(row.key, choices[row.key] ?? {});
    case 'count': {
      const count = choices[row.key];
      return count ? [ofCount(row.key, count)] : [];
    }
    case 'toggle':
      if (!choices[row.key]) return [];
      return ['above' in row ? { kind: 'above', filter: row.key, value: row.above } : is(row.key, true)];
    case 'abroad':
      return choices.isAbroad ? [{ kind: 'not', condition: is('country', defaultCountry) }] : [];
    case 'places':
      return anyOf((choices.places ?? []).map(({ level, slug }) => is(level, slug)));
    case 'monthly':
      return affordable(choices);
    case 'near':
      return choices.near ? [{ kind: 'around', near: choices.near }] : [];
    case 'reach':
      return choices.reach ? [{ kind: 'reached', rings: ringsOf(choices.reach) }] : [];
    case 'areas':
      return onMap(choices);
    case 'text':
      return choices.text ? [{ kind: 'says', text: choices.text }] : [];
    // Savings count with the months, the piece of the map in sight with the areas.
    case 'upfront':
    case 'box':
      return [];
  }
}

/** A home has this value of a filter. */
export function is(filter: RecordKey, value: string | number | true): Condition {
  return { kind: 'is', filter, value };
}

function anyOf(conditions: readonly Condition[]): readonly Condition[] {
  return conditions.length < 2 ? conditions : [{ kind: 'anyOf', conditions }];
}

function ofCount(filter: KeyOfKind<'count'>, { value, orMore, orFewer, orNext }: RoomCount): Condition {
  if (orNext) return { kind: 'anyOf', conditions: [is(filter, value), is(filter, value + 1)] };
  if (orMore) return { kind: 'atLeast', filter, value };
  return orFewer ? { kind: 'atMost', filter, value } : is(filter, value);
}

/** Zero bounds nothing, at either end [B032]. */
function within(filter: MeasuredKey, { min, max }: NumberRange): readonly Condition[] {
  return [
    ...(min ? [{ kind: 'atLeast', filter, value: min } as const] : []),
    ...(max ? [{ kind: 'atMost', filter, value: max } as const] : []),
  ];
}

function affordable({ monthly, upfront = 0, price }: FilterChoices): readonly Condition[] {
  const { during, after } = monthly ?? {};
  if (!during && !after) return [];
  const means = { during: during || undefined, after: after || undefined, upfront, dearest: price?.max || undefined };
  return [{ kind: 'affordable', means }];
}

function onMap({ areas = [], box }: FilterChoices): readonly Condition[] {
  return areas.length > 0 || box ? [{ kind: 'onMap', areas, box }] : [];
}
