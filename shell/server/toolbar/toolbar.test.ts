import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLinkSigner, pinOf, sampleLink } from '../testing/link-signer.ts';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';

const signer = createLinkSigner();
const mark = 'umbral_toolbar=1';
let portal: TestPortal;

beforeAll(async () => {
  const remotes = { 'mf-search': { render: `return page('<h1>home</h1>');` } };
  portal = await startTestPortal({ remotes, env: { TRUSTED_KEYS_FILE: signer.keysFile } });
});
afterAll(() => portal.stop());

test('whoever was at the console gets documents of their own, in which the browser is to ask', async () => {
  const answer = await portal.get('/', { cookie: mark });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const text = await answer.text();
  expect(text).toContain('<span id="umbral-qa" data-toolbar="production" hidden></span>');
  expect(text).toContain('<h1>home</h1>');
});

test('everybody else gets no byte of it, also after somebody of the console has looked', async () => {
  const before = await (await portal.get('/')).text();
  await portal.get('/', { cookie: mark });
  const answer = await portal.get('/');
  expect(answer.headers.get('cache-control')).toContain('public');
  expect(await answer.text()).toBe(before);
  expect(before).not.toContain('toolbar');
});

test('the strip of a link is marked for them, and for nobody else', async () => {
  const pins = { 'mf-search': pinOf(portal.artifactsDir, 'mf-search', '1.0.0') };
  const link = `umbral_link=${signer.sign(sampleLink(portal.url, { pins }))}`;
  const strips = await Promise.all(
    [`${link}; ${mark}`, link].map(async (cookie) => (await portal.get('/', { cookie })).text()),
  );
  expect(strips.map((text) => /<aside id="umbral-qa"[^>]* data-toolbar="production">/.test(text))).toEqual([
    true,
    false,
  ]);
});
