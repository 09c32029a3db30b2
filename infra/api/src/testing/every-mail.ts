import { subscribeNewsletter } from '@umbral/domain/api/contacts.ts';
import { watchUnit } from '@umbral/domain/api/unit-watches.ts';
import { sql } from 'kysely';
import { enqueueCommentMail } from '../builders/comments/comment-orders.ts';
import { enqueueLeadMail } from '../builders/leads/lead-orders.ts';
import { enqueueProjectMail } from '../builders/projects/project-orders.ts';
import { enqueueWebhookMail } from '../builders/webhooks/webhook-orders.ts';
import { createWorker } from '../engine/outbox/outbox-worker.ts';
import { runAlerts } from '../people/alerts/alert-job.ts';
import { enqueueBoardMail } from '../people/boards/board-orders.ts';
import { enqueueContactMail } from '../people/contacts/contact-orders.ts';
import { deleteDueAccounts } from '../people/deletion/deletion-job.ts';
import { enqueueDeletionMail } from '../people/deletion/deletion-orders.ts';
import { askForDeletion } from '../people/deletion/deletion-queries.ts';
import { enqueueFactorMail, factorOrder } from '../people/factors/factor-orders.ts';
import { freedTopic } from '../people/unit-watches/freed-topic.ts';
import { enqueueAccountMail } from '../people/users/account-orders.ts';
import { enqueueVisitMail } from '../people/visits/visit-orders.ts';
import { day, happen, plantsOf, save } from './alert-fixture.ts';
import { call, people, send, signIn } from './call.ts';
import { createPostman } from './postman.ts';
import type { TestApp } from './test-app.ts';

const silent = { warn: () => undefined, error: () => undefined };

/** Causes every mail that the portal can send and delivers them into the folder of the test. */
export async function sendEveryMail(api: TestApp): Promise<void> {
  api.setNow(day(1));
  await aboutAccounts(api);
  await aboutContacts(api);
  await aboutProjects(api);
  await aboutComments(api);
  await aboutNewsletter(api);
  await aboutAlerts(api);
  await aboutUnits(api);
  await aboutBoards(api);
  await aboutDeletions(api);
  await createPostman(api).deliver();
}

async function numberOf({ backend }: TestApp, query: ReturnType<typeof sql<{ id: number }>>): Promise<number> {
  const [row] = (await query.execute(backend.db)).rows;
  if (!row) throw new Error('nothing was stored');
  return row.id;
}

async function aboutAccounts(api: TestApp): Promise<void> {
  const { db } = api.backend;
  const userId = await numberOf(api, sql`select id from app_user where email = ${people.visitor}`);
  const newcomer = await numberOf(
    api,
    sql`insert into app_user (email, first_name, last_name, phone)
      values ('nueva@example.com', 'Ana', 'Rojas', '+573001234567') returning id`,
  );
  for (const id of [userId, newcomer]) await enqueueAccountMail(db, { template: 'welcome', userId: id });
  await enqueueAccountMail(db, { template: 'account-exists', userId });
  await enqueueAccountMail(db, { template: 'email-confirmation', userId });
  await enqueueAccountMail(db, { template: 'password-reset', userId });
  await enqueueAccountMail(db, { template: 'password-changed', userId });
  await enqueueAccountMail(db, { template: 'wrong-passwords', userId });
  const deviceId = await numberOf(
    api,
    sql`insert into known_device (user_id, token_hash) values (${userId}, sha256('another'::bytea)) returning id`,
  );
  await enqueueAccountMail(db, { template: 'new-device', userId, deviceId });
  await enqueueAccountMail(db, { template: 'identity-linked', userId, provider: 'google' });
  await enqueueAccountMail(db, { template: 'identity-unlinked', userId, provider: 'google' });
  for (const template of factorOrder.options.map(({ shape }) => shape.template.value)) {
    await enqueueFactorMail(db, { template, userId });
  }
}

async function aboutUnits(api: TestApp): Promise<void> {
  const { db } = api.backend;
  const unitId = await numberOf(
    api,
    sql`select s.id from stock_unit s join plant p on p.id = s.plant_id and p.is_active
      join project j on j.id = p.project_id and j.state = 'published' where s.state = 'sold' order by s.id limit 1`,
  );
  await send(api.app, watchUnit, { params: { id: unitId }, body: { email: 'luz@example.com', agree_terms: 'S' } });
  await createPostman(api).deliver();
  await sql`update unit_watch set confirmed_at = now()`.execute(db);
  await sql`update stock_unit set state = 'available' where id = ${unitId}`.execute(db);
  await createWorker(api.backend, [freedTopic(api.backend)], silent).drain();
}

async function aboutBoards({ backend }: TestApp): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    with list as (
      insert into favourite_list (user_id, name)
      select id, 'Para los dos' from app_user where email = ${people.visitor} returning id, user_id),
    board as (
      insert into shared_board (user_id, list_id, link_hash, linked_at)
      select user_id, id, sha256('link of letters'::bytea), now() from list returning id, user_id),
    people as (
      insert into board_member (board_id, user_id, guest_hash, name, is_owner, joined_at, seen_at, since)
      select id, user_id, null::bytea, 'Ana', true, now(), now(), now() from board
      union all select id, null, sha256('guest of letters'::bytea), 'Camila', false, now(), now(), now() from board
      returning id, board_id, is_owner)
    insert into board_comment (member_id, plant_id, body, at)
    select people.id, plant.id, 'Me gusta', now() + interval '1 second'
    from people, (select id from plant order by id limit 1) plant where not is_owner
    returning (select board_id from people where not is_owner) as id`.execute(backend.db);
  for (const { id } of rows) await enqueueBoardMail(backend.db, { template: 'board-news', boardId: id });
}

async function aboutComments(api: TestApp): Promise<void> {
  const { db } = api.backend;
  const commentId = await numberOf(
    api,
    sql`insert into project_comment (builder_id, project_id, body, by_portal, at, told_at, key)
      select builder_id, id, 'Falta el plano del piso 2', true, now(), now(), gen_random_uuid()
      from project where builder_id = 1 order by id limit 1 returning id`,
  );
  await enqueueCommentMail(db, { template: 'project-comments', commentId });
}

async function aboutDeletions(api: TestApp): Promise<void> {
  const leaver = (email: string) =>
    numberOf(
      api,
      sql`insert into app_user (email, first_name, last_name) values (${email}, 'Ana', 'Rojas') returning id`,
    );
  const gone = await leaver('se-fue@example.com');
  await sql`insert into account_deletion (user_id, email, first_name, requested_at, due_at)
    select id, email, first_name, created_at - interval '20 days', created_at - interval '6 days'
    from app_user where id = ${gone}`.execute(api.backend.db);
  await deleteDueAccounts(api.backend);
  const staying = await leaver('se-queda@example.com');
  await askForDeletion(api.backend, staying, { ip: '203.0.113.9', headers: {} });
  await enqueueDeletionMail(api.backend.db, { template: 'account-kept', userId: staying });
}

async function aboutContacts(api: TestApp): Promise<void> {
  const { db } = api.backend;
  const withVisit = sql`${'2027-03-09'}::date, ${'10:30'}::time, 'in-person'`;
  for (const [index, visit] of [sql`null, null, null`, withVisit].entries()) {
    const contactId = await numberOf(
      api,
      sql`insert into contact (kind, name, email, phone, builder_id, project_id, project_title, plant_id, plant_title,
          schedule_date, schedule_time, schedule_kind, agree_terms, consent_version)
        select 'project', 'Sofía', ${`sofia-${index}@example.com`}, '+573001234567', j.builder_id, j.id, j.title, p.id, p.title,
          ${visit}, true, '2026-01'
        from project j join plant p on p.project_id = j.id and p.is_active
        where j.state = 'published' and j.enable_schedule order by p.id limit 1 returning id`,
    );
    await enqueueContactMail(db, { template: 'contact-builder', contactId });
    await enqueueContactMail(db, { template: 'contact-person', contactId });
    for (const reader of ['builder', 'person'] as const) {
      await enqueueVisitMail(db, { template: 'visit-moved', contactId, reader });
      await enqueueVisitMail(db, { template: 'visit-cancelled', contactId, reader });
    }
    await enqueueVisitMail(db, { template: 'visit-agreed', contactId });
    await enqueueVisitMail(db, { template: 'request-withdrawn', contactId });
  }
  const toPortal = await numberOf(
    api,
    sql`insert into contact (kind, name, email, phone, answers, agree_terms, consent_version)
      values ('landing', 'Sofía', 'sofia-portal@example.com', '+573001234567', '{"form": "impulsa-tus-proyectos"}', true,
        '2026-01') returning id`,
  );
  await enqueueContactMail(db, { template: 'contact-portal', contactId: toPortal });
  for (const [template, standing] of answeredVisits) {
    const contactId = await numberOf(
      api,
      sql`insert into contact (kind, name, email, phone, builder_id, project_id, project_title, plant_id, plant_title,
          schedule_date, schedule_time, schedule_kind, agree_terms, consent_version, visit_change, visit_changed_by,
          visit_changed_at, visit_confirmed_at)
        select 'project', 'Sofía', ${`sofia-${template}@example.com`}, '+573001234567', j.builder_id, j.id, j.title, p.id,
          p.title, ${withVisit}, true, '2026-01', ${standing}
        from project j join plant p on p.project_id = j.id and p.is_active
        where j.state = 'published' and j.enable_schedule order by p.id limit 1 returning id`,
    );
    await enqueueLeadMail(db, { template, contactId });
  }
}

/** What a builder's letter about a visit says has to be so when it is sent. */
const answeredVisits = [
  ['visit-confirmed', sql`null, null, null, now()`],
  ['visit-proposed', sql`'moved', 'builder', now(), null`],
  ['visit-called-off', sql`'cancelled', 'builder', now(), null`],
] as const;

async function aboutProjects(api: TestApp): Promise<void> {
  const { db } = api.backend;
  const audit = (action: string, after: object) =>
    numberOf(
      api,
      sql`insert into audit_log (action, entity, entity_id, after)
        select ${action}, 'project', id::text, ${JSON.stringify(after)}::jsonb from project order by id limit 1
        returning id`,
    );
  const decision = { project_id: 1, name: 'Cava', decision: 'approved', listed_as: null, reason: null };
  const requestId = await numberOf(
    api,
    sql`insert into project_request (builder_id, city_id, project_name, name, email, phone, identification)
      select b.id, c.id, 'Alameda 170', 'Sofía', 'sofia@example.com', '+573001234567', '900123456'
      from builder b, city c order by b.id, c.id limit 1 returning id`,
  );
  await enqueueProjectMail(db, { template: 'project-state', auditId: await audit('publish', {}) });
  await enqueueProjectMail(db, { template: 'specification-decided', auditId: await audit('decide', decision) });
  await enqueueProjectMail(db, { template: 'project-request', requestId });
  await enqueueProjectMail(db, { template: 'project-request-answered', requestId });
  await sql`insert into builder_webhook (builder_id, url, events, state, paused_at, secret, secret_at)
    values (1, 'https://crm.example.com/umbral', '{contact.created}', 'paused', now(), 'x', now())`.execute(db);
  await enqueueWebhookMail(db, { template: 'webhook-paused', builderId: 1 });
}

async function aboutNewsletter(api: TestApp): Promise<void> {
  const post = createPostman(api);
  const wish = {
    name: 'Ana',
    user_key: '',
    agree_terms: 'S' as const,
    ids_interest_price: [1],
    ids_interest_city: [1],
  };
  const join = (email: string) => call(api.app, subscribeNewsletter, { body: { ...wish, email } });
  await join('ana@example.com');
  await post.press(post.linkIn(await post.lastMail(), '/boletin/confirmar'));
  await join('luis@example.com');
}

async function aboutAlerts(api: TestApp): Promise<void> {
  const [plantId = 0] = await plantsOf(api, 'bogota', 1);
  const cookie = await signIn(api.app, 'visitor');
  await save(api, { email: 'eva@example.com' });
  await save(api, { cookie, name: 'Todo Bogotá' });
  await happen(api, { plantId, at: day(1, '18:00') });
  api.setNow(day(2));
  await runAlerts(api.backend);
}
