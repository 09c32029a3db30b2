import { getStaticPage } from '@umbral/domain/api/pages.ts';
import type { StaticPage } from '@umbral/domain/editorial/static-page.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { found } from '../../engine/replies/refusal.ts';

/** Static pages: terms, habeas data, about us, cookie notice. */
export function pageRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, getStaticPage, async ({ params }) => ({ data: found(await findPage(backend, params.slug)) }), {
    sharedSeconds: 300,
  });
}

async function findPage({ db }: Backend, slug: string): Promise<StaticPage | undefined> {
  const { rows } = await sql<Omit<StaticPage, 'updated_at'> & { updated_at: Date }>`
    select slug, title, description, body, version, updated_at from static_page where slug = ${slug}`.execute(db);
  const [page] = rows;
  return page && { ...page, updated_at: page.updated_at.toISOString() };
}
