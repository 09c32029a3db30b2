import * as calls from '@umbral/domain/api/project-previews.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { drawnPreviews } from './drawn-previews.ts';
import { openLink } from './open-preview.ts';
import { ensureLink, previewLinks, revokeLink } from './preview-links.ts';
import { previewTexts as texts } from './preview-texts.ts';

/** Previews of drafts and projects: their links for those who make them, their contents for whoever has a link. */
export function previewRoutes(app: FastifyInstance, backend: Backend): void {
  const draw = drawnPreviews(backend);
  register(app, calls.sharePreview, async ({ body, session }) => ({ data: await ensureLink(backend, session, body) }));
  register(app, calls.listPreviews, async ({ query, session }) => ({
    data: await previewLinks(backend, session, query),
  }));
  register(app, calls.revokePreview, async ({ params, session }) => {
    await revokeLink(backend, session, params.id);
    return { ok: 1 as const, message: texts.revoked };
  });
  register(app, calls.openPreview, async ({ body }) => ({ data: await openLink(backend, draw, body) }), {
    limit: { max: 120, perSeconds: 60 },
  });
}
