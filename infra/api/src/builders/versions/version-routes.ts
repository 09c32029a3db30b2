import * as calls from '@umbral/domain/api/project-versions.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { restoreVersion } from './restore-version.ts';
import { compareVersions, versionsOf } from './version-queries.ts';
import { versionTexts as texts } from './version-texts.ts';

/** Versions of a project: to look at, to compare, to bring back. */
export function versionRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.listVersions, async ({ params, session }) => ({
    data: await versionsOf(backend, session, params.id),
  }));
  register(app, calls.getVersion, async ({ params, query, session }) => ({
    data: await compareVersions(backend, session, params.id, params.version, query.con),
  }));
  register(app, calls.restoreVersion, async ({ params, body, session }) => {
    const saved = await restoreVersion(backend, session, { ...body, id: params.id, from: params.version });
    return { ok: 1 as const, message: texts.restored(params.version, saved.version), ...saved };
  });
}
