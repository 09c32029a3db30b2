import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { type Page, type PageRequest, pageOfRows } from '../../engine/replies/page.ts';
import { found, Refusal } from '../../engine/replies/refusal.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { requireBuilder } from './ownership.ts';
import { enqueueProjectMail } from './project-orders.ts';
import { projectTexts as texts } from './project-texts.ts';
import { writeAudit } from './project-transaction.ts';

export interface ProjectRequest {
  builder: number;
  project_name: string;
  city: number;
  name: string;
  email: string;
  phone: string;
  identification: string;
  message: string | null;
}

/** Stores a request and tells the administrators; while one for the same name waits, another changes nothing. */
export async function storeRequest({ db }: Backend, person: SignedIn, request: ProjectRequest): Promise<void> {
  await requireBuilder(db, person, request.builder);
  const city = await db.selectFrom('city').where('id', '=', request.city).select('id').executeTakeFirst();
  if (!city) throw new Refusal('invalid-input', { city: texts.absent });
  const { builder, city: cityId, ...rest } = request;
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('project_request')
      .values({ ...rest, message: rest.message || null, builder_id: builder, city_id: cityId, user_id: person.userId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) return;
    await writeAudit(trx, person, { action: 'create', entity: 'project_request', id: row.id });
    await enqueueProjectMail(trx, { template: 'project-request', requestId: row.id });
  });
}

export type RequestState = 'pending' | 'accepted' | 'declined';

interface Row {
  id: number;
  builder: { id: number; name: string };
  project_name: string;
  city: string;
  name: string;
  email: string;
  phone: string;
  identification: string;
  message: string | null;
  state: RequestState;
  reason: string | null;
  created_at: Date;
}

export type ListedRequest = Omit<Row, 'created_at'> & { created_at: string };

/** One page of the requests in a state, oldest first. */
export async function requestPage(
  { db }: Backend,
  state: RequestState,
  page: PageRequest,
): Promise<Page<ListedRequest>> {
  const { rows } = await sql<Row>`
    select q.id, jsonb_build_object('id', b.id, 'name', b.name) as builder, q.project_name, c.name as city, q.name,
      q.email, q.phone, q.identification, q.message, q.state, q.reason, q.created_at
    from project_request q join builder b on b.id = q.builder_id join city c on c.id = q.city_id
    where q.state = ${state} order by q.created_at, q.id
    limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*) as total from project_request where state = ${state}`.execute(db);
  const data = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  return pageOfRows(data, counted.rows[0]?.total ?? 0, page);
}

export interface RequestAnswer {
  id: number;
  decision: 'accept' | 'decline';
  reason: string | null;
}

/** Answers a request, once; accepting it opens a draft with its name and city. False where it was answered before. */
export async function answerRequest({ db, now }: Backend, person: SignedIn, answer: RequestAnswer): Promise<boolean> {
  const { id, decision, reason } = answer;
  const state = decision === 'accept' ? ('accepted' as const) : ('declined' as const);
  return db.transaction().execute(async (trx) => {
    const request = found(
      await trx.selectFrom('project_request').where('id', '=', id).selectAll().forUpdate().executeTakeFirst(),
    );
    if (request.state !== 'pending') return false;
    await trx
      .updateTable('project_request')
      .set({ state, reason, answered_by: person.userId, answered_at: now() })
      .where('id', '=', id)
      .execute();
    if (state === 'accepted') {
      const { builder_id, project_name, city_id } = request;
      const payload = JSON.stringify({ name: project_name, builder: builder_id, location: { city: city_id } });
      await trx.insertInto('project_draft').values({ builder_id, title: project_name, payload }).execute();
    }
    await writeAudit(trx, person, { action: state, entity: 'project_request', id, after: { reason } });
    await enqueueProjectMail(trx, { template: 'project-request-answered', requestId: id });
    return true;
  });
}
