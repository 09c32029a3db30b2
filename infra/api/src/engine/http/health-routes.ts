import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSchemaCurrent } from 'infra-db/schema-state.ts';
import type { Backend } from '../backend.ts';
import { Refusal } from '../replies/refusal.ts';

/** Whether a caller sits on this machine and no proxy speaks for another one. */
export function isLoopbackCaller({ ip, headers }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] === undefined && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip);
}

/**
 * `/livez`: the process answers. `/readyz`: it can serve; false while the database is away or lacks a migration that
 * this version needs, and from the moment on in which it closes.
 */
export function healthRoutes(app: FastifyInstance, { pool }: Backend): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/livez', { schema: { hide: true } }, async () => ({ ok: 1 }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (isClosing || !(await isSchemaCurrent(pool).catch(() => false))) throw new Refusal('unavailable');
    return { ok: 1 };
  });
}
