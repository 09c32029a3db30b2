import type { ClientBase } from 'pg';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

async function foreignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
     order by conrelid::regclass::text, conname`,
  );
  return rows;
}

/**
 * Runs work while triggers are silent and references are not checked; afterwards every reference is checked and the
 * rules are back, in the same transaction. The owner of the tables may do so, unlike switching rules off by
 * `session_replication_role`, which managed servers refuse.
 */
export async function withSuspendedRules(
  client: ClientBase,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const keys = await foreignKeys(client);
  const names = tables.map((name) => client.escapeIdentifier(name));
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await work();
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}
