import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type FollowedRegistry, startFollowedRegistry } from '../testing/followed-registry.ts';
import { runnableRelease } from '../testing/runnable-release.ts';
import type { RunningShell } from '../testing/running-shell.ts';

// Programs start, and a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

let registry: FollowedRegistry;
let shell: RunningShell;

beforeAll(async () => {
  registry = await startFollowedRegistry();
  shell = await registry.startShell(undefined, { DEV_OVERRIDES: '1' });
  await shell.ready();
});
afterAll(() => registry.close());

async function carriedOut(seq: number): Promise<void> {
  await expect.poll(async () => (await shell.state()).source.seq).toBe(seq);
}

const shownVersion = (text: string) => /<h1>mf-search (\S+)<\/h1>/.exec(text)?.[1];
const cookieOf = (answer: Response) => /visitor=[0-9a-f]{32}/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';

/** Visits of newcomers, with the version and the cookie that each got. */
async function newcomers(count: number): Promise<readonly { version: string; cookie: string }[]> {
  const visits = Array.from({ length: count }, async () => {
    const answer = await shell.get('/');
    return { version: shownVersion(await answer.text()) ?? '', cookie: cookieOf(answer) };
  });
  return Promise.all(visits);
}

test('without a canary nobody is marked, and pages are for shared caches', async () => {
  const answer = await shell.get('/');
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('cache-control')).toContain('s-maxage');
});

test('a share of the visitors gets the canary, each again and again; pages are for nobody else', async () => {
  await registry.release('mf-search', '1.1.0');
  await carriedOut((await registry.promote('mf-search', '1.1.0', 5000)).lock.seq);
  const visitors = await newcomers(200);
  const inCanary = visitors.filter(({ version }) => version === '1.1.0');
  expect(inCanary.length).toBeGreaterThan(60);
  expect(inCanary.length).toBeLessThan(140);
  for (const { version, cookie } of visitors.slice(0, 30)) {
    const answer = await shell.get('/', { cookie });
    expect(shownVersion(await answer.text())).toBe(version);
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
  const answer = await shell.get('/');
  expect(answer.headers.get('set-cookie')).toMatch(
    /^visitor=[0-9a-f]{32}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
  );
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  const again = await shell.get('/', { cookie: cookieOf(answer), 'if-none-match': answer.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('document, boot data, files and fragments of a visit have one version; its headers name it in development', async () => {
  for (const { version, cookie } of await newcomers(20)) {
    const answer = await shell.get('/', { cookie });
    const text = await answer.text();
    expect(/"name":"mf-search","version":"([^"]+)"/.exec(text)?.[1]).toBe(version);
    expect(new Set([...text.matchAll(/\/r\/mf-search\/([^/]+)\//g)].map(([, one]) => one))).toEqual(new Set([version]));
    const fragment = await shell.get('/_fragment/mf-search/news', { cookie });
    expect((await fragment.json()).html).toContain(`mf-search ${version}`);
    expect(fragment.headers.get('cache-control')).toBe('no-store');
    const named = await shell.get(`/_fragment/mf-search/news?v=${version}`, { cookie });
    expect(named.headers.get('cache-control')).toContain('public');
    const cohort = version === '1.1.0' ? 'canary' : 'stable';
    expect(answer.headers.get('x-umbral-mf-search')).toBe(`${version} ${cohort}`);
    expect(answer.headers.get('x-umbral-composition')).toMatch(/^[0-9a-f]{16}$/);
  }
});

test('another shell with the same key gives a visitor the same version, also one that was started later', async () => {
  const other = await registry.startShell();
  await other.ready();
  for (const { version, cookie } of await newcomers(20)) {
    expect(shownVersion(await (await other.get('/', { cookie })).text())).toBe(version);
  }
  await other.stop();
});

const because = { reason: 'for the test' };

/** A version with pages that stand in no table, by their patterns, each with whose it stands for. */
function releaseWithPages(app: string, version: string, pages: Readonly<Record<string, string | undefined>>) {
  const { manifest, contents } = runnableRelease(app, version);
  const routes = Object.entries(pages).map(([pattern, replaces], index) => ({
    key: `${app.replace('mf-', '')}/page${index}`,
    pattern,
    owner: app,
    screen: { layout: 'default', robots: 'noindex', ...(replaces ? { replaces } : {}) },
  }));
  const nothing = { publishes: {}, hears: {}, asks: {}, handles: {}, carries: {}, offers: {}, calls: {}, shared: {} };
  const lists = { packages: {}, embeds: [], styles: [], globals: [], bytes: { entry: 0, groups: {} } };
  const contract = { format: 1, routes, ...nothing, ...lists };
  return registry.upload(registry.tokens.operator, {
    manifest: { ...manifest, routes: routes.map(({ key }) => key), contract },
    contents,
  });
}

test('a page is replaced for a share of the visitors: the others have the old one, and so have all once it is taken back', async () => {
  const { operator } = registry.tokens;
  for (const name of ['mf-old', 'mf-new']) {
    const made = await registry.call(operator, 'POST', '/remotes', { name, team: 'pages', ...because });
    expect(made.statusCode).toBe(201);
  }
  await releaseWithPages('mf-old', '1.0.0', { '/barrios': undefined, '/barrios/:barrio': undefined });
  await releaseWithPages('mf-new', '1.0.0', { '/calles': undefined });
  await releaseWithPages('mf-new', '1.1.0', { '/calles': undefined, '/barrios/:slug': 'mf-old' });
  for (const name of ['mf-old', 'mf-new']) await registry.promote(name, '1.0.0');
  await expect(registry.promote('mf-new', '1.1.0', 5000)).rejects.toMatchObject({ type: 'claimed' });
  const grant = { shape: '/barrios/:', to: 'mf-new', isSuccession: true, ...because };
  expect((await registry.call(operator, 'POST', '/remotes/mf-old/grants', grant)).statusCode).toBe(204);
  await carriedOut((await registry.promote('mf-new', '1.1.0', 5000)).lock.seq);

  const shownAt = async (path: string) => /<h1>(mf-\S+)/.exec(await (await shell.get(path)).text())?.[1];
  const visits = (path: string) => Promise.all(Array.from({ length: 40 }, () => shownAt(path)));
  expect(new Set(await visits('/barrios/suba'))).toEqual(new Set(['mf-old', 'mf-new']));
  expect(new Set(await visits('/barrios'))).toEqual(new Set(['mf-old']));
  await carriedOut((await registry.promote('mf-new', '1.1.0')).lock.seq);
  expect(new Set(await visits('/barrios/suba'))).toEqual(new Set(['mf-new']));
  await carriedOut((await registry.rollBack('mf-new')).lock.seq);
  expect(new Set(await visits('/barrios/suba'))).toEqual(new Set(['mf-old']));
});

test('a share that grows keeps its visitors, zero is nobody, a pin is everybody', async () => {
  const before = (await newcomers(100)).filter(({ version }) => version === '1.1.0');
  await carriedOut((await registry.promote('mf-search', '1.1.0', 8000)).lock.seq);
  for (const { cookie } of before) expect(shownVersion(await (await shell.get('/', { cookie })).text())).toBe('1.1.0');
  await carriedOut((await registry.promote('mf-search', '1.1.0', 0)).lock.seq);
  const nobody = await shell.get('/', { cookie: before[0]?.cookie ?? '' });
  expect(shownVersion(await nobody.text())).toBe('1.0.0');
  expect(nobody.headers.get('cache-control')).toContain('s-maxage');
  await carriedOut((await registry.pin('mf-search', '1.1.0')).lock.seq);
  const pinned = await shell.get('/');
  expect(shownVersion(await pinned.text())).toBe('1.1.0');
  expect(pinned.headers.get('x-umbral-mf-search')).toBe('1.1.0 pin');
  expect(pinned.headers.get('set-cookie')).toBeNull();
});

test('a canary of the shell draws the frame around the same pages for its visitors', async () => {
  await registry.release('shell', '1.1.0');
  await carriedOut((await registry.promote('shell', '1.1.0', 5000)).lock.seq);
  const seen = new Set<string>();
  for (const text of await Promise.all(Array.from({ length: 40 }, async () => (await shell.get('/')).text()))) {
    const [, drawn = ''] = /<header>(\S+)<\/header>/.exec(text) ?? [];
    expect(/"shellVersion":"([^"]+)"/.exec(text)?.[1]).toBe(drawn);
    expect(text).toContain(`/r/shell/${drawn}/web/main.abc.js`);
    seen.add(drawn);
  }
  expect(seen).toEqual(new Set(['1.0.0', '1.1.0']));
});
