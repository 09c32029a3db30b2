import { listContactHomes, sendContact } from '@umbral/domain/api/contacts.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
});

afterAll(() => api.close());

const homes = (q: string, cookie?: string) => send(app, listContactHomes, { query: { q } }, { cookie });

test('[C248, B119] staff finds homes on offer by words in any order; nobody else may look', async () => {
  const contributor = await signIn(app, 'contributor');
  const { data } = await call(app, listContactHomes, { query: { q: 'bogota' } }, { cookie: contributor });
  expect(data).toHaveLength(20);
  const [home] = data;
  const words = `${home?.city} ${home?.property_name}`;
  const narrowed = await call(app, listContactHomes, { query: { q: words } }, { cookie: contributor });
  expect(narrowed.data.some(({ id_plant }) => id_plant === home?.id_plant)).toBe(true);
  const inZone = await call(app, listContactHomes, { query: { q: 'suba bogota' } }, { cookie: contributor });
  expect(inZone.data.length).toBeGreaterThan(0);
  expect((await call(app, listContactHomes, { query: { q: '%%' } }, { cookie: contributor })).data).toEqual([]);
  expect((await homes('bogota')).statusCode).toBe(401);
  for (const person of ['visitor', 'builder', 'seo'] as const) {
    expect((await homes('bogota', await signIn(app, person))).statusCode).toBe(403);
  }
  expect((await homes('b', contributor)).statusCode).toBe(422);
});

test('[B119, B066] a contact that staff writes down carries the origin of who wrote it', async () => {
  const cookies = { Subida_Manual: await signIn(app, 'admin'), Reasignado: await signIn(app, 'contributor') };
  for (const [origin, cookie] of Object.entries(cookies)) {
    const [home] = (await call(app, listContactHomes, { query: { q: 'medellin' } }, { cookie })).data;
    if (!home) throw new Error('the seed has no home in Medellín');
    const { code: _, builder: __, city: ___, ...target } = home;
    const email = `${origin.toLowerCase().replace('_', '-')}@example.com`;
    const person = { name: 'Rosa Ardila', email, phone: '3001234567', home_city: 'Bogotá', home_country: 'Colombia' };
    const body = {
      ...person,
      ...target,
      site: 'CO',
      plant_price: null,
      whatsapp: 0,
      login: 1,
      agree_terms: 'S',
      user_key: '',
    };
    expect(await call(app, sendContact, { body } as never, { cookie })).toMatchObject({ ok: 1 });
    const stored = await api.backend.db
      .selectFrom('contact')
      .where('email', '=', email)
      .select(['origin', 'plant_id'])
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ origin, plant_id: home.id_plant });
  }
});
