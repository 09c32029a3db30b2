import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawGet } from '../testing/raw-get.ts';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await startTestPortal({ remotes: {} });
  mkdirSync(join(portal.artifactsDir, 'media/projects'), { recursive: true });
  writeFileSync(join(portal.artifactsDir, 'media/projects/a.webp'), '0123456789');
  for (const part of ['public/up/ab/cd', 'private/originals/ab/cd', 'private/incoming']) {
    mkdirSync(join(portal.artifactsDir, 'uploads', part), { recursive: true });
    writeFileSync(join(portal.artifactsDir, 'uploads', part, '800-0a1b.webp'), part);
  }
});
afterAll(() => portal.stop());

test('[C160] of what people sent the derivatives are media, the originals are nobody’s', async () => {
  const shown = await portal.get('/media/up/ab/cd/800-0a1b.webp');
  expect([shown.status, shown.headers.get('content-type'), await shown.text()]).toEqual([
    200,
    'image/webp',
    'public/up/ab/cd',
  ]);
  expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  for (const path of [
    '/media/private/originals/ab/cd/800-0a1b.webp',
    '/media/public/up/ab/cd/800-0a1b.webp',
    '/media/../private/originals/ab/cd/800-0a1b.webp',
    '/media/up/../../private/originals/ab/cd/800-0a1b.webp',
    '/media/up/%2e%2e/%2e%2e/private/incoming/800-0a1b.webp',
    '/media/originals/ab/cd/800-0a1b.webp',
    '/uploads/private/originals/ab/cd/800-0a1b.webp',
  ])
    expect([path, (await rawGet(portal.url, path)).status]).toEqual([path, 404]);
});

test('[C160] a browser that takes avif gets it where it is made', async () => {
  const folder = join(portal.artifactsDir, 'uploads/public/up/ab/ef');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '400-0a.webp'), 'webp');
  writeFileSync(join(folder, '400-0a.webp.avif'), 'avif');
  const get = async (path: string, accept: string) => {
    const { headers } = await portal.get(path, { accept });
    return [headers.get('content-type'), headers.get('vary')];
  };
  const modern = 'image/avif,image/webp,image/*;q=0.8';
  expect(await get('/media/up/ab/ef/400-0a.webp', modern)).toEqual(['image/avif', 'accept']);
  expect(await get('/media/up/ab/ef/400-0a.webp', 'image/webp,*/*')).toEqual(['image/webp', 'accept']);
  expect(await get('/media/up/ab/cd/800-0a1b.webp', modern)).toEqual(['image/webp', 'accept']);
  expect(await get('/media/projects/a.webp', modern)).toEqual(['image/webp', null]);
});

test('media are immutable, can do nothing, and come in parts', async () => {
  const whole = await portal.get('/media/projects/a.webp');
  expect([whole.status, whole.headers.get('content-type'), await whole.text()]).toEqual([
    200,
    'image/webp',
    '0123456789',
  ]);
  expect(whole.headers.get('cache-control')).toContain('immutable');
  expect(whole.headers.get('content-security-policy')).toContain('sandbox');
  const part = await portal.get('/media/projects/a.webp', { range: 'bytes=2-4' });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234']);
  expect((await portal.get('/media/projects/a.webp', { range: 'bytes=20-' })).status).toBe(416);
});

test('drawings are packed, films come in parts, every type is said', async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9"/>'.repeat(200)}</svg>`;
  for (const name of ['plan.svg', 'a.avif', 'film.mp4', 'film.webm', 'guide.pdf'])
    writeFileSync(join(portal.artifactsDir, 'media/projects', name), drawing);
  const get = (name: string, headers: Record<string, string>) => portal.get(`/media/projects/${name}`, headers);
  const plan = await get('plan.svg', { 'accept-encoding': 'br' });
  expect([plan.headers.get('content-type'), plan.headers.get('content-encoding')]).toEqual(['image/svg+xml', 'br']);
  expect(plan.headers.get('content-security-policy')).toContain('sandbox');
  expect(await plan.text()).toBe(drawing);
  const known = { 'accept-encoding': 'br', 'if-none-match': plan.headers.get('etag') ?? '' };
  expect((await get('plan.svg', known)).status).toBe(304);
  const film = await get('film.mp4', { range: 'bytes=0-9', 'accept-encoding': 'br' });
  expect([film.status, film.headers.get('content-encoding'), await film.text()]).toEqual([206, null, '<svg xmlns']);
  const types = await Promise.all(
    ['a.avif', 'film.mp4', 'film.webm', 'guide.pdf'].map(async (name) =>
      (await get(name, {})).headers.get('content-type'),
    ),
  );
  expect(types).toEqual(['image/avif', 'video/mp4', 'video/webm', 'application/pdf']);
  expect((await get('guide.pdf', {})).headers.get('content-security-policy')).not.toContain('sandbox');
});
