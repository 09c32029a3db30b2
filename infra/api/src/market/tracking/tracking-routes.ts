import { saveTracking } from '@umbral/domain/api/tracking.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';

/** What visitors look for [B092]. */
export function trackingRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, saveTracking, (call) => track(backend, call), { limit: { max: 120, perSeconds: 60 } });
}

/** Renews the visit that the key names, or begins one. */
async function track({ db }: Backend, { body, session }: Call<typeof saveTracking>) {
  const known = z.uuid().safeParse(body.id_anonimo);
  const visit = {
    user_id: session?.userId ?? null,
    email: z.email().safeParse(body.correo).data ?? null,
    building_status: body.building_status || null,
    filters: JSON.stringify(body.filters),
  };
  if (known.success) {
    const renewed = await db
      .updateTable('tracking_visit')
      .set(visit)
      .where('key', '=', known.data)
      .returning('key')
      .executeTakeFirst();
    if (renewed) return { ok: 1 as const, key: renewed.key };
  }
  const anonymousId = body.id_anonimo || null;
  const { key } = await db
    .insertInto('tracking_visit')
    .values({ ...visit, anonymous_id: anonymousId })
    .returning('key')
    .executeTakeFirstOrThrow();
  return { ok: 1 as const, key };
}
