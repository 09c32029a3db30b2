import { sql } from 'kysely';
import { z } from 'zod';
import type { Backend } from '../../engine/backend.ts';
import { oneByOne, type Topic } from '../../engine/outbox/topic.ts';
import { enqueueWatchMail } from './watch-orders.ts';

const freed = z.object({ unitId: z.int() });

/** Orders one letter for each who waits for a home that became available; the watch ends with it. */
export function freedTopic({ db, now }: Backend): Topic {
  return {
    name: 'unit-freed',
    batch: 20,
    run: oneByOne(async ({ payload }) => {
      const { unitId } = freed.parse(payload);
      await db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ id: number }>`
          update unit_watch w set told_at = ${now()} from stock_unit s
          where s.id = w.unit_id and s.id = ${unitId} and s.state = 'available'
            and w.is_active and w.confirmed_at is not null and w.told_at is null
          returning w.id`.execute(trx);
        for (const { id } of rows) await enqueueWatchMail(trx, { template: 'unit-free', watchId: id });
      });
    }),
  };
}
