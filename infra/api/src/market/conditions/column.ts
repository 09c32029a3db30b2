import type { MeasuredKey, RecordKey } from '@umbral/domain/filters/filter-rows.ts';
import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

/** A value in the row itself. */
export interface OwnColumn {
  readonly value: Sql;
}

/** Values in other tables: the rows of `from` whose `by` is the row's `id`; `name` is what filters say. */
export interface LinkedColumn {
  readonly id: Sql;
  readonly from: Sql;
  readonly by: Sql;
  readonly name: Sql;
}

/** Several values as bits of one number: bit n stands for the row n + 1 of `table`. */
export interface BitsColumn {
  readonly bits: Sql;
  readonly table: string;
}

/** Where a table has what a filter compares. */
export type Column = OwnColumn | LinkedColumn | BitsColumn;

/** Columns of a table by filter; amounts are in the row itself. */
export type Columns<Key extends RecordKey = RecordKey> = {
  readonly [Each in Key]: Each extends MeasuredKey ? OwnColumn : Column;
};

/** Whether a row has a value of a filter. */
export function columnIs(column: Column, value: string | number | true): RawBuilder<boolean> {
  if ('value' in column) return value === true ? sql`(${column.value})` : sql`${column.value} = ${value}`;
  if ('bits' in column) {
    const bit = sql`select 1::bigint << (k.id - 1) from ${sql.table(column.table)} k where k.key = ${value}`;
    return sql`${column.bits} & (${bit}) <> 0`;
  }
  const { id, by, from, name } = column;
  return sql`${id} in (select ${by} from ${from} where ${name} = ${value})`;
}
