import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signIn } from '../../testing/call.ts';
import { sendUpload } from '../../testing/send-upload.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { tracesOf } from '../../testing/upload-traces.ts';
import { bombPng, impostors, sampleJpeg, samplePng, sampleTiff } from '../inspection/sample-pictures.ts';
import { forgetLostUploads } from './receive-upload.ts';

let api: TestApp;
let app: FastifyInstance;
let builder: string;
let arriving: string;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  builder = await signIn(app, 'builder');
  // Files on their way lie where only this file's uploads are.
  arriving = mkdtempSync(join(tmpdir(), 'umbral-arriving-'));
  vi.stubEnv('TMPDIR', arriving);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  rmSync(arriving, { recursive: true, force: true });
  await api.close();
});

async function refuse(form: Parameters<typeof sendUpload>[1], options: Parameters<typeof sendUpload>[2] = {}) {
  const before = await tracesOf(api);
  const answer = await sendUpload(app, form, { cookie: builder, ...options });
  expect(await tracesOf(api)).toEqual(before);
  expect(readdirSync(arriving)).toEqual([]);
  const { type, issues } = answer.json();
  expect(answer.headers['content-type']).toContain('application/problem+json');
  return [answer.statusCode, type, issues?.file ?? issues?.purpose];
}

test.each(Object.keys(impostors))('[C160] refused, without a trace: %s in the coat of a jpeg', async (name) => {
  const [status, type] = await refuse({ purpose: 'project-photo', file: impostors[name] ?? Buffer.alloc(0) });
  if (name === 'nothing') expect([status, type]).toEqual([422, 'invalid-input']);
  else if (name.startsWith('html that')) expect([status, type]).toEqual([422, 'invalid-input']);
  else expect([status, type]).toEqual([415, 'unsupported-type']);
});

test('[C160] refused, without a trace: a tiff as a logo, and a logo above 500K', async () => {
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

test('[C160] refused, without a trace: a byte above 12 MB, and a body that says it is much larger', async () => {
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

test('[C160] refused, without a trace: pictures that break off', async () => {
  for (const whole of [
    await sampleJpeg({ width: 800, height: 600 }),
    await samplePng({ width: 800, height: 600 }),
    await sampleTiff({ width: 800, height: 600 }),
  ]) {
    const file = whole.subarray(0, Math.floor(whole.length * 0.6));
    expect((await refuse({ purpose: 'plan', file }))[0]).toBe(422);
  }
});

test('[C160] refused, without a trace: a bomb of pixels', async () => {
  for (const side of [7072, 15_000, 99_999])
    expect(await refuse({ purpose: 'plan', file: bombPng(side) })).toEqual([
      422,
      'invalid-input',
      'La imagen tiene demasiados píxeles. Redúcela e inténtalo de nuevo',
    ]);
});

test('[C160] refused, without a trace: no file, a text in its place, two files, a file of another name', async () => {
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

test('[C160] refused, without a trace: no purpose, an unknown one, two of them, a field that is nobody’s', async () => {
  const file = await sampleJpeg({ width: 30, height: 20 });
  expect(await refuse({ file })).toEqual([422, 'invalid-input', 'Dinos para qué es la imagen']);
  for (const purpose of ['', 'document', '__proto__', 'plan\0', "plan' or 1=1", 'x'.repeat(10_000)])
    expect((await refuse({ purpose, file }))[0]).toBe(422);
  for (const field of ['purpose', 'owner_id', 'constructor', 'k'.repeat(5000), 'x\r\ny'])
    expect((await refuse({ purpose: 'plan', file }, { change: (form) => form.append(field, 'plan') }))[0]).toBe(422);
});

test('[C160] refused, without a trace: another content type, and a form that is none', async () => {
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

test('[C160] refused, without a trace: a form that breaks off', async () => {
  const head =
    '--b\r\ncontent-disposition: form-data; name="purpose"\r\n\r\nplan\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  const before = await tracesOf(api);
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
  expect(await tracesOf(api)).toEqual(before);
});

test('[C160] a form with any bytes changed is taken or refused, and never an error of ours', async () => {
  const form = new FormData();
  form.append('purpose', 'plan');
  form.append('file', new Blob([new Uint8Array(await sampleJpeg({ width: 24, height: 16 }))]), 'plano.jpg');
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const body = Buffer.from(await encoded.arrayBuffer());
  const change = fc.record({
    at: fc.nat(body.length - 1),
    drop: fc.nat(40),
    add: fc.oneof(
      fc.uint8Array({ maxLength: 12 }),
      fc
        .constantFrom('\r\n', '\r\n\r\n', '--', '"', ';', '\0', '\r\n--x', "filename*=utf-8''%ff")
        .map((text) => Buffer.from(text)),
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      const payload = changes.reduce(
        (bytes, { at, drop, add }) => Buffer.concat([bytes.subarray(0, at), add, bytes.subarray(at + drop)]),
        body,
      );
      const headers = { 'content-type': type, cookie: builder };
      const { statusCode } = await app.inject({ method: 'POST', url: '/api/uploads', payload, headers });
      expect([200, 413, 415, 422, 429]).toContain(statusCode);
    }),
    { numRuns: 300 },
  );
  expect(readdirSync(arriving)).toEqual([]);
}, 60_000);

test('[C160] what a killed process left of an upload goes with the next start, what is on its way stays', async () => {
  const [lost, young, foreign] = ['umbral-upload-lost', 'umbral-upload-young', 'else'].map((name) =>
    join(arriving, name),
  );
  for (const folder of [lost, young, foreign]) mkdirSync(folder ?? '');
  const before = new Date(Date.now() - 7_200_000);
  for (const folder of [lost, foreign]) utimesSync(folder ?? '', before, before);
  await forgetLostUploads(new Date());
  expect(readdirSync(arriving).toSorted()).toEqual(['else', 'umbral-upload-young']);
  for (const folder of [young, foreign]) rmSync(folder ?? '', { recursive: true });
});
