import * as calls from '@umbral/domain/api/magazines.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { found } from '../../engine/replies/refusal.ts';
import { findIssue, listMagazines } from './magazine-queries.ts';

const cached = { sharedSeconds: 300, browserSeconds: 60 };

/** The magazine. */
export function magazineRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.listMagazines, async () => ({ data: await listMagazines(backend) }), cached);
  register(app, calls.getLatestMagazine, async () => ({ data: found(await findIssue(backend, {})) }), cached);
  register(
    app,
    calls.getMagazine,
    async ({ params }) => ({ data: found(await findIssue(backend, { where: sql`m.slug = ${params.slug}` })) }),
    cached,
  );
  register(
    app,
    calls.listMagazinesByIds,
    async ({ params }) => {
      const ids = sql`${params.ids}::integer[]`;
      const orderBy = sql`array_position(${ids}, m.id)`;
      return { data: await listMagazines(backend, { where: sql`m.id = any (${ids})`, orderBy }) };
    },
    cached,
  );
}
