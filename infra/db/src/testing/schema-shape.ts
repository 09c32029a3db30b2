import type pg from 'pg';

/** A column as whoever writes rows meets it. */
export interface ColumnShape {
  readonly type: string;
  /** A row that does not name it is refused. */
  readonly isDemanded: boolean;
  readonly isNullable: boolean;
  /** Computed by the database: writing it is refused. */
  readonly isComputed: boolean;
}

/** Columns by `table.column`; tables outside of `public` carry their schema. */
export type SchemaShape = ReadonlyMap<string, ColumnShape>;

interface Row {
  name: string;
  type: string;
  nullable: boolean;
  fills_itself: boolean;
  computed: boolean;
}

/** The tables of a database as they are now. */
export async function readShape(client: pg.ClientBase): Promise<SchemaShape> {
  const { rows } = await client.query<Row>(
    `select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname || '.' || a.attname as name,
       format_type(a.atttypid, a.atttypmod) as type, not (a.attnotnull or t.typnotnull) as nullable,
       a.atthasdef or a.attidentity <> '' or a.attgenerated <> '' as fills_itself,
       a.attgenerated <> '' as computed
     from pg_attribute a
     join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
     join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'releases')
     join pg_type t on t.oid = a.atttypid
     where a.attnum > 0 and not a.attisdropped order by 1`,
  );
  return new Map(
    rows.map(({ name, type, nullable, fills_itself, computed }) => [
      name,
      { type, isNullable: nullable, isDemanded: !nullable && !fills_itself, isComputed: computed },
    ]),
  );
}
