import { createUpload, getUpload } from '@umbral/domain/api/uploads.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { sendUpload, uploadPicture } from '../../testing/send-upload.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { tracesOf } from '../../testing/upload-traces.ts';
import { phoneJpeg, sampleJpeg, samplePng, sampleTiff } from '../inspection/sample-pictures.ts';

let api: TestApp;
let app: FastifyInstance;
let builder: string;
let admin: string;
let visitor: string;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  [builder, admin, visitor] = await Promise.all([signIn(app, 'builder'), signIn(app, 'admin'), signIn(app, 'visitor')]);
});

afterAll(() => api.close());

describe('a picture that may be uploaded', () => {
  test('[C160, B095] waits for its derivatives, known by its content whatever its name says', async () => {
    const file = await phoneJpeg({ width: 1600, height: 1200 });
    const form = { purpose: 'project-photo', file, name: '../../etc/passwd.svg', type: 'image/svg+xml' };
    const answer = await sendUpload(app, form, { cookie: builder });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
    expect(answer.headers['cache-control']).toBe('no-store');
    const upload = createUpload.response.parse(answer.json());
    expect(upload).toMatchObject({
      ok: 1,
      state: 'waiting',
      width: 1200,
      height: 1600,
      bytes: file.length,
      image: null,
    });
    expect(upload.key).toMatch(/^up-[0-9a-f]{40}$/);
    const { data } = await call(app, getUpload, { params: { key: upload.key } }, { cookie: builder });
    expect(data).toEqual({ ...upload, ok: undefined });
  });

  test('[C160] png and tiff as well; the purpose may come after the file', async () => {
    for (const file of [await samplePng({ width: 50, height: 40 }), await sampleTiff({ width: 50, height: 40 })]) {
      const answer = await sendUpload(
        app,
        { file },
        { cookie: admin, change: (form) => form.append('purpose', 'plan') },
      );
      expect([answer.statusCode, answer.json().purpose]).toEqual([200, 'plan']);
    }
  });

  test('[C160] sent again it is the same upload; for another purpose or by somebody else it is another', async () => {
    const file = await sampleJpeg({ width: 200, height: 100, seed: 5 });
    const first = await uploadPicture(app, builder, 'project-photo', file);
    const before = await tracesOf(api);
    expect((await uploadPicture(app, builder, 'project-photo', file)).key).toBe(first.key);
    expect(await tracesOf(api)).toEqual(before);
    expect((await uploadPicture(app, builder, 'plan', file)).key).not.toBe(first.key);
    expect((await uploadPicture(app, admin, 'project-photo', file)).key).not.toBe(first.key);
  });

  test('[C160] sent twenty times at once it is one upload with one file and one job', async () => {
    const file = await sampleJpeg({ width: 300, height: 300, seed: 9 });
    const before = await tracesOf(api);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendUpload(app, { purpose: 'blueprint', file }, { cookie: builder })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map((answer) => answer.json().key)).size).toBe(1);
    const { uploads, assets, work, files } = before;
    expect(await tracesOf(api)).toEqual({ uploads: uploads + 1, assets: assets + 1, work: work + 1, files: files + 1 });
  });
});

describe('who may upload', () => {
  test('[C160] nobody without a session, also with a made-up or an expired one', async () => {
    const file = await sampleJpeg({ width: 20, height: 20 });
    for (const cookie of [undefined, 'SessionId=x', `SessionId=${'a'.repeat(43)}`])
      expect((await sendUpload(app, { purpose: 'avatar', file }, { cookie })).statusCode).toBe(401);
    await expired(file);
  });

  async function expired(file: Buffer): Promise<void> {
    const cookie = await signIn(app, 'contributor');
    api.setNow(new Date(Date.now() + 40 * 86_400_000));
    const answer = await sendUpload(app, { purpose: 'avatar', file }, { cookie });
    api.setNow(undefined);
    expect(answer.statusCode).toBe(401);
  }

  test('[C160] everybody an avatar; pictures of projects builders and administrators only', async () => {
    const file = await sampleJpeg({ width: 60, height: 60, seed: 2 });
    const status = async (cookie: string, purpose: string) =>
      (await sendUpload(app, { purpose, file }, { cookie })).statusCode;
    expect(await status(visitor, 'avatar')).toBe(200);
    for (const purpose of ['project-logo', 'project-photo', 'plant-photo', 'plan', 'blueprint', 'blueprint-point']) {
      expect([purpose, await status(visitor, purpose)]).toEqual([purpose, 403]);
      expect([purpose, await status(admin, purpose)]).toEqual([purpose, 200]);
    }
    const last = { cookie: visitor, change: (form: FormData) => form.append('purpose', 'plan') };
    expect((await sendUpload(app, { file }, last)).statusCode).toBe(403);
  });

  test('[C160] no page of another site', async () => {
    const file = await sampleJpeg({ width: 20, height: 20 });
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const answer = await sendUpload(app, { purpose: 'avatar', file }, { cookie: visitor, headers });
    expect(answer.statusCode).toBe(403);
  });

  test('[C160] an upload of somebody else is not there, neither to see nor to take back', async () => {
    const { key } = await uploadPicture(app, visitor, 'avatar', await sampleJpeg({ width: 30, height: 30, seed: 3 }));
    const others = [
      [await signIn(app, 'contributor'), 404],
      [builder, 404],
      [undefined, 401],
      [admin, 200],
    ] as const;
    for (const [cookie, status] of others)
      expect((await send(app, getUpload, { params: { key } }, { cookie })).statusCode).toBe(status);
    expect((await send(app, getUpload, { params: { key: 'up-1' } }, { cookie: admin })).statusCode).toBe(422);
    const unknown = `up-${'0'.repeat(40)}`;
    expect((await send(app, getUpload, { params: { key: unknown } }, { cookie: admin })).statusCode).toBe(404);
  });
});

test('[C160] a day has its quota, which another person does not share', async () => {
  const person = await sql<{ id: number }>`select id from app_user where email = 'colaborador@example.com'`.execute(
    api.backend.db,
  );
  const owner = person.rows[0]?.id ?? 0;
  await sql`with added as (
      insert into media_asset (key, kind, width, height, color, alt, files)
      select 'up-' || lpad(to_hex(n), 40, '0'), 'avatar', 1, 1, '#000000', '', '[]' from generate_series(1, 19) n returning key)
    insert into upload (key, owner_id, purpose, folder, original, bytes)
    select key, ${owner}, 'avatar', substr(md5(key), 1, 2) || '/' || substr(md5(key), 3), 'private/x', 10 from added`.execute(
    api.backend.db,
  );
  const cookie = await signIn(app, 'contributor');
  const pictures = await Promise.all([21, 22, 23, 24].map((seed) => sampleJpeg({ width: 40, height: 40, seed })));
  const answers = await Promise.all(pictures.map((file) => sendUpload(app, { purpose: 'avatar', file }, { cookie })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429, 429, 429]);
  await uploadPicture(app, visitor, 'avatar', pictures[0] ?? Buffer.alloc(0));
});

test('[C160] an address sends at most sixty in a minute', async () => {
  const strict = await createTestApp({ RATE_LIMITS: 'true', PORTAL_ORIGIN: 'https://umbral.example' });
  const statuses: number[] = [];
  const cookie = await signIn(strict.app, 'visitor');
  for (let turn = 0; turn < 61; turn += 1) {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    statuses.push((await sendUpload(strict.app, { purpose: 'avatar' }, { cookie, headers })).statusCode);
  }
  await strict.close();
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(422));
  expect(statuses[60]).toBe(429);
});
