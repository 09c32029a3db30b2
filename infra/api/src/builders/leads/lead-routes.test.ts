import * as calls from '@umbral/domain/api/builder-contacts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sendRequest } from './testing/sent-request.ts';

let api: TestApp;
let mine: string;
let admin: string;
const now = new Date('2027-03-17T15:00:00Z');

beforeAll(async () => {
  api = await createTestApp();
  api.setNow(now);
  mine = await signIn(api.app, 'builder');
  admin = await signIn(api.app, 'admin');
});
beforeEach(async () => {
  await sql`delete from contact`.execute(api.backend.db);
  await sql`delete from outbox`.execute(api.backend.db);
  await sql`delete from builder_member where builder_id <> 1`.execute(api.backend.db);
});
afterAll(() => api.close());

const list = (query: object = {}, cookie = mine) =>
  call(api.app, calls.listLeads, { params: { id: 1 }, query } as never, { cookie });
const detail = async (id: number, cookie = mine) =>
  (await call(api.app, calls.getLead, { params: { id } }, { cookie })).data;

test('[C330, B144] the inbox shows each person once with the newest request; the others are counted and listed', async () => {
  const first = await sendRequest(api, { title: 'Uno', at: '2027-03-10T15:00:00Z' });
  const second = await sendRequest(api, { title: 'Dos', at: '2027-03-12T15:00:00Z' });
  const other = await sendRequest(api, { name: 'Luis Mora', email: 'luis@example.com', at: '2027-03-11T15:00:00Z' });
  await sendRequest(api, { builderId: 2, email: 'de-otra@example.com' });
  const inbox = await list();
  expect(inbox.data.map(({ id, others, is_read }) => [id, others, is_read])).toEqual([
    [second, 1, false],
    [other, 0, false],
  ]);
  expect(inbox).toMatchObject({ total: 2, unread: 3, by_state: { new: 2, contacted: 0 } });
  expect((await detail(second)).same_person.map(({ id }) => id)).toEqual([first]);
});

test('[C330, C331] filters and words narrow the list; a word stands in no address', async () => {
  const id = await sendRequest(api, { name: 'Ángela Núñez', email: 'angela@example.com', at: '2027-03-01T15:00:00Z' });
  await sendRequest(api, { email: 'b@example.com', visit: ['2027-03-23', '10:30'] });
  expect((await list({ to: '2027-03-05' })).data.map((lead) => lead.id)).toEqual([id]);
  expect((await list({ channel: 'visit' })).total).toBe(1);
  expect((await list({ state: 'attended' })).total).toBe(0);
  expect((await list({ assigned: 'none', channel: 'whatsapp' })).total).toBe(0);
  const search = (q: string) => call(api.app, calls.searchLeads, { params: { id: 1 }, body: { q } }, { cookie: mine });
  expect((await search('angela nunez')).data.map((lead) => lead.id)).toEqual([id]);
  expect((await search('%%')).total).toBe(0);
  expect(
    (await send(api.app, calls.searchLeads, { params: { id: 1 }, body: { q: 'a' } }, { cookie: mine })).json(),
  ).toMatchObject({
    issues: { q: 'Escribe al menos 2 letras' },
  });
});

test('[C330-C338, B114] requests to others do not exist, for whatever is asked; nobody comes in without a session', async () => {
  const id = await sendRequest(api, { builderId: 2, email: 'x@example.com' });
  const key = 'b2b1c9c0-6f0c-4b57-9d5e-0f7f6a1f3c11';
  const asked = [
    [calls.listLeads, { id: 2 }, undefined],
    [calls.searchLeads, { id: 2 }, { q: 'Sofía' }],
    [calls.exportLeads, { id: 2 }, {}],
    [calls.getLead, { id }, undefined],
    [calls.markLeadRead, { id }, {}],
    [calls.changeLeadState, { id }, { state: 'attended', version: 1 }],
    [calls.addLeadNote, { id }, { text: 'Hola', key }],
    [calls.recordLeadAnswer, { id }, { way: 'phone' }],
    [calls.assignLead, { id }, { user_id: null, version: 1 }],
  ] as const;
  for (const [endpoint, params, body] of asked) {
    const parts = { params, ...(body ? { body } : {}) };
    expect([endpoint.id, (await send(api.app, endpoint, parts, { cookie: mine })).statusCode]).toEqual([
      endpoint.id,
      404,
    ]);
    expect((await send(api.app, endpoint, parts)).statusCode).toBe(401);
  }
  const { rows } = await sql`select 1 from contact where state <> 'new' or read_at is not null`.execute(api.backend.db);
  expect(rows).toEqual([]);
});

test('a request to no builder is in no inbox, for administrators neither', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into contact (kind, name, email, phone, agree_terms, consent_version)
    values ('landing', 'Ana', 'ana@example.com', '+573001234567', true, '2026-01') returning id`.execute(
    api.backend.db,
  );
  const params = { id: rows[0]?.id };
  expect((await send(api.app, calls.getLead, { params }, { cookie: admin })).statusCode).toBe(404);
});

test('[C332, B102] a consent that was taken back takes phone and mail along, everywhere', async () => {
  const id = await sendRequest(api);
  await sql`update contact set withdrawn_at = now()`.execute(api.backend.db);
  expect(await detail(id)).toMatchObject({ email: null, phone: null, is_withdrawn: true });
  const sheet = await send(api.app, calls.exportLeads, { params: { id: 1 }, body: {} }, { cookie: mine });
  expect(sheet.body).toContain('Autorización retirada');
  expect(sheet.body).not.toContain('573001234567');
  const search = await call(api.app, calls.searchLeads, { params: { id: 1 }, body: { q: '300123' } }, { cookie: mine });
  expect(search.total).toBe(0);
  const answer = await call(
    api.app,
    calls.recordLeadAnswer,
    { params: { id }, body: { way: 'phone' } },
    { cookie: mine },
  );
  expect(answer.ok).toBe(0);
});

test('[C338, B144] the sheet holds what the filter shows, no formula, and stands in the log of security', async () => {
  await sendRequest(api, { name: '=HYPERLINK("x")', email: 'f@example.com' });
  await sendRequest(api, { title: 'Otro', email: 'viejo@example.com', at: '2027-01-01T15:00:00Z' });
  const answer = await send(
    api.app,
    calls.exportLeads,
    { params: { id: 1 }, body: { from: '2027-03-01' } },
    { cookie: mine },
  );
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.body.split('\r\n')).toHaveLength(3);
  expect(answer.body).toContain(`"'=HYPERLINK(""x"")"`);
  const { rows } = await sql`select done_by, facts->>'what' as what from security_event
    where kind = 'contacts-exported' order by id desc limit 1`.execute(api.backend.db);
  expect(rows).toEqual([{ done_by: 'person', what: 'builder-contacts' }]);
});

test('[C330, C332] what an administrator reads stands in the log; what the builder reads is its own', async () => {
  const id = await sendRequest(api);
  const logged = async () =>
    (
      await sql`select 1 from security_event where kind = 'data-read' and facts->>'what' = 'builder-contacts'`.execute(
        api.backend.db,
      )
    ).rows.length;
  const before = await logged();
  await list();
  expect(await logged()).toBe(before);
  await list({}, admin);
  await detail(id, admin);
  expect(await logged()).toBe(before + 2);
});

test('[C338] a browser without script posts the filter and gets the file', async () => {
  await sendRequest(api);
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/constructoras/id/1/contactos/exportar',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      origin: api.backend.config.origin,
      cookie: mine,
    },
    payload: 'state=new&project=&assigned=none',
  });
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="contactos-2027-03-17.csv"',
  ]);
});
