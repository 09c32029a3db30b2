import { createHmac } from 'node:crypto';
import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { sql } from 'kysely';
import type { Backend } from '../backend.ts';
import { type CallCount, countedWindow } from './counted-window.ts';

/**
 * Where `@fastify/rate-limit` counts: in the database, so that any number of processes keep one limit. One statement
 * counts, by the database's clock. While it counts nothing (it is away, or takes no writes) each process counts for
 * itself: what a call draws or sends without the database would have no limit at all.
 */
export function callCountsOf(backend: Pick<Backend, 'db' | 'config'>): new () => FastifyRateLimitStore {
  const windows = new Map<number, ReturnType<typeof countedWindow>>();
  const countHere = (key: string, windowMs: number) => {
    const count = windows.get(windowMs) ?? countedWindow(windowMs);
    windows.set(windowMs, count);
    return count(key);
  };
  return class CallCounts implements FastifyRateLimitStore {
    incr(key: string, tell: (error: Error | null, count?: CallCount) => void, windowMs: number): void {
      countCall(backend, key, windowMs)
        .catch(() => countHere(key, windowMs))
        .then((count) => tell(null, count), tell);
    }

    child(limit: object): FastifyRateLimitStore {
      if (!('groupId' in limit)) throw new Error('A limit needs a groupId: by it its calls are told from others.');
      return this;
    }
  };
}

async function countCall(
  { db, config }: Pick<Backend, 'db' | 'config'>,
  who: string,
  windowMs: number,
): Promise<CallCount> {
  const key = createHmac('sha256', `calls:${config.captchaSecret}`).update(who).digest();
  const isOver = sql`c.ends_at <= now()`;
  const { rows } = await sql<CallCount>`
    insert into call_count as c (key, calls, ends_at) values (${key}, 1, now() + ${windowMs} * interval '1 millisecond')
    on conflict (key) do update set
      calls = case when ${isOver} then 1 else c.calls + 1 end,
      ends_at = case when ${isOver} then excluded.ends_at else c.ends_at end
    returning calls as current, ceil(extract(epoch from ends_at - now()) * 1000)::int as ttl`.execute(db);
  return rows[0] ?? { current: 0, ttl: 0 };
}
