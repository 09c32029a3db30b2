import { getContactManner, saveContactManner } from '@umbral/domain/api/contact-manner.ts';
import { sendBuilderContact } from '@umbral/domain/api/contacts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, people, send, signIn } from '../../testing/call.ts';
import { createPostman } from '../../testing/postman.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let cookie: string;

beforeAll(async () => {
  api = await createTestApp();
  cookie = await signIn(api.app, 'visitor');
});

beforeEach(async () => {
  await sql`delete from contact`.execute(api.backend.db);
  await sql`delete from outbox`.execute(api.backend.db);
  await sql`update app_user set contact_channel = null, contact_window = null`.execute(api.backend.db);
});

afterAll(() => api.close());

const any = { channel: null, window: null };
const evenings = { channel: 'phone', window: 'evening' } as const;
const inWords = 'Lunes a viernes de 5 p. m. a 7 p. m.';

const save = (manner: object, as = cookie) => send(api.app, saveContactManner, { body: manner }, { cookie: as });
const read = async (as = cookie) => (await call(api.app, getContactManner, {}, { cookie: as })).data;

async function write(email: string, as?: string, message = 'Busco dos alcobas.'): Promise<void> {
  const person = {
    name: 'Valentina Rojas',
    email,
    phone: '+57 300 123 4567',
    home_city: 'Cali',
    home_country: 'Colombia',
  };
  const body = { ...person, agree_terms: 'S' as const, user_key: '', id_builder: 1, message };
  await call(api.app, sendBuilderContact, { body }, { cookie: as });
}

async function told() {
  const { rows } = await sql<{
    said: string | null;
  }>`select concat_ws(', ', preferred_channel, preferred_window) as said
    from contact order by id`.execute(api.backend.db);
  return rows.map(({ said }) => said);
}

test('[B137, C285, C286] a person says how and when to be contacted, and takes it back', async () => {
  expect(await read()).toEqual(any);
  expect((await save(evenings)).json()).toMatchObject({ ok: 1 });
  expect(await read()).toEqual(evenings);
  expect(await read(await signIn(api.app, 'builder'))).toEqual(any);
  await save(any);
  expect(await read()).toEqual(any);
});

test('[B137] the builder is told with each new request, in the letter too', async () => {
  await save(evenings);
  await write(people.visitor, cookie);
  expect(await told()).toEqual([`phone, ${inWords}`]);
  const letter = (await createPostman(api).mails()).find(({ subject }) => subject?.startsWith('Nuevo contacto'));
  expect(letter?.text).toContain(`Llamada · ${inWords}`);
});

test('[B137] open requests follow a change; what was withdrawn or attended keeps what held for it', async () => {
  for (const message of ['Uno', 'Dos', 'Tres']) await write(people.visitor, cookie, message);
  const { db } = api.backend;
  await sql`update contact set state = 'attended', attended_at = now() where message = 'Uno'`.execute(db);
  await sql`update contact set withdrawn_at = now() where message = 'Dos'`.execute(db);
  await save({ channel: 'email', window: null });
  expect(await told()).toEqual(['', '', 'email']);
});

test('[B137] staff that writes somebody else down says nothing of its own manner, nor does a stranger', async () => {
  await save(evenings);
  await write('otra.persona@example.com', cookie);
  await write(people.visitor);
  expect(await told()).toEqual(['', '']);
});

test('[C286, B137] without script the form is posted and leads back to its screen', async () => {
  const post = (fields: Record<string, string>) =>
    api.app.inject({
      method: 'POST',
      url: `/api${saveContactManner.path}`,
      headers: {
        ...{ accept: 'text/html', origin: 'http://portal.test', 'sec-fetch-site': 'same-origin', cookie },
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(fields).toString(),
    });
  const done = await post({ channel: '', window: 'saturday' });
  expect([done.statusCode, done.headers.location]).toEqual([303, '/mi-cuenta/privacidad']);
  expect(await read()).toEqual({ channel: null, window: 'saturday' });
  expect((await post({ channel: 'fax', window: '' })).body).toContain('Elige un canal de la lista');
});
