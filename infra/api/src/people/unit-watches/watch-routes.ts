import { watchUnit as watchUnitCall } from '@umbral/domain/api/unit-watches.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { linkRoutes } from '../../engine/mail/link-routes.ts';
import { watchLinks } from './watch-links.ts';
import { watchTexts as texts } from './watch-texts.ts';
import { watchUnit } from './watch-unit.ts';

/** "Avísame si se libera". */
export function watchRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, watchUnitCall, (call) => watch(backend, call), { limit: { max: 20, perSeconds: 600 } });
  linkRoutes(app, watchLinks(backend));
}

async function watch(backend: Backend, { params, body, session }: Call<typeof watchUnitCall>) {
  const email = session?.email ?? body.email;
  if (!email) return { ok: 0 as const, message: texts.email };
  if (!session && body.agree_terms !== 'S') return { ok: 0 as const, message: texts.terms };
  return watchUnit(backend, params.id, { userId: session?.userId ?? null, email });
}
