import * as calls from '@umbral/domain/api/events.ts';
import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { toPageRequest } from '../../engine/replies/page.ts';
import { found } from '../../engine/replies/refusal.ts';
import * as queries from './event-queries.ts';

const cached = { sharedSeconds: 300 };
const soonest = sql`e.starts_at, e.id`;

type ListQuery = Call<typeof calls.listEvents>['query'];

/** Conditions over e event: what runs or is to come, and what is over. */
const timeConditions = (now: Date) => ({
  current: sql<boolean>`e.ends_at >= ${now}`,
  past: sql<boolean>`e.ends_at < ${now}`,
});

/** Events: lists, categories and single ones. */
export function eventRoutes(app: FastifyInstance, backend: Backend): void {
  const list = async (choice: queries.EventChoice) => ({ data: await queries.listEvents(backend, choice) });
  const page = (query: ListQuery, where: RawBuilder<boolean>) => {
    const time = query.when && timeConditions(backend.now())[query.when];
    const choice = {
      where: time ? sql<boolean>`${where} and ${time}` : where,
      orderBy: query.when === 'current' ? soonest : undefined,
    };
    return queries.eventPage(backend, choice, toPageRequest(query));
  };
  register(app, calls.listEvents, ({ query }) => page(query, sql`true`), cached);
  register(app, calls.listEventCategories, async () => ({ data: await queries.listCategories(backend) }), cached);
  register(
    app,
    calls.listEventsOfCategory,
    async ({ params, query }) => {
      const label = found(await queries.findCategory(backend, params.c));
      return { ...(await page(query, sql`k.slug = ${params.c}`)), label };
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
    ({ query }) => list({ where: timeConditions(backend.now()).current, orderBy: soonest, limit: query.limit }),
    cached,
  );
  register(
    app,
    calls.getEvent,
    async ({ params }) => ({ data: found(await queries.findEvent(backend, params.slug)) }),
    cached,
  );
}
