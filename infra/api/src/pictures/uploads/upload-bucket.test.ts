import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteUpload, getUpload } from '@umbral/domain/api/uploads.ts';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorker } from '../../engine/outbox/outbox-worker.ts';
import { openStorage } from '../../engine/third-parties/storage/open-storage.ts';
import { call, signIn } from '../../testing/call.ts';
import { sendUpload, uploadPicture } from '../../testing/send-upload.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { imageTopics } from '../derivatives/image-topics.ts';
import { sampleJpeg } from '../inspection/sample-pictures.ts';

const port = 46_211;
let folder: string;
let server: S3rver;
let api: TestApp;
let cookie: string;

const bucket = {
  S3_BUCKET: 'umbral-fotos',
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_PATH_STYLE: 'true',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'umbral-bucket-'));
  server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket.S3_BUCKET, configs: [] }],
  });
  await server.run();
  api = await createTestApp(bucket);
  cookie = await signIn(api.app, 'builder');
});

afterAll(async () => {
  await api.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function work(): Promise<void> {
  const storage = openStorage(api.backend.config.storage);
  const silent = { warn: () => undefined, error: () => undefined };
  const worker = createWorker(api.backend, imageTopics(api.backend, storage), silent);
  while ((await worker.drain()) > 0);
  storage.close();
}

test('[C160] in a bucket without an address of its own the API passes derivatives on, and no originals', async () => {
  const { key } = await uploadPicture(api.app, cookie, 'plan', await sampleJpeg({ width: 500, height: 300 }));
  await work();
  const { data } = await call(api.app, getUpload, { params: { key } }, { cookie });
  expect(data.state).toBe('ready');
  for (const { src, format } of data.files) {
    expect(src).toMatch(/^\/api\/media\/up\//);
    const answer = await api.app.inject({ url: src });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${format}`]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    const start =
      format === 'webp'
        ? answer.rawPayload.subarray(8, 12).toString()
        : answer.rawPayload.subarray(0, 3).toString('hex');
    expect(start).toBe(format === 'webp' ? 'WEBP' : 'ffd8ff');
  }
  const webp = data.files[0]?.src ?? '';
  const modern = await api.app.inject({ url: webp, headers: { accept: 'image/avif,image/webp,*/*' } });
  expect([modern.headers['content-type'], modern.headers.vary]).toEqual(['image/avif', 'accept']);
  await refuseOtherFiles(key);
});

async function refuseOtherFiles(key: string): Promise<void> {
  const row = await api.backend.db.selectFrom('upload').where('key', '=', key).selectAll().executeTakeFirstOrThrow();
  const name = row.original.split('/').at(-1);
  for (const path of [
    `originals/${row.folder}/${name}`,
    `../private/originals/${row.folder}/${name}`,
    `..%2fprivate%2foriginals%2f${row.folder}%2f${name}`,
    `up/${row.folder}/${name}`,
    `up/${row.folder}/800-00.webp`,
    `up/${row.folder}/`,
    '',
  ])
    expect([path, (await api.app.inject({ url: `/api/media/${path}` })).statusCode]).toEqual([path, 404]);
}

test('[C160] what is taken back leaves the bucket', async () => {
  const { key } = await uploadPicture(api.app, cookie, 'plan', await sampleJpeg({ width: 500, height: 300, seed: 3 }));
  await work();
  const { data } = await call(api.app, getUpload, { params: { key } }, { cookie });
  await call(api.app, deleteUpload, { params: { key } }, { cookie });
  await work();
  for (const { src } of data.files) expect((await api.app.inject({ url: src })).statusCode).toBe(404);
});

test('[C160] a bucket that is away is 503, and the form may be sent again', async () => {
  const file = await sampleJpeg({ width: 500, height: 300, seed: 8 });
  const away = await createTestApp({ ...bucket, S3_ENDPOINT: 'http://127.0.0.1:46298' });
  const person = await signIn(away.app, 'builder');
  const answer = await sendUpload(away.app, { purpose: 'plan', file }, { cookie: person });
  expect([answer.statusCode, answer.json().type]).toEqual([503, 'unavailable']);
  const rows = await away.backend.db.selectFrom('upload').select('key').execute();
  await away.close();
  expect(rows).toEqual([]);
});
