import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { deleteUpload, getUpload, type Upload } from 'shared-contracts/api/uploads.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { imageTopics } from '../images/image-topics.ts';
import { cameraName, phoneJpeg, sampleJpeg, samplePng } from '../images/sample-pictures.ts';
import { createWorker, type WorkerLog } from '../outbox/outbox-worker.ts';
import { call, send, signIn } from '../testing/call.ts';
import { uploadPicture } from '../testing/send-upload.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createFileStorage } from '../third-parties/storage/file-storage.ts';
import type { Storage } from '../third-parties/storage/storage.ts';
import { claimUploads } from './claim-uploads.ts';
import { sweepOrphans, sweepUnused } from './sweep-uploads.ts';

const silent: WorkerLog = { warn: () => undefined, error: () => undefined };
let api: TestApp;
let app: FastifyInstance;
let storage: Storage;
let builder: string;
let builderId: number;
let seed = 100;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  storage = createFileStorage(api.uploadsDir);
  builder = await signIn(app, 'builder');
  builderId = await userId('constructora@example.com');
}, 60_000);
beforeEach(async () => {
  await sql`delete from outbox`.execute(api.backend.db);
});
afterAll(() => api.close());

async function userId(email: string): Promise<number> {
  const row = await api.backend.db.selectFrom('app_user').where('email', '=', email).select('id').executeTakeFirst();
  if (!row) throw new Error(`${email} is not in the seed`);
  return row.id;
}

/** Carries out what is queued for pictures until nothing is; gives how many rows that were. */
async function work(through: Storage = storage): Promise<number> {
  const worker = createWorker(api.backend, imageTopics(api.backend, through), silent);
  let total = 0;
  for (let taken = await worker.drain(); taken > 0; taken = await worker.drain()) total += taken;
  return total;
}

async function newUpload(purpose: Upload['purpose'] = 'project-photo'): Promise<string> {
  seed += 1;
  return (await uploadPicture(app, builder, purpose, await sampleJpeg({ width: 500, height: 400, seed }))).key;
}

async function see(key: string): Promise<Upload> {
  return (await call(app, getUpload, { params: { key } }, { cookie: builder })).data;
}

function filesOf(part: string): string[] {
  const folder = join(api.uploadsDir, part);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The stored file behind an address of the portal. */
function fileAt(src: string): Buffer {
  return readFileSync(join(api.uploadsDir, 'public', src.replace('/media/', '')));
}

async function folderOfKey(key: string): Promise<string> {
  const row = await api.backend.db.selectFrom('upload').where('key', '=', key).select('folder').executeTakeFirst();
  return row?.folder ?? '';
}

async function usePhoto(key: string): Promise<void> {
  await sql`insert into project_media (project_id, media_key, role, position, alt)
    select min(id), ${key}, 'progress', 59, '' from project
    on conflict (project_id, role, position) do update set media_key = excluded.media_key`.execute(api.backend.db);
}

const makeDue = (key: string) =>
  sql`update upload set check_after = now() - interval '1 second' where key = ${key}`.execute(api.backend.db);

describe('derivatives', () => {
  test('[C160] come by a job: webp in three widths and a jpeg, upright, without a word of the camera', async () => {
    const original = await phoneJpeg({ width: 2400, height: 1800 });
    const { key } = await uploadPicture(app, builder, 'project-photo', original);
    expect((await see(key)).files).toEqual([]);
    expect(await work()).toBe(2);
    const upload = await see(key);
    expect(upload).toMatchObject({ state: 'ready', width: 1800, height: 2400 });
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
      for (const mark of [cameraName, 'Exif', 'GPS']) expect(fileAt(src).includes(mark)).toBe(false);
    }
    const [kept = ''] = filesOf(`private/originals/${await folderOfKey(key)}`);
    expect(readFileSync(kept)).toEqual(original);
  });

  test('[C160] have an avif beside each webp that it is smaller than, when nothing more urgent is left', async () => {
    const { key } = await uploadPicture(
      app,
      builder,
      'project-photo',
      await sampleJpeg({ width: 900, height: 700, seed: 41 }),
    );
    await work();
    const { files } = await see(key);
    expect(files.map(({ format }) => format)).toEqual(['webp', 'webp', 'webp', 'jpeg']);
    const webps = files.filter(({ format }) => format === 'webp');
    for (const { src } of webps) {
      const avif = fileAt(`${src}.avif`);
      expect(avif.subarray(4, 12).toString()).toBe('ftypavif');
      expect(avif.length).toBeLessThan(fileAt(src).length);
    }
    await newUpload();
    await sql`insert into outbox (topic, aggregate_key, payload) values ('image-avif', 'x', ${JSON.stringify({ key })}::jsonb)`.execute(
      api.backend.db,
    );
    const avif = imageTopics(api.backend, storage).find(({ name }) => name === 'image-avif');
    expect(await avif?.isReady?.()).toBe(false);
    await work();
    expect(await avif?.isReady?.()).toBe(true);
  });

  test('[C160] done twice they change nothing', async () => {
    const key = await newUpload();
    await work();
    const [before, files] = [await see(key), filesOf('public')];
    await sql`update upload set state = 'waiting' where key = ${key}`.execute(api.backend.db);
    await sql`insert into outbox (topic, aggregate_key, payload)
      values ('image', ${key}, ${JSON.stringify({ key })}::jsonb), ('image', ${key}, ${JSON.stringify({ key })}::jsonb)`.execute(
      api.backend.db,
    );
    expect(await work()).toBe(3);
    expect(await see(key)).toEqual(before);
    expect(filesOf('public')).toEqual(files);
  });

  test('[C160] wait for a storage that is away, and are made when it is back', async () => {
    const key = await newUpload();
    const broken: Storage = { ...storage, put: () => Promise.reject(new Error('no bucket')) };
    await work(broken);
    expect((await see(key)).state).toBe('waiting');
    await sql`update outbox set next_attempt_at = now()`.execute(api.backend.db);
    await work();
    expect((await see(key)).state).toBe('ready');
  });

  test('[C160] an original that is lost or spoilt is a refusal with its reason; sent again it is a new upload', async () => {
    const file = await samplePng({ width: 120, height: 90, seed: 77 });
    const { key } = await uploadPicture(app, builder, 'plan', file);
    const [original = ''] = filesOf(`private/originals/${await folderOfKey(key)}`);
    writeFileSync(original, file.subarray(0, 2000));
    await work();
    expect(await see(key)).toMatchObject({ state: 'refused', image: null, reason: expect.stringContaining('dañada') });
    const again = await uploadPicture(app, builder, 'plan', file);
    expect(again).toMatchObject({ key, state: 'waiting' });
    rmSync(filesOf(`private/originals/${await folderOfKey(key)}`)[0] ?? '');
    await sql`delete from outbox where topic = 'image-removal'`.execute(api.backend.db);
    await work();
    expect(await see(key)).toMatchObject({ state: 'refused', reason: expect.stringContaining('Súbela de nuevo') });
  });

  test('[C160] what already shows the picture is drawn anew', async () => {
    const key = await newUpload();
    await usePhoto(key);
    await sql`delete from outbox where topic in ('index-plant', 'purge')`.execute(api.backend.db);
    await work();
    const { rows } = await sql<{ topic: string }>`
      select distinct topic from outbox where state = 'pending' order by topic`.execute(api.backend.db);
    expect(rows.map(({ topic }) => topic)).toEqual(['index-plant', 'purge']);
  });
});

describe('taking a picture back', () => {
  test('[C160] removes its rows at once and its files by a job', async () => {
    const key = await newUpload();
    await work();
    const folder = await folderOfKey(key);
    expect(filesOf(`public/up/${folder}`).length).toBeGreaterThanOrEqual(3);
    expect(filesOf(`private/originals/${folder}`)).toHaveLength(1);
    await call(app, deleteUpload, { params: { key } }, { cookie: builder });
    expect((await send(app, getUpload, { params: { key } }, { cookie: builder })).statusCode).toBe(404);
    expect((await send(app, deleteUpload, { params: { key } }, { cookie: builder })).statusCode).toBe(404);
    await work();
    expect([...filesOf(`public/up/${folder}`), ...filesOf(`private/originals/${folder}`)]).toEqual([]);
  });

  test('[C160] is for its owner and administrators; one in use stays', async () => {
    const key = await newUpload();
    const status = async (cookie?: string) =>
      (await send(app, deleteUpload, { params: { key } }, { cookie })).statusCode;
    expect(await status()).toBe(401);
    expect(await status(await signIn(app, 'visitor'))).toBe(404);
    await usePhoto(key);
    const refused = await send(app, deleteUpload, { params: { key } }, { cookie: builder });
    expect([refused.statusCode, refused.json().issues]).toEqual([409, { key: 'Esta imagen está en uso' }]);
    await sql`delete from project_media where media_key = ${key}`.execute(api.backend.db);
    expect(await status(await signIn(app, 'admin'))).toBe(200);
  });

  test('[C160] while its derivatives are made leaves no file', async () => {
    const key = await newUpload();
    const folder = await folderOfKey(key);
    const slow: Storage = {
      ...storage,
      async put(name, source) {
        await storage.put(name, source);
        await send(app, deleteUpload, { params: { key } }, { cookie: builder });
      },
    };
    await work(slow);
    await work();
    expect([...filesOf(`public/up/${folder}`), ...filesOf(`private/originals/${folder}`)]).toEqual([]);
  });

  test('[C160] and sending it again has other files, which the removal of the first ones spares', async () => {
    const file = await sampleJpeg({ width: 90, height: 80, seed: 900 });
    const { key } = await uploadPicture(app, builder, 'plan', file);
    await call(app, deleteUpload, { params: { key } }, { cookie: builder });
    expect((await uploadPicture(app, builder, 'plan', file)).key).toBe(key);
    await work();
    const upload = await see(key);
    expect(upload.state).toBe('ready');
    for (const { src } of upload.files) expect(fileAt(src).length).toBeGreaterThan(0);
  });
});

describe('claims', () => {
  const claim = (
    keys: string[],
    who: Parameters<typeof claimUploads>[1],
    purpose: Upload['purpose'] = 'project-photo',
  ) => api.backend.db.transaction().execute((trx) => claimUploads(trx, who, keys, purpose));

  test('[C160] give the keys that are unknown, of another purpose, of somebody else or refused', async () => {
    const [mine, refused, plan] = [await newUpload(), await newUpload(), await newUpload('plan')];
    await sql`update upload set state = 'refused', reason = 'x' where key = ${refused}`.execute(api.backend.db);
    const unknown = `up-${'f'.repeat(40)}`;
    expect(await claim([mine, refused, plan, unknown, 'facade/tower-1/1'], { userId: builderId })).toEqual([
      refused,
      plan,
      unknown,
      'facade/tower-1/1',
    ]);
    expect(await claim([mine], { userId: await userId('visitante@example.com') })).toEqual([mine]);
    expect(await claim([], { userId: builderId })).toEqual([]);
  });

  test('[C160] a colleague of the same builder may use a picture, another builder may not', async () => {
    const key = await newUpload();
    const colleague = await userId('colaborador@example.com');
    expect(await claim([key], { userId: colleague, builderId: 1 })).toEqual([]);
    expect(await claim([key], { userId: colleague, builderId: 2 })).toEqual([key]);
    await sql`insert into builder_member (builder_id, user_id) values (1, ${colleague}) on conflict do nothing`.execute(
      api.backend.db,
    );
    const cookie = await signIn(app, 'contributor');
    expect((await send(app, getUpload, { params: { key } }, { cookie })).statusCode).toBe(200);
    expect((await send(app, deleteUpload, { params: { key } }, { cookie })).statusCode).toBe(404);
  });

  test('[C160] a claim and a sweep at once: the picture is used, or gone before; never both', async () => {
    const keys = await Promise.all(Array.from({ length: 12 }, () => newUpload()));
    for (const key of keys) await makeDue(key);
    const use = (key: string, position: number) =>
      api.backend.db.transaction().execute(async (trx) => {
        const refused = await claimUploads(trx, { userId: builderId }, [key], 'project-photo');
        if (refused.length > 0) return false;
        await sql`insert into project_media (project_id, media_key, role, position, alt)
          select max(id), ${key}, 'render', ${position}, '' from project`.execute(trx);
        return true;
      });
    const [used] = await Promise.all([
      Promise.all(keys.map((key, index) => use(key, 40 + index))),
      sweepUnused(api.backend),
      sweepUnused(api.backend),
    ]);
    const { rows } = await sql<{ key: string }>`select key from upload where key = any (${keys}::text[])`.execute(
      api.backend.db,
    );
    expect(rows.map(({ key }) => key).toSorted()).toEqual(keys.filter((_, index) => used[index]).toSorted());
  });
});

describe('sweeping', () => {
  test('[C160] removes what nothing has referred to for a day, and spares what is used, drafted or young', async () => {
    const [unused, used, drafted, young] = [await newUpload(), await newUpload(), await newUpload(), await newUpload()];
    await usePhoto(used);
    await sql`insert into project_draft (builder_id, title, payload)
      values (1, 'Borrador', ${JSON.stringify({ media: [{ photos: [{ key: drafted }] }] })}::jsonb)`.execute(
      api.backend.db,
    );
    for (const key of [unused, used, drafted]) await makeDue(key);
    expect(await sweepUnused(api.backend)).toBeGreaterThanOrEqual(1);
    const { rows } = await sql<{ key: string; later: boolean }>`
      select key, check_after > now() + interval '23 hours' as later from upload
      where key = any (${[unused, used, drafted, young]}::text[])`.execute(api.backend.db);
    expect(rows.map(({ key }) => key).toSorted()).toEqual([used, drafted, young].toSorted());
    expect(rows.every(({ later }) => later)).toBe(true);
    expect(await sweepUnused(api.backend)).toBe(0);
  });

  test('[C160] every column of the database that holds pictures counts as a use', async () => {
    const { rows } = await sql<{ relation: string; name: string }>`
      select conrelid::regclass::text as relation, attname as name from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'media_asset'::regclass and conrelid <> 'upload'::regclass`.execute(
      api.backend.db,
    );
    const avatar = await newUpload('avatar');
    await sql`update app_user set avatar_key = ${avatar} where id = ${builderId}`.execute(api.backend.db);
    const logo = await newUpload('project-logo');
    await sql`update project set logo_key = ${logo} where id = (select min(id) from project)`.execute(api.backend.db);
    for (const key of [avatar, logo]) await makeDue(key);
    await sweepUnused(api.backend);
    expect((await see(avatar)).key).toBe(avatar);
    expect((await see(logo)).key).toBe(logo);
    expect(rows.map(({ relation, name }) => `${relation}.${name}`)).toEqual(
      expect.arrayContaining([
        'app_user.avatar_key',
        'project.logo_key',
        'project_media.media_key',
        'blueprint.media_key',
      ]),
    );
  });

  test('[C160] removes files that a crash left without a row, once they are a day old', async () => {
    const key = await newUpload();
    await work();
    const folder = `ab/${'c'.repeat(30)}`;
    const [old, fresh] = [`private/originals/${folder}/1.jpg`, `public/up/${folder}/400-0a.webp`];
    for (const name of [old, fresh]) await storage.put(name, Buffer.from('left'));
    mkdirSync(join(api.uploadsDir, 'private/incoming'), { recursive: true });
    writeFileSync(join(api.uploadsDir, 'private/incoming/half'), 'left');
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
    const known = filesOf(`public/up/${await folderOfKey(key)}`);
    for (const path of [old, 'private/incoming/half'].map((name) => join(api.uploadsDir, name)).concat(known))
      utimesSync(path, twoDaysAgo, twoDaysAgo);
    expect(await sweepOrphans(api.backend, storage)).toBe(2);
    expect(await storage.head(old)).toBeUndefined();
    expect(await storage.head(fresh)).toBeDefined();
    expect(filesOf(`public/up/${await folderOfKey(key)}`)).toEqual(known);
  });
});
