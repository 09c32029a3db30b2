import * as calls from '@umbral/domain/api/guides.ts';
import { getStaticPage } from '@umbral/domain/api/pages.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send } from '../../testing/call.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { unlockGuide } from './guide-queries.ts';

let api: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
});

afterAll(() => api.close());

test('[C108, C109] guides come in their order, each by number and by slug, with sections and locked downloads', async () => {
  const { data } = await call(app, calls.listGuides, {});
  expect(data.length).toBeGreaterThanOrEqual(10);
  for (const { id, slug } of data) {
    const guide = (await call(app, calls.getGuide, { params: { id: slug } })).data;
    expect(guide.sections.length, slug).toBeGreaterThan(1);
    expect(guide.downloads.every(({ url }) => url === null)).toBe(true);
    expect((await call(app, calls.getGuide, { params: { id: String(id) } })).data).toEqual(guide);
  }
  expect(data.some(({ audience }) => audience === 'abroad')).toBe(true);
});

test('[C109, B069] a download is given to nobody who has not unlocked it', async () => {
  const file = await api.backend.db
    .selectFrom('guide_download')
    .orderBy('id')
    .select('file_name')
    .executeTakeFirstOrThrow();
  const url = `/api/guia/descarga/${file.file_name}`;
  expect(file.file_name).toMatch(/\.pdf$/);
  expect((await app.inject({ url })).statusCode).toBe(404);
  const cookie = `GuideKey=${crypto.randomUUID()}`;
  expect((await app.inject({ url, headers: { cookie } })).statusCode).toBe(404);
  expect((await app.inject({ url: '/api/guia/descarga/..%2Fsecret.txt' })).statusCode).toBe(422);
});

async function unlockAll(): Promise<{ cookie: string }> {
  const visitorKey = crypto.randomUUID();
  const guides = await api.backend.db.selectFrom('guide').select('id').execute();
  for (const { id } of guides) await unlockGuide(api.backend, id, visitorKey);
  return { cookie: `GuideKey=${visitorKey}` };
}

test('[C109, B069] every document that is unlocked comes as a tagged PDF with its title, and nobody keeps it', async () => {
  const headers = await unlockAll();
  const files = await api.backend.db
    .selectFrom('guide_download as d')
    .innerJoin('guide as g', 'g.id', 'd.guide_id')
    .where('d.media_type', '=', 'application/pdf')
    .select(['d.file_name', 'd.title', 'g.title as guide'])
    .execute();
  expect(new Set(files.map(({ guide }) => guide)).size).toBeGreaterThanOrEqual(24);
  for (const { file_name, title } of files) {
    const answer = await app.inject({ url: `/api/guia/descarga/${file_name}`, headers });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${file_name}"`,
      'cache-control': 'private, no-store',
    });
    const { text, totalPages, info } = await readPdf(answer.rawPayload);
    expect(info, file_name).toMatchObject({ Title: title, Language: 'es-CO' });
    expect(text.replaceAll(/\s+/g, ' ')).toContain(title);
    expect(text).toContain(`${totalPages} de ${totalPages}`);
    expect(text).not.toMatch(/undefined|NaN|\uFFFD/);
  }
}, 60_000);

test('[C109, B069] a sheet for the computer comes as text with its accents', async () => {
  const headers = await unlockAll();
  const { file_name, content } = await api.backend.db
    .selectFrom('guide_download')
    .where('media_type', '=', 'text/csv')
    .select(['file_name', 'content'])
    .executeTakeFirstOrThrow();
  const answer = await app.inject({ url: `/api/guia/descarga/${file_name}`, headers });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.rawPayload.toString()).toBe(content);
});

test('[C110, C111] the four calculators and the other tools, each alone too', async () => {
  const { data } = await call(app, calls.listTools, {});
  expect(data.filter(({ kind }) => kind === 'calculator')).toHaveLength(4);
  for (const { slug, title } of data) {
    expect((await call(app, calls.getTool, { params: { id: slug } })).data.title).toBe(title);
  }
});

const pages = [
  'terminos-y-condiciones',
  'habeas-data',
  '22-quienes-somos',
  'aviso-cookies',
  'colombianos-en-el-exterior',
  'impulsa-tus-proyectos',
];

test.each(pages)('[C158] the page %s has a title, a version and a body', async (slug) => {
  const { data } = await call(app, getStaticPage, { params: { slug } });
  expect(data.title.length).toBeGreaterThan(4);
  expect(data.version).toMatch(/^\d{4}-\d{2}$/);
  expect(data.body.length).toBeGreaterThan(2);
});

test('[C158, B102] habeas data cite the law', async () => {
  const { data } = await call(app, getStaticPage, { params: { slug: 'habeas-data' } });
  expect(JSON.stringify(data.body)).toContain('1581');
});

test('[C108, C109, C110, C111, C158] everybody may read; the unknown is 404, what is no name is refused', async () => {
  for (const endpoint of [calls.listGuides, calls.listTools])
    expect((await send(app, endpoint, {})).statusCode).toBe(200);
  for (const endpoint of [calls.getGuide, calls.getTool, getStaticPage]) {
    const status = async (name: string) => (await send(app, endpoint, { params: { id: name, slug: name } })).statusCode;
    expect([await status('no-existe'), await status("x' or 1=1"), await status('../etc')]).toEqual([404, 422, 422]);
  }
});
