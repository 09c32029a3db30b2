import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRecordedPortal } from '@umbral/test/recorded-portal.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordPortal } from './record-portal.ts';

const offer = { type: 'object', properties: { city: { type: 'string' } } };
const moving = { routes: { 'moving/removal': '/mudanzas/:city?' }, topics: {}, offers: { offer } };
/** What a portal answers. */
const answers: Readonly<Record<string, object>> = {
  '/platform/api/contracts': { composition: 7, remotes: { 'mf-moving': moving, 'mf-insurance': moving } },
  '/api/cities?order=name': { cities: ['cali'] },
  [`/_fragment/mf-moving/offer?${new URLSearchParams({ props: '{"city":"<cali>"}' })}`]: { html: '<p>Oferta</p>' },
};
/** Draws what the API says, and a place for a fragment of somebody else. */
const server = `exports.render = async ({ url, environment: { apiBase, settings } }) => {
  const { pathname } = new URL(url);
  const answer = await fetch(apiBase + (pathname === '/seguros' ? '/cities?order=name' : '/banks'));
  const place = '<div class="a" data-fragment="mf-moving/offer" data-props="{&quot;city&quot;:&quot;&lt;cali&gt;&quot;}"></div>';
  const html = '<h1>' + answer.status + JSON.stringify(await answer.json()) + settings.phone + '</h1>' + place;
  return { status: 200, html, state: null, chunks: [] };
};`;
const phone = { schema: { type: 'string' }, default: '6017430000' };
const routes = [{ key: 'insurance/quote', pattern: '/seguros/:city?', owner: 'mf-insurance' }];
const embeds = [{ of: 'mf-moving/offer', at: 'src/quote-page.tsx' }];
const contract = { routes, embeds, hears: {}, asks: {}, settings: { phone } };
let folder: string;
let portal: Server;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'umbral-record-'));
  mkdirSync(join(folder, 'node'));
  writeFileSync(join(folder, 'node/server.cjs'), server);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ app: 'mf-insurance', version: '1.0.0', contract }));
  portal = createServer(({ url = '', headers }, response) => {
    const answer = headers.cookie === undefined ? answers[url] : undefined;
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  await once(portal.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
});
afterAll(() => {
  portal.close();
  rmSync(folder, { recursive: true });
});

test('what pages ask of a portal is recorded, and a test draws them with it without the portal', async () => {
  const recording = await recordPortal({ origin, folder, pages: [] }, new AbortController().signal);
  expect(recording).toEqual({
    format: 1,
    composition: 7,
    remotes: { 'mf-moving': moving },
    fragments: { 'mf-moving/offer {"city":"<cali>"}': '<p>Oferta</p>' },
    answers: { '/cities?order=name': { status: 200, body: { cities: ['cali'] } } },
  });
  const file = join(folder, 'composition.json');
  writeFileSync(file, JSON.stringify(recording));

  const recorded = await openRecordedPortal({ folder, recording: file, settings: { phone: '123' } });
  const { html } = await recorded.page('/seguros');
  expect(html).toContain('<h1>200{"cities":["cali"]}123</h1>');
  expect(html).toMatch(/data-fragment="mf-moving\/offer"[^>]*><p>Oferta<\/p><\/div>$/);
  expect(recorded.faults()).toEqual([]);
  expect((await recorded.page('/seguros/bancos')).html).toMatch(/^<h1>503/);
  expect(recorded.faults()).toEqual(['the API was asked for /banks, which is not recorded: run umbral record']);
  await recorded.close();
});

test('a repository that recorded nothing hears what it lacks', async () => {
  const recorded = await openRecordedPortal({ folder, recording: join(folder, 'none.json') });
  expect((await recorded.page('/seguros')).html).toContain('6017430000');
  expect(recorded.faults()).toEqual([
    'src/quote-page.tsx embeds mf-moving/offer, which nobody offers',
    'the API was asked for /cities?order=name, which is not recorded: run umbral record',
    'mf-moving/offer {"city":"<cali>"} is not recorded: run umbral record',
  ]);
  await recorded.close();
});

test('a portal that does not answer as one is told', async () => {
  const elsewhere = { origin: `${origin}/elsewhere`, folder, pages: [] };
  await expect(recordPortal(elsewhere, new AbortController().signal)).rejects.toThrow('is it a portal of Umbral?');
});
