import { type RawBuilder, sql } from 'kysely';

/** Compares a place, builder or fair with what a path names it by: its row number or its slug. */
export function named(alias: string, value: string): RawBuilder<boolean> {
  const column = /^\d+$/.test(value) ? 'id' : 'slug';
  const wanted = column === 'id' ? Number(value) : value;
  return sql<boolean>`${sql.ref(`${alias}.${column}`)} = ${wanted}`;
}

/** All conditions at once; without any, every row. */
export function allOf(conditions: readonly (RawBuilder<boolean> | undefined)[]): RawBuilder<boolean> {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(given, sql` and `)}`;
}
