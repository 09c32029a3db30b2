import { sql } from 'kysely';
import { z } from 'zod';
import type { Backend } from '../../engine/backend.ts';
import { NotNow, type Topic, together } from '../../engine/outbox/topic.ts';
import type { PlantsIndex } from './index-client.ts';
import { indexPlants, rebuildIndex } from './indexer.ts';
import { recordShape } from './record-shape.ts';

const plantOrder = z.object({ plantId: z.int().positive() });

/** Work of the search index: single plants as they change, and the whole. Rebuilding goes first. */
export function indexTopics(backend: Backend, index: PlantsIndex): Topic[] {
  const isReady = () => index.isReachable();
  return [
    {
      name: 'index-rebuild',
      batch: 20,
      isReady,
      run: together(async () => {
        await whileReachable(index, () => rebuildIndex(backend, index));
        await purgePages(backend);
      }),
    },
    {
      name: 'index-plant',
      batch: 200,
      isReady,
      run: together(async (rows) => {
        const ids = rows.map(({ payload }) => plantOrder.parse(payload).plantId);
        await whileReachable(index, () => indexPlants(backend, index, [...new Set(ids)]));
        await purgePages(backend);
      }),
    },
  ];
}

/** An engine that went away in the middle of the work is back within moments: that attempt does not count. */
async function whileReachable(index: PlantsIndex, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (await index.isReachable()) throw error;
    throw new NotNow('the search engine went away', 1);
  }
}

/** Plants stand on many pages: lists, chips and counts too. */
async function purgePages({ db }: Backend): Promise<void> {
  await sql`select enqueue_once('purge', 'plants', '{"all": true}')`.execute(db);
}

/** Asks for a rebuild where the engine has lost its records, or has records of another shape, while the database has some. */
export async function rebuildWhenOutdated({ db }: Backend, index: PlantsIndex): Promise<void> {
  if ((await index.count()) > 0 && (await index.shape()) === recordShape) return;
  await sql`
    select enqueue_once('index-rebuild', 'plants', '{}')
    where exists (select from plant p join project j on j.id = p.project_id where j.state in ('published', 'paused'))
      and not exists (select from outbox where topic = 'index-rebuild' and state in ('pending', 'running'))`.execute(
    db,
  );
}
