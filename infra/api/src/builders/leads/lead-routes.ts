import * as calls from '@umbral/domain/api/builder-contacts.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { toPageRequest } from '../../engine/replies/page.ts';
import { postedForms, showOutcome } from '../projects/posted-project-forms.ts';
import { ownLead, requireInbox } from './lead-access.ts';
import { assign, changeState, recordAnswer } from './lead-changes.ts';
import { leadDetail } from './lead-detail.ts';
import { leadSheet } from './lead-export.ts';
import { leadInbox } from './lead-list.ts';
import { addNote, markRead } from './lead-notes.ts';
import { logExport, logReading } from './lead-read-log.ts';
import { leadTexts } from './lead-texts.ts';
import * as posted from './posted-lead-forms.ts';

const listed = 20;
const reading = { limit: { max: 300, perSeconds: 600 } };
const writing = { limit: { max: 300, perSeconds: 600 } };

/** The inbox of a builder: its own requests, for its people and for administrators. */
export function leadRoutes(app: FastifyInstance, backend: Backend): void {
  register(
    app,
    calls.listLeads,
    async ({ params, query: { page, items_by_page, ...filter }, session, request }) => {
      await requireInbox(backend.db, session, params.id);
      await logReading(backend, { session, request, builderId: params.id });
      return leadInbox(backend, params.id, filter, toPageRequest({ page, items_by_page }));
    },
    reading,
  );
  register(
    app,
    calls.searchLeads,
    async ({ params, body: { page, ...filter }, session, request }) => {
      await requireInbox(backend.db, session, params.id);
      await logReading(backend, { session, request, builderId: params.id });
      return leadInbox(backend, params.id, filter, { number: page, size: listed });
    },
    reading,
  );
  register(
    app,
    calls.getLead,
    async ({ params, session, request }) => {
      const lead = await ownLead(backend.db, session, params.id);
      await logReading(backend, { session, request, builderId: lead.builder_id });
      return { data: await leadDetail(backend, lead) };
    },
    reading,
  );
  postedForms(app, posted.bodyOfExportForm, (scope) => {
    register(scope, calls.exportLeads, (call) => sendSheet(backend, call), { limit: { max: 20, perSeconds: 3600 } });
  });
  changeRoutes(app, backend);
}

function changeRoutes(app: FastifyInstance, backend: Backend): void {
  const { markLeadRead, recordLeadAnswer, changeLeadState, addLeadNote, assignLead } = calls;
  register(app, markLeadRead, ({ params, session }) => markRead(backend, session, params.id), writing);
  register(
    app,
    recordLeadAnswer,
    ({ params, body, session }) => recordAnswer({ backend, person: session, id: params.id }, body.way),
    writing,
  );
  postedForms(app, posted.bodyOfLeadStateForm, (scope) => {
    register(scope, changeLeadState, (call) => takeState(backend, call), writing);
  });
  postedForms(app, posted.bodyOfNoteForm, (scope) => {
    register(scope, addLeadNote, (call) => takeNote(backend, call), writing);
  });
  postedForms(app, posted.bodyOfAssignForm, (scope) => {
    register(scope, assignLead, (call) => takeAssignment(backend, call), writing);
  });
}

async function sendSheet(backend: Backend, { params, body, session, request, reply }: Call<typeof calls.exportLeads>) {
  await requireInbox(backend.db, session, params.id);
  await logExport(backend, { session, request, builderId: params.id });
  const sheet = await leadSheet(backend, params.id, body);
  const day = backend.now().toISOString().slice(0, 10);
  reply
    .header('content-disposition', `attachment; filename="${leadTexts.sheet.name}-${day}.csv"`)
    .type('text/csv; charset=utf-8')
    .serializer(() => sheet);
  return sheet;
}

async function takeState(backend: Backend, call: Call<typeof calls.changeLeadState>) {
  const outcome = await changeState({ backend, person: call.session, id: call.params.id }, call.body);
  showOutcome(call, outcome);
  return outcome;
}

async function takeNote(backend: Backend, call: Call<typeof calls.addLeadNote>) {
  const outcome = await addNote(backend, call.session, call.params.id, call.body);
  showOutcome(call, outcome);
  return outcome;
}

async function takeAssignment(backend: Backend, call: Call<typeof calls.assignLead>) {
  const outcome = await assign({ backend, person: call.session, id: call.params.id }, call.body);
  showOutcome(call, outcome);
  return outcome;
}
