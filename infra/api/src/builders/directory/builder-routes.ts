import * as calls from '@umbral/domain/api/builders.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { toPageRequest } from '../../engine/replies/page.ts';
import { found } from '../../engine/replies/refusal.ts';
import { allOf, named } from '../../market/places/place-condition.ts';
import { projectCards } from '../../market/plants/card-queries.ts';
import { actorOf } from '../projects/ownership.ts';
import * as queries from './builder-queries.ts';
import * as own from './own-project-queries.ts';

const cached = { sharedSeconds: 300 };

/** The directory of builders, their pages and their published projects. */
export function builderRoutes(app: FastifyInstance, backend: Backend): void {
  const list = async (choice: queries.BuilderChoice) => ({ data: await queries.listBuilders(backend, choice) });
  register(app, calls.listBuilders, ({ query }) => queries.builderPage(backend, query.q, toPageRequest(query)), cached);
  register(
    app,
    calls.getBuilder,
    async ({ params }) => ({ data: found(await queries.findBuilder(backend, params.slug)) }),
    cached,
  );
  register(
    app,
    calls.listHomeBuilders,
    ({ query }) => list({ where: sql`b.home_position is not null`, orderBy: sql`b.home_position`, limit: query.limit }),
    cached,
  );
  register(
    app,
    calls.listBuildersOfCity,
    ({ params }) => list({ where: queries.worksIn(named('c', params.id)) }),
    cached,
  );
  register(
    app,
    calls.listBuildersByIds,
    ({ params }) => list({ where: sql`b.id = any (${params.id}::integer[])` }),
    cached,
  );
  register(
    app,
    calls.listBranchesOfBuilder,
    async ({ params }) => ({ data: found(await queries.branchesOf(backend, params.id)) }),
    cached,
  );
  register(
    app,
    calls.listProjectsOfBuilder,
    async ({ params }) => ({ data: await projectCards(backend, { where: named('b', params.id) }) }),
    cached,
  );
  register(
    app,
    calls.listProjectsOfBranch,
    async ({ params }) => {
      const branch = /^\d+$/.test(params.branch)
        ? sql<boolean>`j.builder_branch_id = ${Number(params.branch)}`
        : named('c', params.branch);
      return { data: await projectCards(backend, { where: allOf([named('b', params.id), branch]) }) };
    },
    cached,
  );
  ownProjectRoutes(app, backend);
}

function ownProjectRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.listOwnProjects, async ({ params, query, session }) => {
    await own.requireMembership(backend, session, params.id);
    const where = sql<boolean>`j.builder_id = ${params.id}`;
    return {
      data: await own.ownProjects(backend, where, { withPlants: query.completePlants, actor: actorOf(session) }),
    };
  });
  register(app, calls.listOwnDrafts, async ({ params, session }) => {
    await own.requireMembership(backend, session, params.id);
    return { data: await own.ownDrafts(backend, params.id) };
  });
  register(app, calls.listProjectsOfBranches, async ({ params, query, session }) => {
    for (const builderId of await own.buildersOfBranches(backend, params.ids)) {
      await own.requireMembership(backend, session, builderId);
    }
    const where = sql<boolean>`j.builder_branch_id = any (${params.ids}::integer[])`;
    return {
      data: await own.ownProjects(backend, where, { withPlants: query.completePlants, actor: actorOf(session) }),
    };
  });
}
