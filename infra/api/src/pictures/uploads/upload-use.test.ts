import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteUpload, getUpload, type Upload } from '@umbral/domain/api/uploads.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createUploadBench, type UploadBench } from '../../testing/upload-bench.ts';
import { claimUploads } from './claim-uploads.ts';
import { sweepOrphans, sweepUnused } from './sweep-uploads.ts';

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

describe('claims', () => {
  const claim = (
    keys: string[],
    who: Parameters<typeof claimUploads>[1],
    purpose: Upload['purpose'] = 'project-photo',
  ) => api.backend.db.transaction().execute((trx) => claimUploads(trx, who, keys, purpose));

  test('[C160] give the keys that are unknown, of another purpose, of somebody else or refused', async () => {
    const [mine, refused, plan] = [await bench.newUpload(), await bench.newUpload(), await bench.newUpload('plan')];
    await sql`update upload set state = 'refused', reason = 'x' where key = ${refused}`.execute(api.backend.db);
    const unknown = `up-${'f'.repeat(40)}`;
    expect(await claim([mine, refused, plan, unknown, 'building/tower/golden'], { userId: bench.builderId })).toEqual([
      refused,
      plan,
      unknown,
      'building/tower/golden',
    ]);
    expect(await claim([mine], { userId: await bench.userId('visitor') })).toEqual([mine]);
    expect(await claim([], { userId: bench.builderId })).toEqual([]);
  });

  test('[C160] a colleague of the same builder may use a picture, another builder may not', async () => {
    const key = await bench.newUpload();
    const colleague = await bench.userId('contributor');
    expect(await claim([key], { userId: colleague, builderId: 1 })).toEqual([]);
    expect(await claim([key], { userId: colleague, builderId: 2 })).toEqual([key]);
    await sql`insert into builder_member (builder_id, user_id) values (1, ${colleague}) on conflict do nothing`.execute(
      api.backend.db,
    );
    const cookie = await signIn(bench.app, 'contributor');
    expect((await send(bench.app, getUpload, { params: { key } }, { cookie })).statusCode).toBe(200);
    expect((await send(bench.app, deleteUpload, { params: { key } }, { cookie })).statusCode).toBe(404);
  });

  test('[C160] a claim and a sweep at once: the picture is used, or gone before; never both', async () => {
    const keys = await Promise.all(Array.from({ length: 12 }, () => bench.newUpload()));
    for (const key of keys) await bench.makeDue(key);
    const use = (key: string, position: number) =>
      api.backend.db.transaction().execute(async (trx) => {
        const refused = await claimUploads(trx, { userId: bench.builderId }, [key], 'project-photo');
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
    const [unused, used, drafted, young] = [
      await bench.newUpload(),
      await bench.newUpload(),
      await bench.newUpload(),
      await bench.newUpload(),
    ];
    await bench.show(used);
    await sql`insert into project_draft (builder_id, title, payload)
      values (1, 'Borrador', ${JSON.stringify({ media: [{ photos: [{ key: drafted }] }] })}::jsonb)`.execute(
      api.backend.db,
    );
    for (const key of [unused, used, drafted]) await bench.makeDue(key);
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
    const avatar = await bench.newUpload('avatar');
    await sql`update app_user set avatar_key = ${avatar} where id = ${bench.builderId}`.execute(api.backend.db);
    const logo = await bench.newUpload('project-logo');
    await sql`update project set logo_key = ${logo} where id = (select min(id) from project)`.execute(api.backend.db);
    for (const key of [avatar, logo]) await bench.makeDue(key);
    await sweepUnused(api.backend);
    expect((await bench.see(avatar)).key).toBe(avatar);
    expect((await bench.see(logo)).key).toBe(logo);
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
    const key = await bench.newUpload();
    await bench.work();
    const folder = `ab/${'c'.repeat(30)}`;
    const [old, fresh] = [`private/originals/${folder}/1.jpg`, `public/up/${folder}/400-0a.webp`];
    for (const name of [old, fresh]) await bench.storage.put(name, Buffer.from('left'));
    mkdirSync(join(api.uploadsDir, 'private/incoming'), { recursive: true });
    writeFileSync(join(api.uploadsDir, 'private/incoming/half'), 'left');
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
    const known = bench.filesOf(`public/up/${await bench.folderOf(key)}`);
    for (const path of [old, 'private/incoming/half'].map((name) => join(api.uploadsDir, name)).concat(known))
      utimesSync(path, twoDaysAgo, twoDaysAgo);
    expect(await sweepOrphans(api.backend, bench.storage)).toBe(2);
    expect(await bench.storage.head(old)).toBeUndefined();
    expect(await bench.storage.head(fresh)).toBeDefined();
    expect(bench.filesOf(`public/up/${await bench.folderOf(key)}`)).toEqual(known);
  });
});
