import { createHash } from 'node:crypto';
import type { Chaos, QaLink } from '@umbral/protocol/composition/qa-link.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLinkSigner, sampleLink } from '../testing/link-signer.ts';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';

const signer = createLinkSigner();
const entry = '/r/mf-search/1.0.0/web/remoteEntry.abc.js';
const style = '/r/mf-search/1.0.0/web/app.abc.css';
let portal: TestPortal;

beforeAll(async () => {
  portal = await startTestPortal({
    remotes: {
      'mf-search': {
        render: `return page('<h1>search</h1>${'<div data-fragment="mf-content/note" data-props="{}"></div>'.repeat(4)}');`,
      },
      'mf-content': { render: `return page('<p>note</p>');`, fragments: ['note'] },
    },
    env: { TRUSTED_KEYS_FILE: signer.keysFile },
  });
});
afterAll(() => portal.stop());

function withChaos(...chaos: readonly Chaos[]): Record<string, string> {
  const link: QaLink = sampleLink(portal.url, { chaos });
  return { cookie: `umbral_link=${signer.sign(link)}` };
}
const onServer = (remote: Chaos['remote'], fault: Chaos['fault'], more: Partial<Chaos> = {}) =>
  withChaos({ remote, side: 'server', fault, ...more });
const inBrowser = (fault: Chaos['fault'], more: Partial<Chaos> = {}) =>
  withChaos({ remote: 'mf-search', side: 'browser', fault, ...more });

describe('a fault on the server', () => {
  const faults = ['error', 'missing', 'corrupt', 'loop', 'slow'] as const;

  test.each(faults)(
    '%s: the page of the remote is a 503 with its frame, others are served meanwhile',
    async (fault) => {
      const began = performance.now();
      const failing = portal.get('/', onServer('mf-search', fault));
      const others = await Promise.all([portal.get('/'), portal.get('/actualidad')]);
      expect(others.map(({ status }) => status)).toEqual([200, 200]);
      const answer = await failing;
      const text = await answer.text();
      expect(answer.status).toBe(503);
      expect(text).toContain('<h1>unavailable</h1>');
      expect(text).toContain('<header>');
      expect(text).toContain('Estás viendo una versión de prueba');
      expect(text, 'the browser gets its second chance').toContain('"name":"mf-search"');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(performance.now() - began, 'within the time of a render').toBeLessThan(8000);
    },
  );

  test.each(faults)('%s: its fragment is a hole in a page that stays whole', async (fault) => {
    const began = performance.now();
    const answer = await portal.get('/', onServer('mf-content', fault));
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(performance.now() - began, 'however many of them stand in it').toBeLessThan(8000);
    expect(text).toContain('<h1>search</h1>');
    expect(text).not.toContain('<p>note</p>');
  });

  test('slow, but in time: everything is drawn', async () => {
    const began = performance.now();
    const answer = await portal.get('/', onServer('mf-search', 'slow', { ms: 200 }));
    expect([answer.status, performance.now() - began >= 200]).toEqual([200, true]);
  });

  test('never opens the circuit of others, nor ends a thread of theirs', async () => {
    for (const _ of Array.from({ length: 6 })) await portal.get('/', onServer('mf-search', 'error'));
    await portal.get('/', onServer('mf-search', 'loop'));
    const { remotes } = await (await portal.platform('GET', 'state')).json();
    expect(remotes['mf-search'].pool).toMatchObject({ breaker: 'closed', ready: 2 });
    expect(await (await portal.get('/')).text()).toContain('<p>note</p>');
  });
});

describe('a fault in the browser', () => {
  const get = (headers: Record<string, string>, path = entry) => portal.get(path, headers);
  const good = '/* mf-search 1.0.0 entry */';

  test('changes the files of its remote for its visitor, and nobody keeps them', async () => {
    const [missing, error, corrupt, others] = await Promise.all([
      get(inBrowser('missing')),
      get(inBrowser('error')),
      get(inBrowser('corrupt')),
      get({}),
    ]);
    expect([missing.status, error.status, corrupt.status, others.status]).toEqual([404, 500, 200, 200]);
    const bytes = await corrupt.text();
    expect(bytes).not.toBe(good);
    expect(bytes.slice(0, -1), 'one bit of the last byte').toBe(good.slice(0, -1));
    for (const { headers } of [missing, error, corrupt]) {
      expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
    }
    expect(await others.text()).toBe(good);
    expect(others.headers.get('cache-control')).toContain('immutable');
    expect((await get(inBrowser('missing'), '/r/mf-content/1.0.0/web/remoteEntry.abc.js')).status).toBe(200);
  });

  test('is told which files it means', async () => {
    const styles = inBrowser('missing', { files: 'styles' });
    expect([(await get(styles)).status, (await get(styles, style)).status]).toEqual([200, 404]);
    const chunks = inBrowser('missing', { files: 'chunks' });
    expect([(await get(chunks)).status, (await get(chunks, style)).status]).toEqual([200, 200]);
  });

  test('slow: the same bytes, later', async () => {
    const began = performance.now();
    const answer = await get(inBrowser('slow', { ms: 150 }));
    expect([await answer.text(), performance.now() - began >= 150]).toEqual([good, true]);
  });

  test('loop: the container stands still for a while, under a hash that only its document names', async () => {
    const headers = inBrowser('loop', { ms: 100 });
    const text = await (await get(headers)).text();
    expect(text).toBe(`for(const end=performance.now()+100;performance.now()<end;);\n${good}`);
    const hash = `sha384-${createHash('sha384').update(text).digest('base64')}`;
    expect(await (await portal.get('/', headers)).text()).toContain(hash);
    expect(await (await portal.get('/')).text()).not.toContain(hash);
  });

  test('is not hidden by files that the browser has: opening and leaving forgets them', async () => {
    const token = (headers: Record<string, string>) => (headers.cookie ?? '').split('=')[1] ?? '';
    const opened = await portal.get(`/_link/${token(inBrowser('corrupt'))}`);
    expect(opened.headers.get('clear-site-data')).toBe('"cache"');
    const left = await fetch(`${portal.url}/_link/leave`, {
      method: 'POST',
      headers: inBrowser('corrupt'),
      redirect: 'manual',
    });
    expect(left.headers.get('clear-site-data')).toBe('"cache"');
    const plain = await portal.get(`/_link/${token(onServer('mf-search', 'error'))}`);
    expect(plain.headers.get('clear-site-data')).toBeNull();
  });
});
