import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Backend } from '../backend.ts';
import { Refusal } from './refusal.ts';

/** Whether a caller sits on this machine and no proxy speaks for another one. */
export function isLoopbackCaller({ ip, headers }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] === undefined && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip);
}

/** `/livez`: the process answers. `/readyz`: it can serve; false while the database is away or it is closing. */
export function healthRoutes(app: FastifyInstance, { pool }: Backend): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/livez', { schema: { hide: true } }, async () => ({ ok: 1 }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (isClosing || !(await isMigrated(pool))) throw new Refusal('unavailable');
    return { ok: 1 };
  });
}

async function isMigrated(pool: Backend['pool']): Promise<boolean> {
  try {
    const { rows } = await pool.query<{ ready: boolean }>("select to_regclass('outbox') is not null as ready");
    return rows[0]?.ready ?? false;
  } catch {
    return false;
  }
}
