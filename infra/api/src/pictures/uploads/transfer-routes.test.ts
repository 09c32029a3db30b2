import { createHash, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import * as calls from '@umbral/domain/api/upload-transfers.ts';
import type { UploadPurpose } from '@umbral/domain/api/uploads.ts';
import { uploadLimits } from '@umbral/domain/limits/upload-limits.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { uploadPicture } from '../../testing/send-upload.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createUploadBench, type UploadBench } from '../../testing/upload-bench.ts';
import { impostors, sampleJpeg } from '../inspection/sample-pictures.ts';
import { sweepTransfers } from './sweep-uploads.ts';
import { mostTransfers } from './transfer-queries.ts';

let api: TestApp;
let app: FastifyInstance;
let bench: UploadBench;
let builder: string;
let visitor: string;
let seed = 9000;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  bench = await createUploadBench(api);
  builder = bench.builder;
  visitor = await signIn(app, 'visitor');
});
beforeEach(async () => {
  await sql`delete from upload_transfer`.execute(api.backend.db);
  // What a test leaves that is tried twice is nothing to the others.
  for (const path of bench.filesOf('private/parts')) rmSync(path);
});
afterAll(() => api.close());

const hashOf = (file: Buffer) => createHash('sha256').update(file).digest('hex');

/** A picture that was never sent before, of more than one part. */
function newPicture(): Promise<Buffer> {
  seed += 1;
  return sampleJpeg({ width: 2600, height: 1800, seed });
}

function begin(file: Buffer, purpose: UploadPurpose = 'project-photo', cookie = builder) {
  const body = { purpose, bytes: file.length, hash: hashOf(file) };
  return call(app, calls.beginUpload, { body }, { cookie });
}

async function sendPart(id: string, offset: number, part: Buffer, cookie = builder): Promise<LightMyRequestResponse> {
  const form = new FormData();
  form.append('part', new Blob([new Uint8Array(part)]), 'part');
  const encoded = new Response(form);
  return app.inject({
    method: 'POST',
    url: `/api/uploads/transfers/${id}/parts/${offset}`,
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', 'sec-fetch-site': 'same-origin', cookie },
  });
}

/** Sends what is left of a picture, part after part; gives the last answer. */
async function sendRest(file: Buffer, { id, received, part_bytes }: calls.UploadTransfer, cookie = builder) {
  let answer: LightMyRequestResponse | undefined;
  for (let offset = received; offset < file.length; offset += part_bytes)
    answer = await sendPart(id, offset, file.subarray(offset, offset + part_bytes), cookie);
  return answer;
}

async function begun(file: Buffer, purpose?: UploadPurpose): Promise<calls.UploadTransfer> {
  const { transfer } = await begin(file, purpose);
  if (!transfer) throw new Error('the picture was there already');
  return transfer;
}

describe('a picture in parts', () => {
  test('[C380, C381, C382] goes on where it stopped, and becomes the upload that C160 makes of it', async () => {
    const file = await newPicture();
    expect(file.length).toBeGreaterThan(uploadLimits.partBytes);
    const transfer = await begun(file);
    expect(transfer).toMatchObject({ bytes: file.length, received: 0, purpose: 'project-photo' });
    const first = await sendPart(transfer.id, 0, file.subarray(0, transfer.part_bytes));
    expect(first.json()).toMatchObject({ ok: 1, upload: null, transfer: { received: transfer.part_bytes } });
    const { data } = await call(app, calls.getUploadTransfer, { params: { id: transfer.id } }, { cookie: builder });
    expect(data).toEqual({ ...transfer, received: transfer.part_bytes });

    const again = await begun(file);
    expect(again).toEqual(data);
    const last = await sendRest(file, again);
    expect(last?.json()).toMatchObject({
      ok: 1,
      transfer: null,
      upload: { key: transfer.key, state: 'waiting', width: 2600, height: 1800, bytes: file.length },
    });
    expect((await uploadPicture(app, builder, 'project-photo', file)).key).toBe(transfer.key);
    expect(bench.filesOf('private/parts')).toEqual([]);
    expect(
      (await send(app, calls.getUploadTransfer, { params: { id: transfer.id } }, { cookie: builder })).statusCode,
    ).toBe(404);
  });

  test('[C380] that is here already is not sent again', async () => {
    const file = await newPicture();
    const { key } = await uploadPicture(app, builder, 'plan', file);
    expect(await begin(file, 'plan')).toMatchObject({ transfer: null, upload: { key } });
    expect((await begin(file, 'plan', await signIn(app, 'admin'))).upload).toBeNull();
  });

  test('[C381] takes a part once, however often and in whatever order it comes', async () => {
    const file = await newPicture();
    const { id, part_bytes } = await begun(file);
    const part = file.subarray(0, part_bytes);
    const answers = await Promise.all([sendPart(id, 0, part), sendPart(id, 0, part), sendPart(id, part_bytes, part)]);
    const [one = 0, other = 0, next] = answers.map(({ statusCode }) => statusCode);
    expect([one, other].toSorted()).toEqual([200, 409]);
    expect([409, 413], 'before the first one it follows nothing, after it it is larger than what is missing').toContain(
      next,
    );
    expect(await begun(file)).toMatchObject({ id, received: part_bytes });
    const refused = await sendPart(id, 0, part);
    expect([refused.statusCode, refused.json().issues]).toEqual([
      409,
      { offset: 'Esta parte de la imagen no sigue a la anterior' },
    ]);
    expect((await sendRest(file, await begun(file)))?.json().upload.bytes).toBe(file.length);
  });

  test('[C380] whose last part came while the server was busy becomes an upload when it is begun again', async () => {
    const file = await sampleJpeg({ width: 300, height: 200, seed: 4711 });
    const { id } = await begun(file);
    await sendPart(id, 0, file.subarray(0, file.length - 10));
    await bench.storage.put(await partPath(id, file.length - 10), file.subarray(file.length - 10));
    await sql`update upload_transfer set received = bytes where id = ${id}`.execute(api.backend.db);
    expect(await begin(file)).toMatchObject({ transfer: null, upload: { bytes: file.length } });
  });

  async function partPath(id: string, offset: number): Promise<string> {
    const row = await api.backend.db
      .selectFrom('upload_transfer')
      .where('id', '=', id)
      .select('folder')
      .executeTakeFirstOrThrow();
    return `private/parts/${row.folder}/${offset}.part`;
  }
});

describe('what is refused', () => {
  test('[C380] a purpose that is not the person’s, a size that no picture has, a body that says nothing', async () => {
    const body = { purpose: 'project-photo', bytes: 9, hash: hashOf(Buffer.from('x')) };
    const status = async (change: object, cookie = builder) => {
      const answer = await send(app, calls.beginUpload, { body: { ...body, ...change } }, { cookie });
      return [answer.statusCode, answer.json().issues];
    };
    expect((await status({}, visitor))[0]).toBe(403);
    expect(await status({ bytes: 12 * 1024 * 1024 + 1 })).toEqual([413, { file: 'La imagen debe pesar máximo 12 MB' }]);
    expect(await status({ purpose: 'project-logo', bytes: 600_000 })).toEqual([
      413,
      { file: 'El logo debe pesar máximo 500K' },
    ]);
    expect(await status({ hash: '../../etc/passwd' })).toEqual([422, { hash: 'La imagen no es válida' }]);
    expect((await status({ bytes: 0 }))[0]).toBe(422);
  });

  test('[C381] what lies about its type, its size or its content, with the reason; nothing of it stays', async () => {
    const lie = impostors['html that begins as a jpeg'] ?? Buffer.alloc(0);
    const damaged = await sendRest(lie, await begun(lie));
    expect([damaged?.statusCode, damaged?.json().issues.file]).toEqual([
      422,
      'La imagen está dañada o incompleta. Prueba con otra copia',
    ]);
    const gif = impostors.gif ?? Buffer.alloc(0);
    const wrong = await sendRest(gif, await begun(gif));
    expect([wrong?.statusCode, wrong?.json().issues.file]).toEqual([415, 'La imagen debe ser JPG, PNG o TIFF']);
    const file = await newPicture();
    const other = Buffer.from(file);
    other.fill(7, 500, 600);
    const changed = await sendRest(other, await begun(file));
    expect([changed?.statusCode, changed?.json().issues.file]).toEqual([
      422,
      'La imagen llegó incompleta. Inténtalo de nuevo',
    ]);
    expect(bench.filesOf('private/parts')).toEqual([]);
    expect(await begun(file)).toMatchObject({ received: 0 });
  });

  test('[C381] a part that is larger than what is missing, an empty one and no form at all', async () => {
    const file = await sampleJpeg({ width: 60, height: 60, seed: 4712 });
    const { id } = await begun(file);
    expect((await sendPart(id, 0, Buffer.concat([file, file]))).statusCode).toBe(413);
    expect((await sendPart(id, 0, Buffer.alloc(0))).statusCode).toBe(422);
    expect((await sendPart(id, -1, file)).statusCode).toBe(422);
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie: builder };
    const url = `/api/uploads/transfers/${id}/parts/0`;
    expect((await app.inject({ method: 'POST', url, payload: '{}', headers })).statusCode).toBe(415);
    expect((await sendPart(id, 0, file)).statusCode).toBe(200);
  });

  test('[C381, C382, C384] what somebody else sends is not there; nobody without a session', async () => {
    const file = await newPicture();
    const { id } = await begun(file);
    const admin = await signIn(app, 'admin');
    for (const [cookie, status] of [
      [visitor, 404],
      [admin, 404],
      ['SessionId=x', 401],
    ] as const) {
      const params = { id };
      expect((await send(app, calls.getUploadTransfer, { params }, { cookie })).statusCode).toBe(status);
      expect((await send(app, calls.cancelUpload, { params }, { cookie })).statusCode).toBe(status);
      expect((await sendPart(id, 0, file.subarray(0, 10), cookie)).statusCode).toBe(status);
    }
    expect((await sendPart(randomUUID(), 0, file.subarray(0, 10))).statusCode).toBe(404);
  });
});

describe('what does not stay', () => {
  test('[C384] a picture that was given up leaves nothing', async () => {
    const file = await newPicture();
    const { id, part_bytes } = await begun(file);
    await sendPart(id, 0, file.subarray(0, part_bytes));
    expect(bench.filesOf('private/parts')).toHaveLength(1);
    await call(app, calls.cancelUpload, { params: { id } }, { cookie: builder });
    expect(bench.filesOf('private/parts')).toEqual([]);
    expect((await send(app, calls.cancelUpload, { params: { id } }, { cookie: builder })).statusCode).toBe(404);
    expect((await sendPart(id, part_bytes, file.subarray(part_bytes))).statusCode).toBe(404);
  });

  test('[C380] after a day, and the oldest of too many', async () => {
    const old = await newPicture();
    const { id } = await begun(old);
    await sendPart(id, 0, old.subarray(0, 100));
    await sql`update upload_transfer set created_at = now() - interval '25 hours'`.execute(api.backend.db);
    expect(await sweepTransfers(api.backend, bench.storage)).toBe(1);
    expect(bench.filesOf('private/parts')).toEqual([]);

    const pictures = Array.from({ length: mostTransfers + 1 }, (_, index) => Buffer.from(`picture ${index}`));
    const ids: string[] = [];
    for (const picture of pictures) ids.push((await begun(picture)).id);
    const { rows } = await sql<{ id: string }>`select id from upload_transfer`.execute(api.backend.db);
    expect(new Set(rows.map((row) => row.id))).toEqual(new Set(ids.slice(1)));
  });
});
