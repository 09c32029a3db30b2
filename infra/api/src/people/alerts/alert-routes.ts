import { listAlerts, previewAlert, saveAlert } from '@umbral/domain/api/saved.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { linkRoutes } from '../../engine/mail/link-routes.ts';
import { chosenFilters } from './alert-filters.ts';
import { alertFormRoutes } from './alert-form-routes.ts';
import { alertLinks } from './alert-links.ts';
import { createAlertPreview } from './alert-preview.ts';
import { alertsOf } from './alert-queries.ts';
import { alertTexts } from './alert-texts.ts';
import { ownAlertRoutes } from './own-alert-routes.ts';
import { addAlert } from './save-alert.ts';

/** Saved searches that a job looks after; each call touches only the rows of its own person. */
export function alertRoutes(app: FastifyInstance, backend: Backend): void {
  const preview = createAlertPreview(backend);
  register(app, listAlerts, async ({ session }) => ({ data: await alertsOf(backend, session.userId) }));
  register(app, saveAlert, (call) => save(backend, call), { limit: { max: 20, perSeconds: 600 } });
  register(app, previewAlert, async ({ body }) => ({ data: await preview(body.filters) }), {
    limit: { max: 60, perSeconds: 60 },
  });
  ownAlertRoutes(app, backend);
  alertFormRoutes(app, backend);
  linkRoutes(app, alertLinks(backend));
}

async function save(backend: Backend, { body, session }: Call<typeof saveAlert>) {
  const email = session?.email ?? body.email;
  if (!email) return { ok: 0 as const, reason: alertTexts.email };
  if (!session && body.agree_terms !== 'S') return { ok: 0 as const, reason: alertTexts.terms };
  const stored = await addAlert(backend, {
    userId: session?.userId ?? null,
    email,
    userKey: body.user_key ?? '',
    name: body.name ?? '',
    filters: chosenFilters(body.filters),
    path: body.path ?? null,
    frequency: body.frequency,
  });
  return stored ? { ok: 1 as const, reason: null } : { ok: 0 as const, reason: alertTexts.full };
}
