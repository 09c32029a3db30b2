import { z } from 'zod';
import { coordinates } from '../places/place.ts';
import { wireReach } from '../travel/wire-reach.ts';
import { pesos, slug } from '../vocabulary/identifier.ts';
import { calledRows } from './filter-rows.ts';
import { type FilterRow, filterTable } from './filter-table.ts';
import { mostPlaces } from './wanted-places.ts';
import type { WireValue } from './wire-filters.ts';

/** `2` exactly, `2+` and more, `2-` and fewer [B035]. */
export const roomCount = z.string().regex(/^[1-9](?:[+-]|-[2-9])?$/);
/** The same, or `0` for none. */
const countOrNone = z.string().regex(/^(?:[1-9](?:[+-]|-[2-9])?|0)$/);
/** An end of a range; null where it is open. Far above any price in pesos. */
const open = z.number().nonnegative().max(1_000_000_000_000_000).nullable();

/** Slug of something that a filter names. */
const chosen = slug.max(160).nullable();

/** Pesos that somebody can pay; null where nothing is said. */
const means = pesos.max(1_000_000_000_000).nullable();

/** An area drawn on the map; not closed. */
const drawnArea = z.object({ kind: z.enum(['include', 'exclude']), points: z.array(coordinates).min(3).max(80) });
const { lat, lng } = coordinates.shape;

const schemaOfKind = {
  text: z.string().trim().max(120),
  abroad: z.boolean(),
  slug: chosen,
  places: z
    .array(
      z
        .string()
        .max(160)
        .regex(/^(?:ciudad|zona|barrio)\.[a-z0-9-]+$/),
    )
    .max(mostPlaces),
  toggle: z.boolean(),
  near: coordinates.nullable(),
  reach: wireReach.nullable(),
  monthly: z.object({ during: means, after: means }),
  upfront: means,
  areas: z.array(drawnArea).max(5),
  box: z.object({ north: lat, east: lng, south: lat, west: lng }).nullable(),
} as const;

/** The most values of a list: all of them, and what careless clients repeat. */
const mostValues = 60;

function schemaOf(row: FilterRow): z.ZodType {
  switch (row.kind) {
    case 'choice':
      return z.enum(row.values).nullable();
    case 'many':
      return z.array(z.literal(row.values)).max(mostValues);
    case 'range':
      return row.unit === 'pesos' ? z.tuple([open, open]) : z.object({ min: open, max: open });
    case 'count':
      return ('none' in row ? countOrNone : roomCount).nullable();
    default:
      return schemaOfKind[row.kind];
  }
}

type Shape<Row extends FilterRow> = { [Each in Row as Each['wire']]: z.ZodType<WireValue<Each>> };

function shapeOf<Row extends FilterRow>(rows: readonly Row[]) {
  // Each row has the schema of its own kind.
  const shape = Object.fromEntries(rows.map((row) => [row.wire, schemaOf(row)])) as Shape<Row>;
  return { ...shape, aroundRadius: z.number().positive().nullable(), orderBy: z.string().max(40) };
}

/** Filters as calls for plants name them; places by slug, null or empty for "any". */
export const filterState = z.object(shapeOf(calledRows));

/** A search as alerts keep it: the filters of calls, and what only a listing's address can say besides. */
export const watchedFilters = z.object(shapeOf(filterTable)).partial();

/** A name that a filter offers, with how many plants it leads to. */
export const filterOption = z.object({ name: z.string(), slug, count: z.int().nonnegative() });
export type FilterOption = z.infer<typeof filterOption>;

/** A place and type that together have plants. */
export const combination = z.object({
  ciudad: z.string(),
  zona: z.string(),
  tipo_inmueble: z.string(),
  slug: z.string(),
});
export const combinationAbroad = z.object({
  pais: z.string(),
  ciudad: z.string(),
  tipo_inmueble: z.string(),
  slug: z.string(),
});
export type Combination = z.infer<typeof combination>;
export type CombinationAbroad = z.infer<typeof combinationAbroad>;
