import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as calls from 'shared-contracts/api/events.ts';
import type { Backend } from '../backend.ts';
import { register } from '../http/endpoint-route.ts';
import { toPageRequest } from '../http/page.ts';
import { found } from '../http/refusal.ts';
import * as queries from './event-queries.ts';

const cached = { sharedSeconds: 300 };

/** Events: lists, categories and single ones. */
export function eventRoutes(app: FastifyInstance, backend: Backend): void {
  const list = async (choice: queries.EventChoice) => ({ data: await queries.listEvents(backend, choice) });
  register(app, calls.listEvents, ({ query }) => queries.eventPage(backend, sql`true`, toPageRequest(query)), cached);
  register(app, calls.listEventCategories, async () => ({ data: await queries.listCategories(backend) }), cached);
  register(
    app,
    calls.listEventsOfCategory,
    async ({ params, query }) => {
      const label = found(await queries.findCategory(backend, params.c));
      return { ...(await queries.eventPage(backend, sql`k.slug = ${params.c}`, toPageRequest(query))), label };
    },
    cached,
  );
  register(
    app,
    calls.listHomeEvents,
    ({ query }) => list({ orderBy: sql`e.home_position nulls last, e.starts_at desc`, limit: query.limit }),
    cached,
  );
  register(
    app,
    calls.listCurrentEvents,
    ({ query }) =>
      list({ where: sql`e.ends_at >= ${backend.now()}`, orderBy: sql`e.starts_at, e.id`, limit: query.limit }),
    cached,
  );
  register(
    app,
    calls.getEvent,
    async ({ params }) => ({ data: found(await queries.findEvent(backend, params.slug)) }),
    cached,
  );
}
