import { legacyPage } from '@umbral/domain/legacy/legacy-markup.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type OldServer, startOldServer } from './testing/old-server.ts';

let api: TestApp;
let old: OldServer;
let other: OldServer;

beforeAll(async () => {
  other = await startOldServer();
  old = await startOldServer(other.origin);
  const server = {
    origin: old.origin,
    pages: ['/barrios'],
    files: ['/static'],
    cookies: { pais: 'co' },
    timeoutMs: 500,
  };
  api = await createTestApp({ LEGACY_SERVERS: JSON.stringify({ 'mf-barrios': server }) });
});

afterAll(() => Promise.all([api.close(), old.close(), other.close()]));

function get(address: string) {
  return api.app.inject({ method: 'GET', url: `/api/legacy/${address}`, headers: { cookie: 'umbral_session=x' } });
}
const pageAt = (path: string) => get(`mf-barrios/pagina?path=${encodeURIComponent(path)}`);
const statusAt = async (path: string) => (await pageAt(path)).statusCode;

test('[C408] a page comes without what runs, in its own encoding; its server is told nothing of the visitor', async () => {
  const answer = await pageAt('/barrios?barrio=suba');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['set-cookie']).toBeUndefined();
  const page = legacyPage.parse(answer.json().data);
  expect(page).toMatchObject({ title: 'Los barrios', isIndexed: true });
  expect(page.markup).toEqual([
    { depth: 0, tag: 'h1' },
    { depth: 1, text: 'Año uno' },
  ]);
  expect(old.asked.at(0)).toEqual({ path: '/barrios?barrio=suba', cookie: 'pais=co' });
  const moved = await pageAt('/barrios/movido');
  expect(moved.json().data.title).toBe('Los barrios');
});

test('[C408] its stylesheets and pictures come by the portal; a sheet that has changed since is not kept for ever', async () => {
  const [sheet = ''] = legacyPage.parse((await pageAt('/barrios')).json().data).sheets;
  expect(sheet).toMatch(/^\/r\/_legacy\/mf-barrios\/[0-9a-f]{64}\.css\?path=%2Fstatic%2Fviejo\.css$/);
  const address = sheet.replace('/r/_legacy/', '');
  const found = await get(address);
  expect(found.headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8' });
  expect(found.headers['cache-control']).toContain('immutable');
  expect(found.body).toMatch(/^@scope \(\[data-legacy="mf-barrios"\]\)/);
  const older = await get(address.replace(/[0-9a-f]{64}/, '0'.repeat(64)));
  expect([older.body, older.headers['cache-control']]).toEqual([found.body, 'no-cache']);
  const [, picture = ''] = /url\("\/api\/legacy\/([^"]+)"\)/.exec(found.body) ?? [];
  expect((await get(picture)).headers['content-type']).toBe('image/png');
  expect((await get('mf-barrios/imagen?path=/static/a.svg')).statusCode).toBe(503);
});

test('[C408] what is not below its configured paths is never asked for, however it is spelled', async () => {
  const asked = old.asked.length;
  for (const path of [
    '/admin',
    '/barrios/../admin',
    '/barrios/%2e%2e/admin',
    '/barrios\\..\\admin',
    '/barrios%2f..%2fadmin',
    '/barriosx',
    '/static/a.png',
  ])
    expect(await statusAt(path), path).toBe(404);
  expect(await statusAt(`//${new URL(other.origin).host}/barrios`)).toBe(422);
  expect((await get('mf-otro/pagina?path=/barrios')).statusCode).toBe(404);
  expect((await get('mf-barrios/imagen?path=/barrios')).statusCode).toBe(404);
  expect(old.asked).toHaveLength(asked);
});

test('[C408] what cannot be a page is away, says nothing of why, and closes no other page', async () => {
  const paths = ['ajeno', 'fuera', 'circulo', 'enorme', 'hondo', 'tabla.pdf', 'roto', 'lento'];
  const answers = await Promise.all(paths.map((name) => pageAt(`/barrios/${name}`)));
  for (const [index, answer] of answers.entries()) {
    expect(answer.statusCode, paths[index]).toBe(503);
    expect(answer.body).not.toMatch(/secret|127\.0\.0\.1/);
  }
  expect(other.asked, 'no redirect leads to somebody else').toEqual([]);
  expect(old.asked.map(({ path }) => path)).not.toContain('/admin');
  for (let time = 0; time < 30; time += 1) await pageAt('/barrios/tabla.pdf?t='.concat(String(time)));
  expect(await statusAt('/barrios?otra=1')).toBe(200);
  expect(await statusAt('/barrios/nada')).toBe(404);
});
