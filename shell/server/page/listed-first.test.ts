import type { RouteContract } from '@umbral/protocol/release/release-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, startTestPortal, type TestPortal } from '../testing/test-portal.ts';

const nothing = {
  plants: [],
  builders: [],
  launches: [],
  developments: [],
  blog: [],
  guides: [],
  events: [],
  listings: [],
};
const owner = 'mf-insurance';
const screen = { layout: 'landing', robots: 'index,follow', query: ['plan'] } as const;
const declared: readonly RouteContract[] = ['quote', 'about'].map((key) => ({
  key: `insurance/${key}`,
  pattern: `/insurance-${key}`,
  owner,
  screen,
}));
const slow = `
await new Promise((resolve) => setTimeout(resolve, 100));
return page('<h1>' + new URL(request.url).pathname + '</h1>');
`;

let api: Awaited<ReturnType<typeof listen>>;
let portal: TestPortal;

beforeAll(async () => {
  api = await listen((_, response) => response.end(JSON.stringify({ page: 1, pages: 1, data: nothing })));
  portal = await startTestPortal({
    remotes: { [owner]: { render: slow, declared } },
    env: { BEHIND_PROXY: '1', PAGES_AT_ONCE: '2', API_URL: api.url },
  });
});
afterAll(async () => {
  await portal.stop();
  api.server.closeAllConnections();
  api.server.close();
});

/** What many ask for at once, each of another network, in the order in which it was answered. */
async function answersTo(asked: readonly (readonly [path: string, cookie?: string])[]): Promise<string[]> {
  const ended: string[] = [];
  const ask = async (path: string, index: number, cookie = '') => {
    const from = { 'user-agent': 'Firefox/150.0', 'x-forwarded-for': `198.51.100.${index}`, cookie };
    const answer = await portal.get(path, from);
    await answer.text();
    ended.push(`${path} ${answer.status}`);
  };
  await Promise.all(asked.map(([path, cookie], index) => ask(path, index, cookie)));
  return ended;
}

/** Addresses of which there is no end. */
const madeUp = (name: string) =>
  Array.from({ length: 6 }, (_, index) => [`/insurance-quote?plan=${name}${index}`] as const);

test('while others ask for addresses of which there is no end, a page of the sitemap is drawn next, and so is its part', async () => {
  const sitemap = await (await portal.get('/sitemap.xml')).text();
  expect(sitemap.match(/<loc>/g)).toHaveLength(2);
  const composition = /"composition":"([0-9a-f]{16})"/.exec(
    await (await portal.get('/insurance-quote?plan=first')).text(),
  )?.[1];
  const part = `/_part/${composition}/insurance-about`;
  const ended = await answersTo([...madeUp('x'), ['/insurance-quote'], [part]]);
  expect(ended.indexOf('/insurance-quote 200')).toBeLessThan(2);
  expect(ended.indexOf(`${part} 200`)).toBeLessThan(4);
});

test('a page of the sitemap that is drawn for one, and kept for nobody, has no such turn', async () => {
  const ended = await answersTo([...madeUp('y'), ['/insurance-about', 'umbral_toolbar=1']]);
  expect(ended.indexOf('/insurance-about 200')).toBeGreaterThan(3);
});
