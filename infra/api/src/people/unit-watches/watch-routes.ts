import { endUnitWatch, listUnitWatches, watchUnit as watchUnitCall } from '@umbral/domain/api/unit-watches.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { readForms } from '../../engine/http/posted-form.ts';
import { showFailure, wantsPage } from '../../engine/mail/form-pages.ts';
import { linkRoutes } from '../../engine/mail/link-routes.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import { endWatchOf, watchesOf } from './own-watches.ts';
import { watchLinks } from './watch-links.ts';
import { watchTexts as texts } from './watch-texts.ts';
import { watchUnit } from './watch-unit.ts';

/** "Avísame si se libera". */
export function watchRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, watchUnitCall, (call) => watch(backend, call), { limit: { max: 20, perSeconds: 600 } });
  register(app, listUnitWatches, async ({ session }) => ({ data: await watchesOf(backend, session.userId) }));
  void app.register(async (scope) => {
    readForms(scope);
    scope.setErrorHandler(showFailure);
    register(scope, endUnitWatch, (call) => endOwn(backend, call));
  });
  linkRoutes(app, watchLinks(backend));
}

async function watch(backend: Backend, { params, body, session }: Call<typeof watchUnitCall>) {
  const email = session?.email ?? body.email;
  if (!email) return { ok: 0 as const, message: texts.email };
  if (!session && body.agree_terms !== 'S') return { ok: 0 as const, message: texts.terms };
  return watchUnit(backend, params.id, { userId: session?.userId ?? null, email });
}

/** A browser without script is led back to its alerts, so that a reload sends nothing again. */
async function endOwn({ db }: Backend, { session, body, request, reply }: Call<typeof endUnitWatch>) {
  if (!(await endWatchOf(db, session.userId, body.id))) throw new Refusal('not-found');
  if (wantsPage(request)) reply.code(303).header('location', routes.accountAlerts.href());
  return { ok: 1 as const, message: texts.ended.title };
}
