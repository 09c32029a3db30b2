import { projectActions } from '@umbral/domain/homes/project-states.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Backend } from '../../engine/backend.ts';
import type { Composed } from '../../engine/mail/composed.ts';
import { GiveUp } from '../../engine/outbox/topic.ts';
import type { Address } from '../../engine/third-parties/mail/mail-transport.ts';
import { administrators } from '../../people/identity/administrators.ts';
import { receivers } from './mail-receivers.ts';
import * as write from './project-letters.ts';
import type { ProjectOrder } from './project-orders.ts';

/** Entries of the log that mails tell about. */
const stateAction = z.enum(projectActions);
const stateEntry = z.object({ reason: z.string().optional() });
const decisionEntry = z.object({
  project_id: z.int(),
  name: z.string(),
  decision: z.enum(['approved', 'merged', 'rejected']),
  listed_as: z.string().nullable(),
  reason: z.string().nullable(),
});

async function entryOf({ db }: Backend, auditId: number) {
  const row = await db
    .selectFrom('audit_log')
    .where('id', '=', auditId)
    .select(['action', 'entity_id', 'after'])
    .executeTakeFirst();
  if (!row) throw new GiveUp('the change is no longer in the log');
  return row;
}

interface ProjectFacts {
  title: string;
  receivers: Address[];
}

async function projectFacts({ db }: Backend, projectId: number): Promise<ProjectFacts> {
  const { rows } = await sql<ProjectFacts>`
    select j.title, ${receivers} as receivers from project j join builder b on b.id = j.builder_id
    where j.id = ${projectId}`.execute(db);
  if (!rows[0]) throw new GiveUp('the project is gone');
  return rows[0];
}

interface RequestFacts {
  project_name: string;
  builder: string;
  city: string;
  message: string | null;
  state: string;
  reason: string | null;
  name: string;
  email: string;
}

async function requestFacts({ db }: Backend, requestId: number): Promise<RequestFacts> {
  const { rows } = await sql<RequestFacts>`
    select q.project_name, b.name as builder, c.name as city, q.message, q.state, q.reason, q.name, q.email
    from project_request q join builder b on b.id = q.builder_id join city c on c.id = q.city_id
    where q.id = ${requestId}`.execute(db);
  if (!rows[0]) throw new GiveUp('the request is gone');
  return rows[0];
}

/** Reads what an order about projects is about and writes the mail. */
export async function composeProjectMail(backend: Backend, order: ProjectOrder): Promise<Composed> {
  const { origin } = backend.config;
  switch (order.template) {
    case 'project-state': {
      const { action, entity_id, after } = await entryOf(backend, order.auditId);
      const { title, receivers: to } = await projectFacts(backend, Number(entity_id));
      const { reason } = stateEntry.parse(after);
      return { to, letter: write.projectState(title, stateAction.parse(action), reason, origin) };
    }
    case 'specification-decided': {
      const entry = decisionEntry.parse((await entryOf(backend, order.auditId)).after);
      const { title, receivers: to } = await projectFacts(backend, entry.project_id);
      return { to, letter: write.specificationDecided(title, entry, origin) };
    }
    case 'project-request': {
      const facts = await requestFacts(backend, order.requestId);
      const replyTo = { name: facts.name, address: facts.email };
      return { to: await administrators(backend), replyTo, letter: write.projectRequest(facts, origin) };
    }
    case 'project-request-answered': {
      const facts = await requestFacts(backend, order.requestId);
      return {
        to: [{ name: facts.name, address: facts.email }],
        letter: write.projectRequestAnswered(facts, origin),
      };
    }
  }
}
