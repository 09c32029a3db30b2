import * as calls from '@umbral/domain/api/builder-visits.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { postedForms, showOutcome } from '../projects/posted-project-forms.ts';
import { requireInbox } from './lead-access.ts';
import { logReading } from './lead-read-log.ts';
import { visitsBetween } from './lead-visits.ts';
import { bodyOfVisitForm } from './posted-lead-forms.ts';
import { answerVisit } from './visit-answers.ts';

const limit = { limit: { max: 300, perSeconds: 600 } };

/** The calendar of visits, and what a builder says to each. */
export function builderVisitRoutes(app: FastifyInstance, backend: Backend): void {
  register(
    app,
    calls.listBuilderVisits,
    async ({ params, query, session, request }) => {
      await requireInbox(backend.db, session, params.id);
      await logReading(backend, { session, request, builderId: params.id });
      return { data: await visitsBetween(backend, params.id, query) };
    },
    limit,
  );
  postedForms(app, bodyOfVisitForm, (scope) => {
    register(scope, calls.answerVisit, (call) => takeAnswer(backend, call), limit);
  });
}

async function takeAnswer(backend: Backend, call: Call<typeof calls.answerVisit>) {
  const outcome = await answerVisit(backend, call.session, call.params.id, call.body);
  showOutcome(call, outcome);
  return outcome;
}
