import * as calls from '@umbral/domain/api/tv.ts';
import { civilDate, isoDate } from '@umbral/domain/format/format-date.ts';
import type { Country } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { found } from '../../engine/replies/refusal.ts';
import { listArticles } from '../blog/article-queries.ts';
import * as broadcasts from './broadcast-queries.ts';
import { listProgrammes, programmePage, projectsOfProgramme } from './programme-queries.ts';

const cached = { sharedSeconds: 300, browserSeconds: 60 };
/** What is on air changes with the minute. */
const brief = { sharedSeconds: 30 };
const nextOfProgramme = 4;

interface Viewer {
  country: Country;
  visitor_country?: string | undefined;
  time_zone?: string | undefined;
}

/** The television programme [B101]. */
export function tvRoutes(app: FastifyInstance, backend: Backend): void {
  register(
    app,
    calls.listTvSchedule,
    async ({ query }) => {
      const months = await broadcasts.broadcastMonths(backend, query.country);
      const thisMonth = isoDate({ ...civilDate(backend.now()), day: 1 });
      return schedule(backend, query, months, months.find((month) => month >= thisMonth) ?? months.at(-1) ?? null);
    },
    cached,
  );
  register(
    app,
    calls.listTvScheduleOfMonth,
    async ({ params: { month }, query }) => {
      const months = await broadcasts.broadcastMonths(backend, query.country);
      return schedule(backend, query, months, `${month.slice(0, 4)}-${month.slice(4, 6)}-01`);
    },
    cached,
  );
  register(app, calls.getTvItem, (call) => item(backend, call), cached);
  register(app, calls.getTvHome, ({ query }) => home(backend, query), brief);
}

async function schedule(backend: Backend, viewer: Viewer, months: readonly string[], month: string | null) {
  const visitorZone = await broadcasts.visitorZone(backend, viewer);
  const ofMonth = sql<boolean>`a.code = ${viewer.country} and s.day >= ${month}::date
    and s.day < ${month}::date + interval '1 month'`;
  const [data, countries] = await Promise.all([
    month ? broadcasts.listBroadcasts(backend, { where: ofMonth, visitorZone }) : [],
    broadcasts.broadcastCountries(backend),
  ]);
  return { data, country: viewer.country, month, months: months.map((day) => day.replaceAll('-', '')), countries };
}

async function item(backend: Backend, { params, query }: Call<typeof calls.getTvItem>) {
  const visitorZone = await broadcasts.visitorZone(backend, query);
  const toCome = sql<boolean>`a.code = ${query.country} and z.ends_at > ${backend.now()}`;
  const isNumber = /^\d{1,9}$/.test(params.id);
  const byNumber = { where: sql<boolean>`s.id = ${Number(params.id)}`, limit: 1, visitorZone };
  const [named] = isNumber ? await broadcasts.listBroadcasts(backend, byNumber) : [];
  const slug = isNumber ? found(named).programme.slug : params.id;
  const programme = found((await listProgrammes(backend, sql`p.slug = ${slug}`))[0]);
  const next = await broadcasts.listBroadcasts(backend, {
    where: sql<boolean>`${toCome} and p.id = ${programme.id} and s.id <> ${named?.id ?? 0}`,
    limit: nextOfProgramme + 1,
    visitorZone,
  });
  const broadcast = named ?? next.shift() ?? null;
  const projects = query.projects ? await projectsOfProgramme(backend, programme.id) : null;
  const page = await programmePage(backend, programme);
  return { data: { broadcast, programme: page, next: next.slice(0, nextOfProgramme), projects } };
}

async function home(backend: Backend, query: Viewer & { limit: number }) {
  const visitorZone = await broadcasts.visitorZone(backend, query);
  const now = backend.now();
  const [upcoming, programmes, articles] = await Promise.all([
    broadcasts.listBroadcasts(backend, {
      where: sql<boolean>`a.code = ${query.country} and z.ends_at > ${now}`,
      limit: query.limit + 1,
      visitorZone,
    }),
    listProgrammes(backend, sql`true`),
    listArticles(backend, { where: sql`a.belongs_tv`, limit: query.limit }),
  ]);
  const on_air = upcoming.find(({ starts_at }) => Date.parse(starts_at) <= now.getTime()) ?? null;
  const next = upcoming.filter((broadcast) => broadcast !== on_air).slice(0, query.limit);
  return { data: { on_air, next, programmes, articles } };
}
