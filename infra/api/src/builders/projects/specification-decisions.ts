import { projectFormLimits } from '@umbral/domain/limits/project-form-limits.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { found, Refusal } from '../../engine/replies/refusal.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { logProject } from './project-log.ts';
import { enqueueProjectMail } from './project-orders.ts';
import { projectTexts as texts } from './project-texts.ts';
import { changeProjects, writeAudit } from './project-transaction.ts';

interface Waiting {
  id: number;
  project_id: number;
  plant_id: number | null;
  kind: 'interior' | 'exterior' | 'common';
  label: string;
}

interface Listed {
  id: number;
  label: string;
  /** Whether it was on the list before. */
  isKnown: boolean;
}

export interface Approval {
  id: number;
  merge_with: string | null;
  name?: string;
}

/** The feature with all that wait under the same name, their projects locked in one order; nothing where it is decided. */
async function lockWaiting(db: Kysely<Database>, id: number): Promise<Waiting[] | undefined> {
  const row = await db
    .selectFrom('custom_specification')
    .where('id', '=', id)
    .select(['kind', 'label', 'state'])
    .executeTakeFirst();
  const { kind, label } = found(row);
  await sql`
    select j.id from project j where j.id in (
      select x.project_id from custom_specification x where x.kind = ${kind} and slugify(x.label) = ${slugify(label)})
    order by j.id for update`.execute(db);
  const { rows } = await sql<Waiting>`
    select x.id, x.project_id, x.plant_id, x.kind, x.label from custom_specification x
    where x.state = 'pending' and x.kind = ${kind} and slugify(x.label) = ${slugify(label)}
    order by x.project_id, x.id for update`.execute(db);
  return rows.some((waiting) => waiting.id === id) ? rows : undefined;
}

async function listedByKey(db: Kysely<Database>, kind: Waiting['kind'], key: string): Promise<Listed> {
  const row = await db
    .selectFrom('specification')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .select(['id', 'label'])
    .executeTakeFirst();
  if (!row) throw new Refusal('invalid-input', { merge_with: texts.specificationAbsent });
  return { ...row, isKnown: true };
}

/** Puts a feature at the end of the list; where one of that name is there meanwhile, it is that one. */
async function addToList(db: Kysely<Database>, kind: Waiting['kind'], label: string): Promise<Listed> {
  await sql`select pg_advisory_xact_lock(hashtextextended('specification', 0))`.execute(db);
  const key = slugify(label);
  const { rows } = await sql<{ id: number; label: string }>`
    select id, label from specification where kind = ${kind} and (key = ${key} or slugify(label) = ${key})`.execute(db);
  if (rows[0]) return { ...rows[0], isKnown: true };
  const added = await sql<{ id: number; label: string }>`
    insert into specification (kind, key, label, position)
    select ${kind}, ${key}, ${label}, coalesce(max(position), 0) + 1 from specification
    returning id, label`.execute(db);
  return { ...found(added.rows[0]), isKnown: false };
}

/** Puts the listed feature in place of the own one; where the list has its 15 already the own one is shown instead. */
async function link(db: Kysely<Database>, person: SignedIn, waiting: Waiting, listed: Listed): Promise<void> {
  const { id, project_id, plant_id, kind } = waiting;
  const table = sql.table(plant_id === null ? 'project_specification' : 'plant_specification');
  const owner =
    plant_id === null ? sql`x.project_id = ${project_id} and x.kind = ${kind}` : sql`x.plant_id = ${plant_id}`;
  const { rows } = await sql<{ last: number; has: boolean }>`
    select coalesce(max(x.position), 0) as last, coalesce(bool_or(x.specification_id = ${listed.id}), false) as has
    from ${table} x where ${owner}`.execute(db);
  const { last, has } = found(rows[0]);
  if (!has && last >= projectFormLimits.specifications.max) {
    await db
      .updateTable('custom_specification')
      .set({ state: 'approved', label: listed.label, reviewed_by: person.userId, reviewed_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    return;
  }
  await db.deleteFrom('custom_specification').where('id', '=', id).execute();
  if (has) return;
  const position = last + 1;
  await (plant_id === null
    ? db
        .insertInto('project_specification')
        .values({ project_id, specification_id: listed.id, kind, position })
        .execute()
    : db.insertInto('plant_specification').values({ plant_id, specification_id: listed.id, position }).execute());
}

interface Decision {
  decision: 'approved' | 'merged' | 'rejected';
  listed_as: string | null;
  reason: string | null;
}

/** Logs a decision, moves the project on, so that open forms learn of it, and writes to the builder. */
async function tell(db: Kysely<Database>, person: SignedIn, waiting: Waiting, decision: Decision): Promise<void> {
  const { version } = await db
    .updateTable('project')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', waiting.project_id)
    .returning('version')
    .executeTakeFirstOrThrow();
  const path = waiting.plant_id === null ? 'specifications' : `plants[id=${waiting.plant_id}].specifications`;
  const changes = [{ path, before: waiting.label, after: decision }];
  await logProject(db, person, 'specification', { id: waiting.project_id, version, changes });
  const auditId = await writeAudit(db, person, {
    action: decision.decision,
    entity: 'custom_specification',
    id: waiting.id,
    after: { project_id: waiting.project_id, name: waiting.label, ...decision },
  });
  await enqueueProjectMail(db, { template: 'specification-decided', auditId });
}

/**
 * Takes a feature into the catalogue, or merges it with a listed one, in every project that waits with the same name.
 * False where somebody decided already.
 */
export async function approveSpecification(backend: Backend, person: SignedIn, approval: Approval): Promise<boolean> {
  return changeProjects(backend, person, async (trx) => {
    const all = await lockWaiting(trx, approval.id);
    const first = all?.find(({ id }) => id === approval.id);
    if (!all || !first) return false;
    const listed =
      approval.merge_with === null
        ? await addToList(trx, first.kind, approval.name ?? first.label)
        : await listedByKey(trx, first.kind, approval.merge_with);
    const decision = listed.isKnown ? ('merged' as const) : ('approved' as const);
    for (const waiting of all) {
      await link(trx, person, waiting, listed);
      await tell(trx, person, waiting, { decision, listed_as: listed.label, reason: null });
    }
    return true;
  });
}

/** Refuses one feature with a reason; false where somebody decided already. */
export async function refuseSpecification(
  backend: Backend,
  person: SignedIn,
  { id, reason }: { id: number; reason: string },
): Promise<boolean> {
  return changeProjects(backend, person, async (trx) => {
    const waiting = (await lockWaiting(trx, id))?.find((one) => one.id === id);
    if (!waiting) return false;
    await trx
      .updateTable('custom_specification')
      .set({ state: 'rejected', reason, reviewed_by: person.userId, reviewed_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    await tell(trx, person, waiting, { decision: 'rejected', listed_as: null, reason });
    return true;
  });
}
