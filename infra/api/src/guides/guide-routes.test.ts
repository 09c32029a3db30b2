import type { FastifyInstance } from 'fastify';
import * as calls from 'shared-contracts/api/guides.ts';
import { getStaticPage } from 'shared-contracts/api/pages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send } from '../testing/call.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
}, 60_000);

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
  const file = await api.backend.db.selectFrom('guide_download').select('file_name').executeTakeFirstOrThrow();
  const url = `/api/guia/descarga/${file.file_name}`;
  expect((await app.inject({ url })).statusCode).toBe(404);
  const cookie = `GuideKey=${crypto.randomUUID()}`;
  expect((await app.inject({ url, headers: { cookie } })).statusCode).toBe(404);
  expect((await app.inject({ url: '/api/guia/descarga/..%2Fsecret.txt' })).statusCode).toBe(422);
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
