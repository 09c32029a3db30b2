import { objectIdOf, type PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { recordsOfIds } from '../plants/card-queries.ts';
import type { PlantsIndex } from './index-client.ts';

/** Plants that are read from the database at a time. */
const slice = 250;

/**
 * Brings the index up to date with plants as the database knows them now: inactive ones stay with `isActive` 0,
 * removed, withdrawn and unpublished ones go. Repeating it changes nothing.
 */
export async function indexPlants(backend: Backend, index: PlantsIndex, ids: readonly number[]): Promise<void> {
  const records = await recordsOfIds(backend, await offeredOf(backend, ids));
  const kept = new Set(records.map(({ id }) => id));
  const gone = ids.filter((id) => !kept.has(id));
  if (records.length > 0) await index.save(records);
  if (gone.length > 0) await index.remove(gone.map(objectIdOf));
}

/** The plants among `ids` that no builder has removed; those are kept only for people who saved them. */
async function offeredOf({ db }: Backend, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from plant p where p.id = any (${sql`${[...ids]}::integer[]`}) and p.removed_at is null`.execute(db);
  return rows.map(({ id }) => id);
}

async function allRecords(backend: Backend): Promise<PlantRecord[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from plant p join project j on j.id = p.project_id
    where j.state in ('published', 'paused') and p.removed_at is null order by p.id`.execute(backend.db);
  const records: PlantRecord[] = [];
  for (let start = 0; start < rows.length; start += slice) {
    const ids = rows.slice(start, start + slice).map(({ id }) => id);
    records.push(...(await recordsOfIds(backend, ids)));
  }
  return records;
}

/** Builds the whole index anew beside the old one; what changed meanwhile is indexed once more. */
export async function rebuildIndex(backend: Backend, index: PlantsIndex): Promise<number> {
  const { rows } = await sql<{ began: Date }>`select now() as began`.execute(backend.db);
  const began = rows[0]?.began ?? new Date();
  await index.configure();
  const records = await allRecords(backend);
  await index.replaceAll(records);
  await repeatSince(backend, began);
  return records.length;
}

/**
 * Queues once more every plant that may have reached only the index that was replaced: each change has its row, also
 * that of a plant which is gone. What is still waiting reaches the new one by itself. Without the key that merges
 * rows, so that no change that is under way has to wait for this one, or this one for it.
 */
async function repeatSince({ db }: Backend, began: Date): Promise<void> {
  await sql`
    insert into outbox (topic, aggregate_key, payload)
    select distinct topic, aggregate_key, payload from outbox
    where topic = 'index-plant' and (state = 'running' or finished_at >= ${began})`.execute(db);
}
