import * as cardCalls from '@umbral/domain/api/project-cards.ts';
import * as calls from '@umbral/domain/api/projects.ts';
import { featured } from '@umbral/domain/limits/listing-limits.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { toPageRequest } from '../../engine/replies/page.ts';
import { found } from '../../engine/replies/refusal.ts';
import { allOf, named } from '../places/place-condition.ts';
import { inCategory, projectCards } from '../plants/card-queries.ts';
import { isBuyersEyes } from '../tracking/buyers-eyes.ts';
import { projectCardPage, projectPoints } from './project-card-queries.ts';
import * as queries from './project-queries.ts';

const cached = { sharedSeconds: 60 };
const isFeatured = sql<boolean>`j.featured_position is not null`;

/** Projects and the featured lists. */
export function projectRoutes(app: FastifyInstance, backend: Backend): void {
  register(
    app,
    calls.getProject,
    async ({ params }) => ({ data: found(await queries.findProject(backend, params.id)) }),
    cached,
  );
  register(app, calls.listPlantsOfProject, async ({ params, query }) => {
    const plants = await queries.plantsOfProject(backend, params.id, query.includeInactive);
    return { data: query.completePlants ? plants : plants.slice(0, 1) };
  });
  register(
    app,
    calls.countProjectView,
    // Told like what is counted: nobody learns from it who counts.
    async ({ params, request, session }) =>
      isBuyersEyes(request.headers['user-agent'], session)
        ? { ok: await queries.countProjectView(backend, params.id) }
        : { ok: 1 as const },
    { limit: { max: 120, perSeconds: 60 } },
  );
  register(app, calls.listProjectsByIds, async ({ params }) => ({
    data: await queries.cardsOfProjects(backend, params.ids),
  }));
  register(
    app,
    calls.listHomeProjects,
    async ({ query }) => ({ data: await queries.newestProjects(backend, query.limit) }),
    cached,
  );
  register(
    app,
    calls.listProjectsOfNeighborhood,
    async ({ params }) => ({
      data: await projectCards(backend, { where: allOf([named('c', params.city), named('n', params.neighborhood)]) }),
    }),
    cached,
  );
  register(app, calls.listHeaderImages, async () => ({ data: await queries.headerImages(backend) }), cached);
  cardRoutes(app, backend);
  featuredRoutes(app, backend);
}

function cardRoutes(app: FastifyInstance, backend: Backend): void {
  register(
    app,
    cardCalls.listProjectCards,
    ({ query: { page, items_by_page, ...filter } }) =>
      projectCardPage(backend, filter, toPageRequest({ page, items_by_page })),
    cached,
  );
  register(
    app,
    cardCalls.listProjectPoints,
    async ({ query }) => ({ data: await projectPoints(backend, query.builder) }),
    cached,
  );
}

function featuredRoutes(app: FastifyInstance, backend: Backend): void {
  register(
    app,
    calls.listFeaturedProjects,
    async ({ query }) => {
      const limit = query.limit ?? (query.scope === 'home' ? featured.home : featured.listing);
      const where = allOf([isFeatured, categoryCondition(query.category_name), tvCondition(query.tv)]);
      return { data: await projectCards(backend, { where, limit }) };
    },
    cached,
  );
  register(
    app,
    calls.listFeaturedProjectsOfDepartment,
    async ({ params, query }) => {
      const where = allOf([named('d', params.id), categoryCondition(query.category_name), tvCondition(query.tv)]);
      return { data: await projectCards(backend, { where, limit: query.limit }) };
    },
    cached,
  );
  register(app, calls.listFeaturedProjectsOf, async ({ params, query }) => ({
    data: await projectCards(backend, { where: queries.featuredOf(params.x), limit: query.limit }),
  }));
  register(app, calls.listFeaturedProjectsBy, async ({ params, query }) => ({
    data: await projectCards(backend, { where: queries.featuredIn[params.type](params.params), limit: query.limit }),
  }));
}

function categoryCondition(category: string | undefined) {
  return category ? inCategory(category) : undefined;
}

function tvCondition(tv: boolean | undefined) {
  return tv === undefined ? undefined : sql<boolean>`j.belongs_tv = ${tv}`;
}
