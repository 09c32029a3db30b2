import type { RouteContract } from '@umbral/protocol/release/release-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';

let portal: TestPortal;
let composition = '';
const declared: readonly RouteContract[] = ['quote', 'claims'].map((key) => ({
  key: `insurance/${key}`,
  pattern: `/seguros/${key}`,
  owner: 'mf-insurance',
  screen: { layout: 'default', robots: 'index,follow' },
}));

beforeAll(async () => {
  const render = "return page('<h1>S</h1>');";
  portal = await startTestPortal({ remotes: { 'mf-search': { render }, 'mf-insurance': { render, declared } } });
  composition = /"composition":"([0-9a-f]{16})"/.exec(await (await portal.get('/')).text())?.[1] ?? '';
});
afterAll(() => portal.stop());

function say(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${portal.url}/_signals`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  });
}

describe('POST /_signals', () => {
  test('takes what a tab says and keeps nothing of it in a cache', async () => {
    const answer = await say({ composition, seen: ['mf-search'], failed: [{ app: 'mf-search', signal: 'crashed' }] });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('tells an open tab which composition it would get now', async () => {
    const answer = await say({ composition, isOpen: true });
    expect(await answer.json()).toEqual({ served: composition, next: [] });
  });

  test('kinds of pages that many opened next are told to whoever is where they were', async () => {
    const opened = Array.from({ length: 16 }, () => ['insurance/quote', 'insurance/claims']);
    for (const _ of [1, 2]) expect((await say({ composition, opened })).status).toBe(204);
    const answer = await say({ composition, isOpen: true, at: 'insurance/quote' });
    expect(await answer.json()).toMatchObject({ next: ['insurance/claims'] });
  });

  test('kinds of pages that no remote of the composition has are counted for nobody', async () => {
    const opened = Array.from({ length: 16 }, () => ['blog', 'nobody/page']);
    for (const _ of [1, 2]) expect((await say({ composition, opened })).status).toBe(204);
    const answer = await say({ composition, isOpen: true, at: 'blog' });
    expect(await answer.json()).toMatchObject({ next: [] });
  });

  test('takes no composition for granted that this shell never served, and says nothing about it', async () => {
    expect((await say({ composition: '0123456789abcdef', seen: ['mf-search'] })).status).toBe(204);
  });

  test.each([
    ['no JSON', '{'],
    ['an unknown field', { composition: '0123456789abcdef', address: '/contacto?correo=x' }],
    ['an unknown signal', { composition: '0123456789abcdef', failed: [{ app: 'mf-search', signal: 'render-failed' }] }],
    ['what no application is called', { composition: '0123456789abcdef', seen: ['../mf-other'] }],
    [
      'a measure that cannot be',
      { composition: '0123456789abcdef', measured: [{ app: 'mf-search', signal: 'cls', value: -1 }] },
    ],
    ['a kind of page that there is not', { composition: '0123456789abcdef', opened: [['fairs', '/feria?correo=x']] }],
    ['too much', { composition: '0123456789abcdef', seen: Array.from({ length: 9000 }, () => 'mf-search') }],
  ])('refuses %s', async (_name, body) => {
    expect((await say(body)).status).toBe(422);
  });

  test('is not for pages of others, and not for reading', async () => {
    expect((await say({ composition }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await say({ composition }, { 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await portal.get('/_signals')).status).toBe(405);
  });
});
