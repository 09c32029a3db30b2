import type { MovedUnit, Unit, UnitChange } from '@umbral/domain/api/units.ts';
import type { UnitFields } from '@umbral/domain/project-form/unit-fields.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { type FormChange, formChanges } from '../projects/form-changes.ts';
import { ownProject } from '../projects/ownership.ts';
import { logProject } from '../projects/project-log.ts';
import { changeProjects } from '../projects/project-transaction.ts';
import { tellMoved } from './moved-units.ts';
import { planUnits, type UnitPlan } from './plan-units.ts';
import { type StoredUnit, storeUnits } from './store-units.ts';
import { readBuilding } from './unit-query.ts';

/** What became of many changes of homes. */
export interface ChangedUnits {
  readonly units: Unit[];
  readonly removed: number[];
  readonly moved: MovedUnit[];
}

/**
 * Makes, changes and removes homes of a project: whatever is wrong refuses all, and what others changed since it was
 * read stays as it is while the rest is done. Changes of one project wait for one another.
 */
export function changeUnits(
  backend: Backend,
  person: SignedIn,
  projectId: number,
  changes: readonly UnitChange[],
): Promise<ChangedUnits> {
  return changeProjects(backend, person, async (trx) => {
    const project = await ownProject(trx, person, projectId, 'lock');
    const building = await readBuilding(trx, project.id);
    const plan = planUnits(building, changes, await goneUnits(trx, project.id, changes));
    if (Object.keys(plan.issues).length > 0) throw new Refusal('invalid-input', plan.issues);
    const stored = await storeUnits(trx, plan);
    await tellForms(trx, person, project.id, changesOfForm(plan, stored));
    const now = new Map((await readBuilding(trx, project.id)).units.map((unit) => [unit.id, unit]));
    return {
      units: stored.flatMap(({ id }) => now.get(id) ?? []),
      removed: plan.removed.map(({ id }) => id),
      moved: await tellMoved(trx, plan.moved),
    };
  });
}

/** Which of the named homes the project had once. */
async function goneUnits(
  db: Kysely<Database>,
  projectId: number,
  changes: readonly UnitChange[],
): Promise<ReadonlySet<number>> {
  const ids = changes.flatMap(({ id }) => id ?? []);
  const { rows } = await sql<{ unit_id: number }>`select distinct unit_id from unit_log
    where project_id = ${projectId} and after is null and unit_id = any (${ids}::int[])`.execute(db);
  return new Set(rows.map(({ unit_id }) => unit_id));
}

/** A home as the builder's form shows it; nothing where it is not in there. */
function inForm(unit: UnitFields | null): object | undefined {
  if (!unit?.is_ready) return undefined;
  const { name, state, price, discount, description } = unit;
  return { name, available: state === 'available', price, discount, description };
}

/** What changed of the form's homes for immediate delivery, by its paths. */
function changesOfForm({ removed }: UnitPlan, stored: readonly StoredUnit[]): FormChange[] {
  const all = [
    ...stored.map(({ id, before, after }) => ({ id, before, after })),
    ...removed.map((before) => ({ id: before.id, before, after: null })),
  ];
  return all.flatMap(({ id, before, after }) => {
    const plantId = before?.plant_id ?? after?.plant_id;
    return formChanges(inForm(before), inForm(after), `plants[id=${plantId}].stock[id=${id}]`);
  });
}

/** Forms that are open on an older version learn of it; where the form has nothing to do with it, they stay valid. */
async function tellForms(
  db: Kysely<Database>,
  person: SignedIn,
  id: number,
  changes: readonly FormChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const { version } = await db
    .updateTable('project')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await logProject(db, person, 'stock', { id, version, changes });
}
