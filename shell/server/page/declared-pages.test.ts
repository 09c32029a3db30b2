import { formerTopics } from '@umbral/protocol/events/former-topics.ts';
import type { OwnedTopicData } from '@umbral/protocol/events/topic-data.ts';
import type { RouteContract } from '@umbral/protocol/release/release-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';

const owner = 'mf-insurance';
const row = (key: string, pattern: string, screen: RouteContract['screen']): RouteContract => ({
  key: `insurance/${key}`,
  pattern,
  owner,
  screen,
});
const open = { layout: 'landing', robots: 'index,follow', query: ['plan'] } as const;
const secret = { layout: 'clean', robots: 'noindex', isSecret: true } as const;
/** Says what it was told of whoever asks. */
const render =
  "return page('<h1>' + request.url.split('/').at(-1) + ' for ' + (request.headers.cookie ?? 'anybody') + '</h1>');";
const booked = { kind: 'fact', schema: { type: 'object', properties: { at: { type: 'string' } } } } as const;
const { owner: _, ...fairState } = formerTopics['fair/state-changed'] as OwnedTopicData;
let portal: TestPortal;

beforeAll(async () => {
  portal = await startTestPortal({
    remotes: {
      [owner]: { render, declared: [row('quote', '/seguros/:city?', open), row('policy', '/polizas/:code', secret)] },
      'mf-tours': { render, topics: { 'tours/booked': { ...booked, retained: true } } },
      'mf-liar': { render, topics: { 'account/signed-in': booked } },
      'mf-vague': { render, topics: { 'vague/said': { kind: 'fact', schema: { type: 'object', format: 'any' } } } },
      'mf-faulty': { render, declared: [row('all', '/:anything', open)] },
      'mf-fair': { render, topics: { 'fair/state-changed': fairState } },
      'mf-content': { render },
    },
  });
});
afterAll(() => portal.stop());

test('a declared page is drawn in its layout, for the query that it reads, and kept as any other', async () => {
  const answer = await portal.get('/seguros/cali?plan=total&utm_source=mail');
  const text = await answer.text();
  expect([answer.status, text]).toEqual([200, expect.stringContaining('<h1>cali?plan=total for anybody</h1>')]);
  expect(text).toContain('<header>landing cop</header>');
  expect(answer.headers.get('cache-control')).toContain('s-maxage=86400');
  expect((await portal.get('/actualidad')).status).toBe(200);
});

test('a declared page without the frame of the portal comes as a part, too', async () => {
  const text = await (await portal.get('/seguros/cali')).text();
  const { composition } = JSON.parse(/id="umbral-boot">(.+?)<\/script>/.exec(text)?.[1] ?? '{}');
  const part = await portal.get(`/_part/${composition}/seguros/cali?plan=total`);
  expect(part.status).toBe(200);
  expect(await part.text()).toMatch(/"layout":"landing".*<main><h1>cali\?plan=total for anybody<\/h1><\/main>/s);
});

test('a secret page is kept nowhere and told to nobody, and its remote is not told who asks', async () => {
  const answer = await portal.get('/polizas/AbC9', { cookie: 'SessionId=mine; userRoles=admin' });
  const text = await answer.text();
  expect(text).toContain('<h1>AbC9 for anybody</h1>');
  expect(text).toContain('<meta name="robots" content="noindex"');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const { composition } = JSON.parse(/id="umbral-boot">(.+?)<\/script>/.exec(text)?.[1] ?? '{}');
  expect((await portal.get(`/_part/${composition}/polizas/AbC9`)).status).toBe(404);
});

test('topics that a remote declares stand in every document, with whose they are, unless every shell has them so', async () => {
  const boot = /id="umbral-boot">(.+?)<\/script>/.exec(await (await portal.get('/actualidad')).text())?.[1] ?? '{}';
  expect(JSON.parse(boot).topics).toEqual({ 'tours/booked': { ...booked, retained: true, owner: 'mf-tours' } });
});

test('a remote that declares what nobody can is refused alone', async () => {
  expect((await portal.get('/cualquier-cosa')).status).toBe(404);
  const { remotes } = await (await portal.platform('GET', 'state')).json();
  expect(Object.keys(remotes).toSorted()).toEqual(['mf-content', 'mf-fair', owner, 'mf-tours']);
});
