import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { deleteUpload, getUpload } from '@umbral/domain/api/uploads.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Storage } from '../../engine/third-parties/storage/storage.ts';
import { call, send, signIn } from '../../testing/call.ts';
import { uploadPicture } from '../../testing/send-upload.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createUploadBench, type UploadBench } from '../../testing/upload-bench.ts';
import { cameraName, phoneJpeg, sampleJpeg, samplePng } from '../inspection/sample-pictures.ts';

let api: TestApp;
let bench: UploadBench;

beforeAll(async () => {
  api = await createTestApp();
  bench = await createUploadBench(api);
});
beforeEach(async () => {
  await sql`delete from outbox`.execute(api.backend.db);
});
afterAll(() => api.close());

describe('derivatives', () => {
  test('[C160] come by a job: webp in three widths and a jpeg, upright, without a word of the camera', async () => {
    const original = await phoneJpeg({ width: 2200, height: 1650 });
    const { key } = await uploadPicture(bench.app, bench.builder, 'project-photo', original);
    expect((await bench.see(key)).files).toEqual([]);
    expect(await bench.work()).toBe(1);
    const upload = await bench.see(key);
    expect(upload).toMatchObject({ state: 'ready', width: 1650, height: 2200 });
    expect(upload.files.map(({ width, format }) => `${format} ${width}`)).toEqual([
      'webp 400',
      'webp 800',
      'webp 1600',
      'jpeg 1200',
    ]);
    expect(upload.image).toMatchObject({ alt: '', color: upload.color, thumbhash: upload.thumbhash });
    expect(upload.image?.srcSet).toMatch(/400-\S+\.webp 400w, \S+ 800w, \S+ 1600w$/);
    for (const { src } of upload.files) {
      expect(src).toMatch(/^\/media\/up\/[0-9a-f]{2}\/[0-9a-f]{30}\/\d+-[0-9a-f]{20}\.(webp|jpg)$/);
      for (const mark of [cameraName, 'Exif', 'GPS']) expect(bench.fileAt(src).includes(mark)).toBe(false);
    }
    const [kept = ''] = bench.filesOf(`private/originals/${await bench.folderOf(key)}`);
    expect(readFileSync(kept)).toEqual(original);
  });

  test('[C160] have an avif beside each webp that it is smaller than, when nothing more urgent is left', async () => {
    const file = await sampleJpeg({ width: 420, height: 330, seed: 41 });
    const { key } = await uploadPicture(bench.app, bench.builder, 'project-photo', file);
    await bench.work();
    await bench.newUpload();
    expect(await bench.workSlowly()).toBe(0);
    await bench.work();
    expect(await bench.workSlowly()).toBe(2);
    const { files } = await bench.see(key);
    expect(files.map(({ format }) => format)).toEqual(['webp', 'webp', 'jpeg']);
    for (const { src } of files.slice(0, 2)) {
      const avif = bench.fileAt(`${src}.avif`);
      expect(avif.subarray(4, 12).toString()).toBe('ftypavif');
      expect(avif.length).toBeLessThan(bench.fileAt(src).length);
    }
  });

  test('[C160] done twice they change nothing', async () => {
    const key = await bench.newUpload();
    await bench.work();
    const [before, files] = [await bench.see(key), bench.filesOf('public')];
    await sql`update upload set state = 'waiting' where key = ${key}`.execute(api.backend.db);
    await sql`insert into outbox (topic, aggregate_key, payload)
      values ('image', ${key}, ${JSON.stringify({ key })}::jsonb), ('image', ${key}, ${JSON.stringify({ key })}::jsonb)`.execute(
      api.backend.db,
    );
    expect(await bench.work()).toBe(2);
    expect(await bench.see(key)).toEqual(before);
    expect(bench.filesOf('public')).toEqual(files);
  });

  test('[C160] wait for a storage that is away, and are made when it is back', async () => {
    const key = await bench.newUpload();
    const broken: Storage = { ...bench.storage, put: () => Promise.reject(new Error('no bucket')) };
    await bench.work(broken);
    expect((await bench.see(key)).state).toBe('waiting');
    await sql`update outbox set next_attempt_at = now()`.execute(api.backend.db);
    await bench.work();
    expect((await bench.see(key)).state).toBe('ready');
  });

  test('[C160] an original that is lost or spoilt is a refusal with its reason; sent again it is a new upload', async () => {
    const file = await samplePng({ width: 120, height: 90, seed: 77 });
    const { key } = await uploadPicture(bench.app, bench.builder, 'plan', file);
    const [original = ''] = bench.filesOf(`private/originals/${await bench.folderOf(key)}`);
    writeFileSync(original, file.subarray(0, 2000));
    await bench.work();
    expect(await bench.see(key)).toMatchObject({
      state: 'refused',
      image: null,
      reason: expect.stringContaining('dañada'),
    });
    const again = await uploadPicture(bench.app, bench.builder, 'plan', file);
    expect(again).toMatchObject({ key, state: 'waiting' });
    rmSync(bench.filesOf(`private/originals/${await bench.folderOf(key)}`)[0] ?? '');
    await sql`delete from outbox where topic = 'image-removal'`.execute(api.backend.db);
    await bench.work();
    expect(await bench.see(key)).toMatchObject({
      state: 'refused',
      reason: expect.stringContaining('Súbela de nuevo'),
    });
  });

  test('[C160] what already shows the picture is drawn anew', async () => {
    const key = await bench.newUpload();
    await bench.show(key);
    await sql`delete from outbox where topic in ('index-plant', 'purge')`.execute(api.backend.db);
    await bench.work();
    const { rows } = await sql<{ topic: string }>`
      select distinct topic from outbox where state = 'pending' order by topic`.execute(api.backend.db);
    expect(rows.map(({ topic }) => topic)).toEqual(['image-avif', 'index-plant', 'purge']);
  });
});

describe('taking a picture back', () => {
  test('[C160] removes its rows at once and its files by a job', async () => {
    const key = await bench.newUpload();
    await bench.work();
    const folder = await bench.folderOf(key);
    expect(bench.filesOf(`public/up/${folder}`).length).toBeGreaterThanOrEqual(3);
    expect(bench.filesOf(`private/originals/${folder}`)).toHaveLength(1);
    await call(bench.app, deleteUpload, { params: { key } }, { cookie: bench.builder });
    expect((await send(bench.app, getUpload, { params: { key } }, { cookie: bench.builder })).statusCode).toBe(404);
    expect((await send(bench.app, deleteUpload, { params: { key } }, { cookie: bench.builder })).statusCode).toBe(404);
    await bench.work();
    expect([...bench.filesOf(`public/up/${folder}`), ...bench.filesOf(`private/originals/${folder}`)]).toEqual([]);
  });

  test('[C160] is for its owner and administrators; one in use stays', async () => {
    const key = await bench.newUpload();
    const status = async (cookie?: string) =>
      (await send(bench.app, deleteUpload, { params: { key } }, { cookie })).statusCode;
    expect(await status()).toBe(401);
    expect(await status(await signIn(bench.app, 'visitor'))).toBe(404);
    await bench.show(key);
    const refused = await send(bench.app, deleteUpload, { params: { key } }, { cookie: bench.builder });
    expect([refused.statusCode, refused.json().issues]).toEqual([409, { key: 'Esta imagen está en uso' }]);
    await sql`delete from project_media where media_key = ${key}`.execute(api.backend.db);
    expect(await status(await signIn(bench.app, 'admin'))).toBe(200);
  });

  test('[C160] while its derivatives are made leaves no file', async () => {
    const key = await bench.newUpload();
    const folder = await bench.folderOf(key);
    const slow: Storage = {
      ...bench.storage,
      async put(name, source) {
        await bench.storage.put(name, source);
        await send(bench.app, deleteUpload, { params: { key } }, { cookie: bench.builder });
      },
    };
    await bench.work(slow);
    await bench.work();
    expect([...bench.filesOf(`public/up/${folder}`), ...bench.filesOf(`private/originals/${folder}`)]).toEqual([]);
  });

  test('[C160] and sending it again has other files, which the removal of the first ones spares', async () => {
    const file = await sampleJpeg({ width: 90, height: 80, seed: 900 });
    const { key } = await uploadPicture(bench.app, bench.builder, 'plan', file);
    await call(bench.app, deleteUpload, { params: { key } }, { cookie: bench.builder });
    expect((await uploadPicture(bench.app, bench.builder, 'plan', file)).key).toBe(key);
    await bench.work();
    const upload = await bench.see(key);
    expect(upload.state).toBe('ready');
    for (const { src } of upload.files) expect(bench.fileAt(src).length).toBeGreaterThan(0);
  });
});
