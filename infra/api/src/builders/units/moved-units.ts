import type { MovedUnit } from '@umbral/domain/api/units.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { UnitPlan } from './plan-units.ts';
import { unitTexts as texts } from './unit-texts.ts';

interface LastChange {
  unit_id: number;
  at: Date;
  by_administrator: boolean;
}

/** Says of homes that moved on who changed them last, and when. */
export async function tellMoved(db: Kysely<Database>, moved: UnitPlan['moved']): Promise<MovedUnit[]> {
  if (moved.length === 0) return [];
  const { rows } = await sql<LastChange>`
    select distinct on (l.unit_id) l.unit_id, l.at, exists (
      select from user_role r where r.user_id = l.changed_by and r.role_key = 'administrador') as by_administrator
    from unit_log l where l.unit_id = any (${moved.map(({ id }) => id)}::int[]) order by l.unit_id, l.id desc`.execute(
    db,
  );
  const last = new Map(rows.map((row) => [row.unit_id, row]));
  return moved.map(({ id, name, unit }) => {
    const change = last.get(id);
    const by = change?.by_administrator ? texts.byAdministrator : texts.byBuilder;
    return { id, name, unit, by, at: change?.at.toISOString() ?? null };
  });
}
