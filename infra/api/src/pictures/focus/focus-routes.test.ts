import { focusUpload } from '@umbral/domain/api/uploads.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createUploadBench, type UploadBench } from '../../testing/upload-bench.ts';

let api: TestApp;
let bench: UploadBench;

beforeAll(async () => {
  api = await createTestApp();
  bench = await createUploadBench(api);
});
afterAll(() => api.close());

const setFocus = (key: string, focus: { x: number; y: number } | null, cookie = bench.builder) =>
  send(api.app, focusUpload, { params: { key }, body: { focus } }, { cookie });

test('[C383] what must stay in sight is kept with the picture, which carries it wherever it is shown', async () => {
  const key = await bench.newUpload();
  expect((await bench.see(key)).focus).toBeNull();
  const input = { params: { key }, body: { focus: { x: 0.9, y: 0.45 } } };
  const { focus } = await call(api.app, focusUpload, input, { cookie: bench.builder });
  expect([focus?.x.toFixed(2), focus?.y.toFixed(2)]).toEqual(['0.90', '0.45']);
  const file = JSON.stringify([{ width: 500, src: '/media/a.webp', format: 'webp' }]);
  await sql`update media_asset set files = ${file} where key = ${key}`.execute(api.backend.db);
  expect((await bench.see(key)).image?.focus).toBe('eb');
  await setFocus(key, null);
  const centred = await bench.see(key);
  expect([centred.focus, centred.image?.focus]).toEqual([null, undefined]);
});

test('[C383] pages that show the picture are drawn anew', async () => {
  const key = await bench.newUpload();
  await bench.show(key);
  await sql`delete from outbox`.execute(api.backend.db);
  await setFocus(key, { x: 0, y: 0 });
  const { rows } = await sql<{ topic: string }>`select distinct topic from outbox order by topic`.execute(
    api.backend.db,
  );
  expect(rows.map(({ topic }) => topic)).toEqual(['index-plant', 'purge']);
});

test('[C383] of whoever may see the upload; another is not there, and half a place is none', async () => {
  const key = await bench.newUpload();
  expect((await setFocus(key, null, await signIn(api.app, 'visitor'))).statusCode).toBe(404);
  expect((await setFocus(key, null, 'SessionId=x')).statusCode).toBe(401);
  expect((await setFocus(`up-${'0'.repeat(40)}`, null)).statusCode).toBe(404);
  const wrong = await send(
    api.app,
    focusUpload,
    { params: { key }, body: { focus: { x: 1.2, y: 0 } } },
    { cookie: bench.builder },
  );
  expect([wrong.statusCode, wrong.json().issues]).toEqual([422, { 'focus.x': 'Escribe un número de 0 a 1' }]);
  const half = await send(
    api.app,
    focusUpload,
    { params: { key }, body: { focus: { x: 1 } } },
    { cookie: bench.builder },
  );
  expect(half.statusCode).toBe(422);
});
