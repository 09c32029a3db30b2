import type { FacetColumn } from './segment-data.ts';

/** The values of a facet, numbered alike over all segments of a search. */
export interface ValueNumbering {
  /** The value of each number. */
  readonly names: readonly string[];
  /** By segment: the number of each of its own values; null where they are numbered so already. */
  readonly numbers: readonly (Uint32Array | null)[];
}

/** Segments never change, so the places of their values are looked up once. */
const knownPlaces = new WeakMap<FacetColumn, Map<string, number>>();

/** Numbers the values of a facet: the segment that has most of them keeps its own numbers. */
export function numberValues(columns: readonly (FacetColumn | undefined)[]): ValueNumbering {
  const present = columns.filter((column) => column !== undefined);
  const [base] = present.toSorted((a, b) => b.values.length - a.values.length);
  if (base === undefined || present.length === 1)
    return { names: base?.values ?? [], numbers: columns.map(() => null) };
  const names = [...base.values];
  const places = placesOf(base);
  const added = new Map<string, number>();
  const numberOf = (value: string) => {
    const known = places.get(value) ?? added.get(value);
    if (known !== undefined) return known;
    added.set(value, names.length);
    return names.push(value) - 1;
  };
  const numbers = columns.map((column) =>
    column === undefined || column === base ? null : Uint32Array.from(column.values, numberOf),
  );
  return { names, numbers };
}

function placesOf(column: FacetColumn): Map<string, number> {
  const known = knownPlaces.get(column) ?? new Map(column.values.map((value, place) => [value, place]));
  knownPlaces.set(column, known);
  return known;
}
