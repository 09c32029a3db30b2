import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { getStaticPage } from 'shared-contracts/api/pages.ts';
import type { StaticPage } from 'shared-contracts/domain/static-page.ts';
import type { Backend } from '../backend.ts';
import { register } from '../http/endpoint-route.ts';
import { found } from '../http/refusal.ts';

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
