import type { RecordKey } from '@umbral/domain/filters/filter-rows.ts';
import { type RawBuilder, sql } from 'kysely';
import { homeColumns } from './home-columns.ts';

type Single = string | number | boolean | null;

/** What a home has of each filter; a list where it may have several. */
export type HomeValues = Readonly<Record<RecordKey, Single | readonly Single[]>>;

/** The same read from the database: of one of `homesOnOffer`. */
export const homeValues: RawBuilder<HomeValues> = sql`jsonb_build_object(${sql.join(
  Object.entries(homeColumns).map(([key, column]) => {
    if ('value' in column) return sql`${sql.lit(key)}, ${column.value}`;
    const { id, by, from, name } = column;
    return sql`${sql.lit(key)}, array(select ${name} from ${from} where ${by} = ${id})`;
  }),
)})`;
