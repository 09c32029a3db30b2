import type { UnitFields } from '@umbral/domain/project-form/unit-fields.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { UnitPlan } from './plan-units.ts';
import type { PlannedUnit } from './planned-unit.ts';
import { unitColumns } from './unit-query.ts';

/** How the values of a home travel to the database as one list. */
const columnTypes: Readonly<Record<(typeof unitColumns)[number], string>> = {
  name: 'text',
  plant_id: 'integer',
  tower_id: 'integer',
  floor: 'smallint',
  place: 'smallint',
  state: 'text',
  is_ready: 'boolean',
  price: 'bigint',
  discount: 'bigint',
  built_area: 'numeric',
  private_area: 'numeric',
  orientation: 'text',
  outlook: 'text',
  description: 'text',
};

const names = sql.join(unitColumns.map((name) => sql.ref(name)));
const typed = sql.raw(unitColumns.map((name) => `${name} ${columnTypes[name]}`).join(', '));
const assignments = sql.join(unitColumns.map((name) => sql`${sql.ref(name)} = c.${sql.ref(name)}`));

/** A home that was stored. */
export interface StoredUnit extends PlannedUnit {
  readonly id: number;
}

/** Stores what is planned, each kind of change as one statement; gives the homes with their numbers. */
export async function storeUnits(db: Kysely<Database>, { saved, removed }: UnitPlan): Promise<StoredUnit[]> {
  if (removed.length > 0) {
    await db
      .deleteFrom('stock_unit')
      .where(sql<boolean>`id = any (${removed.map(({ id }) => id)}::int[])`)
      .execute();
  }
  const known = saved.flatMap((unit) => (unit.before ? [{ ...unit, id: unit.before.id }] : []));
  if (known.length > 0) {
    await sql`update stock_unit u set ${assignments}
      from jsonb_to_recordset(${jsonOf(known)}::jsonb) as c (id integer, ${typed}) where u.id = c.id`.execute(db);
  }
  return [...known, ...(await insertUnits(db, saved))].toSorted((a, b) => a.index - b.index);
}

async function insertUnits(db: Kysely<Database>, saved: readonly PlannedUnit[]): Promise<StoredUnit[]> {
  const fresh = saved.filter(({ before }) => before === null);
  if (fresh.length === 0) return [];
  const { rows } = await sql<{ id: number; name: string }>`insert into stock_unit (${names})
    select ${names} from jsonb_to_recordset(${jsonOf(fresh)}::jsonb) as c (${typed}) returning id, name`.execute(db);
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return fresh.flatMap((unit) => {
    const id = ids.get(unit.after.name);
    return id === undefined ? [] : [{ ...unit, id }];
  });
}

function jsonOf(units: readonly { readonly id?: number; readonly after: UnitFields }[]): string {
  return JSON.stringify(units.map(({ id, after }) => ({ ...after, id })));
}
