import * as calls from '@umbral/domain/api/builder-drafts.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import * as drafts from './draft-queries.ts';
import * as readers from './draft-readers.ts';
import { formBodyLimit } from './form-size.ts';
import { projectTexts as texts } from './project-texts.ts';

function isForm(payload: unknown): payload is Record<string, unknown> {
  return typeof payload === 'object' && payload !== null && !Array.isArray(payload);
}

/** Unfinished forms; the list of a builder's drafts stands with the builder. */
export function draftRoutes(app: FastifyInstance, backend: Backend): void {
  register(
    app,
    calls.saveDraft,
    async ({ body, session }) => {
      const { id, version, updated_at } = await drafts.saveDraft(backend, session, body);
      return { ok: 1 as const, message: texts.draft.saved, id, version, updated_at: updated_at.toISOString() };
    },
    { bodyLimit: formBodyLimit },
  );
  register(app, calls.getDraft, async ({ params, session }) => {
    const { payload, project_form, created_at, updated_at, ...draft } = await drafts.ownDraft(
      backend.db,
      session,
      params.id,
    );
    return {
      data: {
        ...draft,
        payload: isForm(payload) ? payload : {},
        project_form: isForm(project_form) ? project_form : null,
        created_at: created_at.toISOString(),
        updated_at: updated_at.toISOString(),
      },
    };
  });
  register(app, calls.tellPresence, async ({ params, body, session }) => ({
    ok: 1 as const,
    ...(await readers.tellPresence(backend, session, { draft: params.id, tab: body.tab })),
  }));
  register(app, calls.deleteDraft, async ({ params, session }) => {
    await drafts.deleteDraft(backend, session, params.id);
    return { ok: 1 as const, message: texts.draft.deleted };
  });
}
