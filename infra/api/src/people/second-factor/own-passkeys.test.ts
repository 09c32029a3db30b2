import * as calls from '@umbral/domain/api/passkeys.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, people, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/** A passkey in the database that no device has. */
async function keep(email: string, mark: string): Promise<string> {
  const { db } = api.backend;
  const { id } = await db.selectFrom('app_user').where('email', '=', email).select('id').executeTakeFirstOrThrow();
  const row = { user_id: id, credential_id: `credential-of-${mark}`, public_key: Buffer.from('key'), name: mark };
  const kept = await db
    .insertInto('passkey')
    .values({ ...row, is_synced: true })
    .returning('id')
    .executeTakeFirst();
  return kept?.id ?? '';
}

test('[C258, C259] passkeys of others do not exist, whatever the role; the own ones are renamed and deleted', async () => {
  const id = await keep(people.visitor, 'visitor');
  const stranger = await signIn(api.app, 'admin');
  const rename = { params: { id }, body: { name: 'Otra' } };
  expect((await send(api.app, calls.renamePasskey, rename, { cookie: stranger })).statusCode).toBe(404);
  expect((await send(api.app, calls.deletePasskey, { params: { id } }, { cookie: stranger })).statusCode).toBe(404);
  const cookie = await signIn(api.app, 'visitor');
  expect(await call(api.app, calls.renamePasskey, rename, { cookie })).toEqual({ ok: 1 });
  expect((await call(api.app, calls.deletePasskey, { params: { id } }, { cookie })).ok).toBe(1);
  expect((await send(api.app, calls.deletePasskey, { params: { id } }, { cookie })).statusCode).toBe(404);
});

test('[C259] the last factor of staff stays', async () => {
  const id = await keep(people.seo, 'seo');
  const cookie = await signIn(api.app, 'seo');
  expect((await call(api.app, calls.deletePasskey, { params: { id } }, { cookie })).ok).toBe(0);
});

test('[C250] options name nobody to a stranger, and only the own passkeys to somebody signed in', async () => {
  await keep(people.builder, 'builder');
  expect((await call(api.app, calls.askForPasskey, {})).options.allowCredentials).toEqual([]);
  const { options } = await call(api.app, calls.askForPasskey, {}, { cookie: await signIn(api.app, 'builder') });
  expect(options.allowCredentials.map(({ id }) => id)).toEqual(['credential-of-builder']);
});

test('[C251] what no passkey has signed signs nobody in', async () => {
  await keep(people.contributor, 'contributor');
  const passkey = { ...calls.passkeyExample, id: 'credential-of-contributor', rawId: 'credential-of-contributor' };
  const answer = await send(api.app, calls.signInByPasskey, { body: { passkey } });
  expect(answer.json()).toMatchObject({ ok: 0, user: null });
  expect(answer.cookies).toEqual([]);
});
