import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { KeptAnswer } from '../offline/kept-answer.ts';
import { isWhole, packPage, unpackPage } from './packed-page.ts';

const answer: KeptAnswer = {
  composition: 'abc',
  kind: 'home',
  title: 'Alameda',
  html: '<!doctype html><title>Alameda</title>'.repeat(200),
  headers: { 'content-security-policy': "default-src 'none'" },
  files: [{ href: '/r/shell/1.0.0/web/main.js', integrity: `sha384-${'A'.repeat(64)}` }],
  picture: '/media/a-400.webp',
};

test('a page comes back as it was put away, and takes a tenth of its size', async () => {
  const packed = await packPage(answer);
  expect(packed.bytes.byteLength).toBeLessThan(answer.html.length / 10);
  expect(await unpackPage(packed)).toEqual(answer);
});

test('a page that is damaged by one byte is refused', async () => {
  const { bytes, digest } = await packPage(answer);
  const damaged = bytes.slice();
  damaged[40] = (damaged[40] ?? 0) ^ 1;
  expect(await unpackPage({ bytes: damaged, digest })).toBeUndefined();
});

test('a file is compared with the hash that its release names', async () => {
  const bytes = new TextEncoder().encode('hola');
  const hash = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  expect(await isWhole(bytes.buffer, hash)).toBe(true);
  expect(await isWhole(new TextEncoder().encode('Hola').buffer, hash)).toBe(false);
  expect(await isWhole(bytes.buffer, '')).toBe(false);
});
