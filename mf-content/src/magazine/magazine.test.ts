import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '../testing/answers.ts';
import { renderPage } from '../testing/render-page.ts';

const summary = {
  id: 1,
  slug: 'edicion-24-2026-11',
  code: 'UMB-2026-11',
  title: 'Edición 24',
  excerpt: 'Vivienda social, qué cambia y qué no',
  embed_url: '/revista-umbral?edicion=edicion-24-2026-11',
  cover: null,
  published_at: '2026-11-01',
};
const older = { ...summary, id: 2, slug: 'edicion-23-2026-09', title: 'Edición 23', published_at: '2026-09-01' };
const page = (title: string, slug: string) => ({
  slug,
  kicker: 'A fondo',
  title,
  picture: null,
  body: [{ type: 'paragraph', runs: [{ text: `Texto de ${title}.` }] }],
});
const pages = [page('Cierre financiero', 'cierre-financiero'), page('Ocho papeles', 'ocho-papeles')];
const list = { '/magazines': { data: [summary, older] } };

beforeEach(() => vi.unstubAllGlobals());

test('[R066] the newest issue is read in the page, with links to its pages and the shelf', async () => {
  answerWith({ ...list, '/magazines/latest': { data: { ...summary, pages } } });
  const { status, head, html } = await renderPage('/revista-umbral');
  expect(status).toBe(200);
  expect(head).toMatchObject({ canonical: '/revista-umbral' });
  expect(html).toContain('Texto de Ocho papeles.');
  expect(html).toContain('href="#pagina-ocho-papeles"');
  expect(html).toContain('href="/revista-umbral?edicion=edicion-23-2026-09"');
});

test('[R066] the next issue is told with a calendar file, until its day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T15:00:00Z') });
  answerWith({ ...list, '/magazines/latest': { data: { ...summary, pages } } });
  const { html } = await renderPage('/revista-umbral');
  expect(html).toContain('La próxima edición sale en enero de 2027.');
  expect(html).toContain('href="/api/magazines/proxima.ics"');
  vi.setSystemTime('2027-01-02T15:00:00Z');
  expect((await renderPage('/revista-umbral')).html).not.toContain('proxima.ics');
  vi.useRealTimers();
});

test('[R066] another issue has its own address and title', async () => {
  answerWith({ ...list, '/magazines/edicion-23-2026-09': { data: { ...older, pages } } });
  const { head } = await renderPage('/revista-umbral?edicion=edicion-23-2026-09');
  expect(head).toMatchObject({ canonical: '/revista-umbral?edicion=edicion-23-2026-09' });
  expect(head?.title).toContain('Edición 23');
});

test('[R066] an issue without pages is read where it lives', async () => {
  const issue = { ...summary, embed_url: 'https://revista.example/24', pages: [] };
  answerWith({ ...list, '/magazines/latest': { data: issue } });
  const { html } = await renderPage('/revista-umbral');
  expect(html).toContain('href="https://revista.example/24"');
});

test.each(['desconocida', 'Edición 1', '%00'])('[R066] the issue %s is a 404', async (slug) => {
  answerWith(list);
  expect((await renderPage(`/revista-umbral?edicion=${encodeURIComponent(slug)}`)).status).toBe(404);
});

test('[R066] before the first issue the page says so', async () => {
  answerWith({ '/magazines': { data: [] } });
  const { status, html } = await renderPage('/revista-umbral');
  expect(status).toBe(200);
  expect(html).toContain('La revista está en preparación');
});
