import { listOwnContacts } from '@umbral/domain/api/contacts.ts';
import {
  deleteAccount,
  exportOwnData,
  listConsents,
  ownDataPagePath,
  personalDataParts,
  withdrawConsent,
} from '@umbral/domain/api/privacy.ts';
import { listOwnRatings } from '@umbral/domain/api/surveys.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSession } from '../../engine/sessions/session-store.ts';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { fillEverything, leaver } from './testing/full-person.ts';

let api: TestApp;
let userId: number;
let cookie: string;
let stranger: string;

beforeAll(async () => {
  api = await createTestApp();
  stranger = await signIn(api.app, 'visitor');
});

beforeEach(async () => {
  userId = await fillEverything(api.backend.db);
  cookie = `SessionId=${await openSession(api.backend, userId, 'Firefox/140.0')}`;
});

afterAll(() => api.close());

const consents = async () => (await call(api.app, listConsents, {}, { cookie })).data;
const withdraw = (purpose: string, as = cookie) =>
  send(api.app, withdrawConsent, { body: { purpose } }, { cookie: as });
const unprove = () => sql`update app_user set email_verified_at = null where id = ${userId}`.execute(api.backend.db);
const countOf = async (query: ReturnType<typeof sql<{ count: number }>>) =>
  (await query.execute(api.backend.db)).rows[0]?.count;

test('[B102, B137, C230] every consent stands in the history with its sentence, requests and cookies too', async () => {
  const history = await consents();
  expect(history.map(({ purpose }) => purpose).toSorted()).toEqual(['contact', 'contact', 'cookies', 'terms']);
  expect(history.find(({ purpose }) => purpose === 'terms')).toMatchObject({
    granted: true,
    sentence: expect.stringContaining('términos y condiciones'),
    version: '2026-01',
  });
  expect(history.filter(({ purpose }) => purpose === 'contact').map(({ about }) => about)).toContain('Uno');
  expect((await call(api.app, listConsents, {}, { cookie: stranger })).data).not.toContainEqual(
    expect.objectContaining({ about: 'Uno' }),
  );
});

test('[B137, C231] what is taken back ends, with one proof however often it is asked', async () => {
  const answers = await Promise.all(
    ['newsletter', 'newsletter', 'alerts', 'contact', 'third-parties'].map((p) => withdraw(p)),
  );
  expect(answers.map((answer) => answer.json().ok)).toEqual([1, 1, 1, 1, 1]);
  const ended = (await consents()).filter(({ granted }) => !granted).map(({ purpose }) => purpose);
  expect(ended.toSorted()).toEqual(['alerts', 'contact', 'contact', 'contact', 'newsletter', 'third-parties']);
  const { email } = leaver;
  expect(
    await countOf(sql`select count(*) from newsletter_subscription
    where email = ${email} and unsubscribed_at is null`),
  ).toBe(0);
  expect(await countOf(sql`select count(*) from alert where email = ${email} and is_active`)).toBe(0);
  expect(await countOf(sql`select count(*) from contact where email = ${email} and withdrawn_at is null`)).toBe(0);
  expect(await countOf(sql`select count(*) from conversion where user_id = ${userId}`)).toBe(0);
});

test('[B137, C232] the export holds every part, and what others did not send to this person', async () => {
  const answer = await send(api.app, exportOwnData, {}, { cookie });
  expect(answer.headers['content-disposition']).toBe('attachment; filename="mis-datos-umbral.json"');
  expect(answer.headers['cache-control']).toBe('no-store');
  const { parts } = answer.json().data;
  const empty = personalDataParts.filter((part) => parts[part].length === 0);
  expect(empty).toEqual(['builders']);
  expect(parts.account[0]).toMatchObject({ email: leaver.email, document: '52999888', roles: ['user'] });
  expect(parts.contacts).toHaveLength(2);
  expect(answer.body).not.toMatch(/hash|token|password/);
});

test('[B137] the export is a page for people too, and nobody else gets it', async () => {
  const page = (as: string) => api.app.inject({ url: `/api${ownDataPagePath}`, headers: { cookie: as } });
  const { body, statusCode } = await page(cookie);
  expect(statusCode).toBe(200);
  for (const text of ['Solicitudes a constructoras', leaver.words, 'Documento:']) {
    expect(body).toContain(text);
  }
  expect(body).not.toContain('undefined');
  expect((await page('')).statusCode).toBe(401);
  expect((await page(stranger)).body).not.toContain(leaver.words);
});

test('[B137] rows of an address alone are told once it is proven to be the person’s', async () => {
  await unprove();
  const { parts } = (await call(api.app, exportOwnData, {}, { cookie })).data;
  expect([parts.leads, parts.newsletter]).toEqual([[], []]);
  expect(parts.contacts).toHaveLength(1);
  expect((await consents()).filter(({ purpose }) => purpose === 'contact')).toHaveLength(1);
});

test('[C229] own requests are told with their builder, newest first; those of others are not', async () => {
  const own = (await call(api.app, listOwnContacts, {}, { cookie })).data;
  expect(own.map(({ project_title: project, builder }) => [project, builder?.id])).toEqual(
    expect.arrayContaining([
      ['Uno', 2],
      ['Dos', 2],
    ]),
  );
  const others = (await call(api.app, listOwnContacts, {}, { cookie: stranger })).data;
  expect(others.map(({ id }) => id)).not.toContain(own[0]?.id);
});

test('[C237, B081] own ratings are told with their builder', async () => {
  const { data } = await call(api.app, listOwnRatings, {}, { cookie });
  expect(data).toMatchObject([{ builder: { id: 3 }, service_rating: 4, comments: leaver.words }]);
});

test.each([
  ['C229', listOwnContacts],
  ['C230', listConsents],
  ['C231', withdrawConsent],
  ['C232', exportOwnData],
  ['C236', deleteAccount],
  ['C237', listOwnRatings],
] as const)('[%s] needs a session, and no other site can ask', async (_id, endpoint) => {
  const body = endpoint.method === 'POST' ? { body: {} } : {};
  expect((await send(api.app, endpoint, body, {})).statusCode).toBe(401);
  if (endpoint.method !== 'POST') return;
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' };
  expect((await send(api.app, endpoint, body, { cookie, headers })).statusCode).toBe(403);
});

test.each(['terms', 'cookies', 'everything', ''])(
  '[C231] "%s" is no purpose that can be taken back',
  async (purpose) => {
    expect((await withdraw(purpose)).statusCode).toBe(422);
  },
);
