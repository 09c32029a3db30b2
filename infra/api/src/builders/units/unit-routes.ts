import * as calls from '@umbral/domain/api/units.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { ownProject } from '../projects/ownership.ts';
import { changeUnits } from './change-units.ts';
import { saveTowers } from './save-towers.ts';
import { readBuilding } from './unit-query.ts';
import { unitTexts as texts } from './unit-texts.ts';

/** Towers and homes, of builders' own projects and for administrators of all. */
export function unitRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.getProjectUnits, async ({ params, session }) => {
    const { id, title, builder_id } = await ownProject(backend.db, session, params.id);
    return { data: { project: { id, title, builder_id }, ...(await readBuilding(backend.db, id)) } };
  });
  register(app, calls.saveTowers, async ({ params, body, session }) => {
    const towers = await saveTowers(backend, session, params.id, body.towers);
    return { ok: 1 as const, message: texts.savedTowers, towers };
  });
  register(app, calls.changeUnits, async ({ params, body, session }) => {
    const changed = await changeUnits(backend, session, params.id, body.units);
    return { ok: 1 as const, message: texts.saved, ...changed };
  });
}
