import * as prices from '@umbral/domain/api/builder-prices.ts';
import * as calls from '@umbral/domain/api/builder-projects.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { found } from '../../engine/replies/refusal.ts';
import { draftRoutes } from './draft-routes.ts';
import { editorOf } from './editor-query.ts';
import { formBodyLimit } from './form-size.ts';
import { ownProject } from './ownership.ts';
import { bodyOfStateForm, postedForms, showOutcome } from './posted-project-forms.ts';
import { lastChangePercent, projectPrices, publicPrices } from './price-queries.ts';
import { administrationRoutes } from './project-administration-routes.ts';
import { projectTexts as texts } from './project-texts.ts';
import { createProject, type Saved, updateProject } from './save-project.ts';
import { changeState } from './state-changes.ts';
import { changeStockUnits } from './stock-units.ts';

function answer({ id, slug, version, state }: Saved, message: string) {
  return { message, id, slug, version, state };
}

/** Builders write their own projects; administrators those of all. */
export function builderProjectRoutes(app: FastifyInstance, backend: Backend): void {
  register(
    app,
    calls.createProject,
    async ({ body, session }) => ({
      ok: 1 as const,
      ...answer(await createProject(backend, session, body), texts.saved),
    }),
    { limit: { max: 60, perSeconds: 3600 }, bodyLimit: formBodyLimit },
  );
  register(
    app,
    calls.updateProject,
    async ({ body, session }) => ({
      ok: 1 as const,
      ...answer(await updateProject(backend, session, body), texts.saved),
    }),
    { bodyLimit: formBodyLimit },
  );
  register(app, calls.getProjectForm, async ({ params, session }) => ({
    data: await editorOf(backend, session, params.id),
  }));
  postedForms(app, bodyOfStateForm, (scope) => {
    register(scope, calls.changeProjectState, (call) => takeState(backend, call));
  });
  draftRoutes(app, backend);
  priceRoutes(app, backend);
  administrationRoutes(app, backend);
}

async function takeState(backend: Backend, call: Call<typeof calls.changeProjectState>) {
  const { params, body, session } = call;
  const { project, refusal } = await changeState(backend, session, { ...body, id: params.id });
  const outcome = refusal
    ? { ok: 0 as const, ...answer(project, refusal) }
    : { ok: 1 as const, ...answer(project, texts.state[body.action]) };
  showOutcome(call, outcome);
  return outcome;
}

function priceRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, prices.listProjectPrices, async ({ params, session }) => {
    const { id } = await ownProject(backend.db, session, params.id);
    return { data: await projectPrices(backend, id) };
  });
  register(
    app,
    prices.getPriceHistory,
    async ({ params }) => {
      const history = found(await publicPrices(backend, params.id));
      const last_change_percent = lastChangePercent(history);
      return { data: { plant_id: params.id, currency: 'COP' as const, history, last_change_percent } };
    },
    { sharedSeconds: 300 },
  );
  register(app, prices.updateStockUnits, async ({ params, body, session }) => {
    const { version, plants } = await changeStockUnits(backend, session, params.id, body.units);
    return { ok: 1 as const, message: texts.saved, version, plants };
  });
}
