import type { ClientBase } from 'pg';

/** A table as it is copied: generated columns make themselves. */
export interface TableFacts {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns of the primary key; none where there is no such key. */
  readonly key: readonly string[];
}

/** Where numbers of a sequence go on. */
export interface SequenceFacts {
  readonly name: string;
  readonly lastValue: string;
  readonly isCalled: boolean;
}

/** A migration as the database remembers it. */
export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}

/** Tables that say what the schema is, not what the portal holds. */
const ownTables = ['schema_migration'];

/** Every table with its columns, in the order of their names. */
export async function readTables(client: ClientBase): Promise<TableFacts[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; key: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
       coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.attnum = any (k.indkey)), '{}') as key
     from pg_class c join pg_attribute a on a.attrelid = c.oid
       left join pg_index k on k.indrelid = c.oid and k.indisprimary
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> all ($1)
     group by c.relname order by c.relname collate "C"`,
    [ownTables],
  );
  return rows;
}

/** Every sequence with its place; read after the tables it is never behind them. */
export async function readSequences(client: ClientBase): Promise<SequenceFacts[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
     order by relname collate "C"`,
  );
  const sequences: SequenceFacts[] = [];
  for (const { name } of rows) {
    const place = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${client.escapeIdentifier(name)}`,
    );
    const [found] = place.rows;
    if (found) sequences.push({ name, ...found });
  }
  return sequences;
}

/** The migrations that the database has, in their order. */
export async function readMigrationsOf(client: ClientBase): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>('select name, checksum from schema_migration order by name');
  return rows;
}

/** The first table that holds rows; undefined in a database that was only migrated. */
export async function firstFilledTable(client: ClientBase, tables: readonly TableFacts[]): Promise<string | undefined> {
  for (const { name } of tables) {
    const { rows } = await client.query<{ filled: boolean }>(
      `select exists (select from ${client.escapeIdentifier(name)}) as filled`,
    );
    if (rows[0]?.filled) return name;
  }
  return undefined;
}
