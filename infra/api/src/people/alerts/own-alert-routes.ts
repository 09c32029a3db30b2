import { changeAlert, deleteAlert } from '@umbral/domain/api/saved.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { readForms } from '../../engine/http/posted-form.ts';
import { showFailure, wantsPage } from '../../engine/mail/form-pages.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import { removeAlert } from './alert-queries.ts';
import { alertTexts } from './alert-texts.ts';
import { updateAlert } from './change-alert.ts';

/** What people do to alerts of their own, with and without script; those of others do not exist. */
export function ownAlertRoutes(app: FastifyInstance, backend: Backend): void {
  void app.register(async (scope) => {
    readForms(scope);
    scope.setErrorHandler(showFailure);
    register(scope, changeAlert, async (call) => {
      const isKnown = await updateAlert(backend, call.session.userId, call.body);
      return done(call, isKnown, messageOf(call.body));
    });
    register(scope, deleteAlert, async (call) => {
      const isKnown = await removeAlert(backend, call.session.userId, call.body.id);
      return done(call, isKnown, alertTexts.deleted);
    });
  });
}

function messageOf({ is_active, name, frequency }: Call<typeof changeAlert>['body']): string {
  if (is_active === undefined || name !== undefined || frequency !== undefined) return alertTexts.changed;
  return is_active ? alertTexts.resumed : alertTexts.paused;
}

/** A browser without script is led back to its alerts, so that a reload sends nothing again. */
function done({ request, reply }: Pick<Call, 'request' | 'reply'>, isKnown: boolean, message: string) {
  if (!isKnown) throw new Refusal('not-found');
  if (wantsPage(request)) reply.code(303).header('location', routes.accountAlerts.href());
  return { ok: 1 as const, message };
}
