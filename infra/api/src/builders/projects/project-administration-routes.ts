import * as calls from '@umbral/domain/api/project-administration.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { wantsPage } from '../../engine/mail/form-pages.ts';
import { toPageRequest } from '../../engine/replies/page.ts';
import { recordSecurityEvent } from '../../engine/sessions/security-log.ts';
import { allProjects } from './admin-list-query.ts';
import { bodyOfRequestForm, postedForms, showSentence } from './posted-project-forms.ts';
import { projectTexts as texts } from './project-texts.ts';
import { answerRequest, requestPage, storeRequest } from './request-queries.ts';
import { approveSpecification, refuseSpecification } from './specification-decisions.ts';
import { pendingPage } from './specification-queries.ts';

const done = (message: string) => ({ ok: 1 as const, message });
const undone = (message: string) => ({ ok: 0 as const, message });

/** What administrators do with builders' projects, and what builders ask of them. */
export function administrationRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.listAllProjects, ({ query }) => allProjects(backend, query, toPageRequest(query)));
  register(app, calls.listPendingSpecifications, ({ query }) => pendingPage(backend, toPageRequest(query)));
  register(app, calls.approveSpecification, async ({ params, body, session }) => {
    const isApproved = await approveSpecification(backend, session, { ...body, id: params.id });
    return isApproved ? done(texts.specification.approved) : undone(texts.specification.decided);
  });
  register(app, calls.refuseSpecification, async ({ params, body, session }) => {
    const isRefused = await refuseSpecification(backend, session, { ...body, id: params.id });
    return isRefused ? done(texts.specification.refused) : undone(texts.specification.decided);
  });
  postedForms(app, bodyOfRequestForm, (scope) => {
    register(scope, calls.requestProject, (call) => takeRequest(backend, call), {
      limit: { max: 20, perSeconds: 3600 },
    });
  });
  register(app, calls.listProjectRequests, async ({ query, session, request }) => {
    const page = await requestPage(backend, query.state, toPageRequest(query));
    const facts = { what: 'project-requests' } as const;
    if (page.data.length > 0) {
      await recordSecurityEvent(backend.db, { kind: 'data-read', actorId: session.userId, request, facts });
    }
    return page;
  });
  register(app, calls.answerProjectRequest, async ({ params, body, session }) => {
    const isAnswered = await answerRequest(backend, session, { ...body, id: params.id });
    if (!isAnswered) return undone(texts.request.decided);
    return done(body.decision === 'accept' ? texts.request.accepted : texts.request.declined);
  });
}

async function takeRequest(backend: Backend, { body, session, request, reply }: Call<typeof calls.requestProject>) {
  const { agree_terms: _, ...wanted } = body;
  await storeRequest(backend, session, wanted);
  if (wantsPage(request)) showSentence(reply, texts.request.sent);
  return done(texts.request.sent);
}
