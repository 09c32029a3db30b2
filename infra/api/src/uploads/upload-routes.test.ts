import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createUpload, getUpload } from 'shared-contracts/api/uploads.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bombPng, impostors, phoneJpeg, sampleJpeg, samplePng, sampleTiff } from '../images/sample-pictures.ts';
import { call, send, signIn } from '../testing/call.ts';
import { sendUpload, uploadPicture } from '../testing/send-upload.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
let app: FastifyInstance;
let builder: string;
let admin: string;
let visitor: string;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  [builder, admin, visitor] = await Promise.all([signIn(app, 'builder'), signIn(app, 'admin'), signIn(app, 'visitor')]);
}, 60_000);

afterAll(() => api.close());

/** Everything that an upload leaves: rows, stored files, and files on their way. */
async function traces() {
  const { rows } = await sql<{ uploads: number; assets: number; work: number }>`
    select (select count(*)::int from upload) as uploads, (select count(*)::int from media_asset) as assets,
      (select count(*)::int from outbox where topic like 'image%') as work`.execute(api.backend.db);
  return {
    ...rows[0],
    files: readdirSync(api.uploadsDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      .length,
  };
}

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
    const before = await traces();
    expect((await uploadPicture(app, builder, 'project-photo', file)).key).toBe(first.key);
    expect(await traces()).toEqual(before);
    expect((await uploadPicture(app, builder, 'plan', file)).key).not.toBe(first.key);
    expect((await uploadPicture(app, admin, 'project-photo', file)).key).not.toBe(first.key);
  });

  test('[C160] sent twenty times at once it is one upload with one file and one job', async () => {
    const file = await sampleJpeg({ width: 300, height: 300, seed: 9 });
    const before = await traces();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendUpload(app, { purpose: 'blueprint', file }, { cookie: builder })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map((answer) => answer.json().key)).size).toBe(1);
    const { uploads = 0, assets = 0, work = 0, files } = before;
    expect(await traces()).toEqual({ uploads: uploads + 1, assets: assets + 1, work: work + 1, files: files + 1 });
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

describe('what is refused leaves nothing', () => {
  async function refuse(form: Parameters<typeof sendUpload>[1], options: Parameters<typeof sendUpload>[2] = {}) {
    const before = await traces();
    const answer = await sendUpload(app, form, { cookie: builder, ...options });
    expect(await traces()).toEqual(before);
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('umbral-upload-'))).toEqual([]);
    const { type, issues } = answer.json();
    expect(answer.headers['content-type']).toContain('application/problem+json');
    return [answer.statusCode, type, issues?.file ?? issues?.purpose];
  }

  test.each(Object.keys(impostors))('[C160] %s in the coat of a jpeg', async (name) => {
    const [status, type] = await refuse({ purpose: 'project-photo', file: impostors[name] ?? Buffer.alloc(0) });
    if (name === 'nothing') expect([status, type]).toEqual([422, 'invalid-input']);
    else if (name.startsWith('html that')) expect([status, type]).toEqual([422, 'invalid-input']);
    else expect([status, type]).toEqual([415, 'unsupported-type']);
  });

  test('[C160] a tiff as a logo, and a logo above 500K', async () => {
    expect(await refuse({ purpose: 'project-logo', file: await sampleTiff({ width: 40, height: 40 }) })).toEqual([
      415,
      'unsupported-type',
      'El logo debe ser JPG o PNG',
    ]);
    const large = Buffer.concat([await samplePng({ width: 40, height: 40 }), Buffer.alloc(500 * 1024)]);
    expect(await refuse({ purpose: 'project-logo', file: large })).toEqual([
      413,
      'too-large',
      'El logo debe pesar máximo 500K',
    ]);
  });

  test('[C160] a byte above 12 MB, and a body that says it is much larger', async () => {
    const jpeg = await sampleJpeg({ width: 40, height: 40 });
    const large = Buffer.concat([jpeg, Buffer.alloc(12 * 1024 * 1024 - jpeg.length + 1)]);
    expect(await refuse({ purpose: 'plan', file: large })).toEqual([
      413,
      'too-large',
      'La imagen debe pesar máximo 12 MB',
    ]);
    const huge = Buffer.alloc(14 * 1024 * 1024);
    expect((await refuse({ purpose: 'plan', file: huge }))[0]).toBe(413);
  }, 60_000);

  test('[C160] pictures that break off', async () => {
    for (const whole of [
      await sampleJpeg({ width: 800, height: 600 }),
      await samplePng({ width: 800, height: 600 }),
      await sampleTiff({ width: 800, height: 600 }),
    ]) {
      const file = whole.subarray(0, Math.floor(whole.length * 0.6));
      expect((await refuse({ purpose: 'plan', file }))[0]).toBe(422);
    }
  });

  test('[C160] a bomb of pixels', async () => {
    for (const side of [7072, 15_000, 99_999])
      expect(await refuse({ purpose: 'plan', file: bombPng(side) })).toEqual([
        422,
        'invalid-input',
        'La imagen tiene demasiados píxeles. Redúcela e inténtalo de nuevo',
      ]);
  });

  test('[C160] no file, a text in its place, two files, a file of another name', async () => {
    const file = await sampleJpeg({ width: 30, height: 20 });
    const blob = () => new Blob([new Uint8Array(file)]);
    expect(await refuse({ purpose: 'plan' })).toEqual([422, 'invalid-input', 'Elige una imagen']);
    const forms: ((form: FormData) => void)[] = [
      (form) => form.append('file', 'text'),
      (form) => form.append('picture', blob(), 'a.jpg'),
    ];
    for (const change of forms) expect((await refuse({ purpose: 'plan' }, { change }))[0]).toBe(422);
    const change = (form: FormData) => form.append('file', blob(), 'b.jpg');
    expect(await refuse({ purpose: 'plan', file }, { change })).toEqual([
      422,
      'invalid-input',
      'Sube una sola imagen a la vez',
    ]);
  });

  test('[C160] no purpose, an unknown one, two of them, a field that is nobody’s', async () => {
    const file = await sampleJpeg({ width: 30, height: 20 });
    expect(await refuse({ file })).toEqual([422, 'invalid-input', 'Dinos para qué es la imagen']);
    for (const purpose of ['', 'document', '__proto__', 'plan\0', "plan' or 1=1", 'x'.repeat(10_000)])
      expect((await refuse({ purpose, file }))[0]).toBe(422);
    for (const field of ['purpose', 'owner_id', 'constructor', 'k'.repeat(5000), 'x\r\ny'])
      expect((await refuse({ purpose: 'plan', file }, { change: (form) => form.append(field, 'plan') }))[0]).toBe(422);
  });

  test('[C160] another content type, and a form that is none', async () => {
    const types = {
      'application/json': 415,
      'text/plain': 415,
      'image/jpeg': 415,
      'application/x-www-form-urlencoded': 415,
      'multipart/form-data': 422,
      'multipart/form-data; boundary=': 422,
      'multipart/form-data; boundary=other': 422,
    };
    for (const [type, status] of Object.entries(types)) {
      const headers = { 'content-type': type };
      expect([type, (await refuse({ purpose: 'plan', file: Buffer.from('{}') }, { headers }))[0]]).toEqual([
        type,
        status,
      ]);
    }
    const empty = await app.inject({ method: 'POST', url: '/api/uploads', headers: { cookie: builder } });
    expect(empty.statusCode).toBe(415);
  });

  test('[C160] a form that breaks off', async () => {
    const head =
      '--b\r\ncontent-disposition: form-data; name="purpose"\r\n\r\nplan\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
    const before = await traces();
    for (const cut of [5, 40, 90, head.length]) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/uploads',
        payload: Buffer.concat([
          Buffer.from(head.slice(0, cut)),
          cut === head.length ? Buffer.from([255, 216, 255]) : Buffer.alloc(0),
        ]),
        headers: { 'content-type': 'multipart/form-data; boundary=b', cookie: builder },
      });
      expect([cut, answer.statusCode]).toEqual([cut, 422]);
    }
    expect(await traces()).toEqual(before);
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
