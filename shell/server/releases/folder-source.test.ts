import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureServer, writeArtifact } from '../testing/fixture-remote.ts';
import { publishFixture, startTestPortal, type TestPortal } from '../testing/test-portal.ts';

const showing = (version: string) => ({
  render: `await new Promise((resolve) => setTimeout(resolve, 5));
    return page('<h1>v' + request.environment.version + ' of ${version}</h1><div data-fragment="mf-content/news" data-props="{}"></div>');`,
});
const news = {
  render: `return page('<p>news ' + request.environment.version + '</p>', { state: request.environment.version });`,
  fragments: ['news'],
};

let portal: TestPortal;

beforeAll(async () => {
  portal = await startTestPortal({
    remotes: { 'mf-search': showing('1.0.0'), 'mf-content': news },
    // Nothing is kept, so that every request is composed.
    env: { PAGE_FRESH_MS: '0' },
  });
});
afterAll(() => portal.stop());

function activeFile(): Record<string, string> {
  return JSON.parse(readFileSync(join(portal.artifactsDir, 'active.json'), 'utf8'));
}

async function activate(remote: string, version: string): Promise<number> {
  return (await portal.platform('POST', 'activate', { remote, version })).status;
}

test('20 activations under load lose no request and never mix two versions on one page', async () => {
  let isLoading = true;
  const seen = new Set<string>();
  const statuses = new Map<number, number>();
  const mixed: string[] = [];
  const visitor = async () => {
    while (isLoading) {
      const answer = await portal.get(`/proyectos-vivienda?q=${Math.random()}`);
      const text = await answer.text();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const [, environment, code] = /<h1>v(\S+) of (\S+)<\/h1>/.exec(text) ?? [];
      const boot = /"name":"mf-search","version":"([^"]+)"/.exec(text)?.[1];
      if (environment !== code || boot !== code || !text.includes('news 1.0.0')) mixed.push(text);
      seen.add(code ?? 'none');
    }
  };
  const visitors = Array.from({ length: 8 }, visitor);
  for (let index = 1; index <= 20; index += 1) {
    const version = `2.0.${index}`;
    publishFixture(portal.artifactsDir, 'mf-search', version, showing(version));
    expect(await activate('mf-search', version)).toBe(200);
  }
  isLoading = false;
  await Promise.all(visitors);
  expect([...statuses.keys()]).toEqual([200]);
  expect(statuses.get(200)).toBeGreaterThan(100);
  expect(mixed).toEqual([]);
  expect(seen.size).toBeGreaterThan(10);
  expect(activeFile()['mf-search']).toBe('2.0.20');
}, 60_000);

test('a rollback goes back to the version before, and again to the one before that', async () => {
  expect(await activate('mf-search', '1.0.0')).toBe(200);
  publishFixture(portal.artifactsDir, 'mf-search', '3.0.0', showing('3.0.0'));
  expect(await activate('mf-search', '3.0.0')).toBe(200);
  const back = await (await portal.platform('POST', 'rollback', { remote: 'mf-search' })).json();
  expect(back).toMatchObject({ app: 'mf-search', version: '1.0.0', previous: '3.0.0' });
  expect(await (await portal.get('/')).text()).toContain('<h1>v1.0.0 of 1.0.0</h1>');
  expect(activeFile()['mf-search']).toBe('1.0.0');
});

test('an old version stays served, and draws fragments for the tabs that have it', async () => {
  publishFixture(portal.artifactsDir, 'mf-content', '1.1.0', news);
  expect(await activate('mf-content', '1.1.0')).toBe(200);
  expect((await portal.get('/r/mf-content/1.0.0/web/remoteEntry.abc.js')).status).toBe(200);
  const { state } = await (await portal.get('/_fragment/mf-content/news?v=1.0.0')).json();
  expect(state).toBe('1.0.0');
});

test('a version that cannot run is refused with its reason, and nothing changes', async () => {
  const before = activeFile();
  const folder = portal.artifactsDir;
  const good = fixtureServer({ remote: 'mf-search', render: 'return page("x")' });
  writeArtifact(folder, { app: 'mf-search', version: '9.0.0', node: 'throw new Error("no door")' });
  writeArtifact(folder, {
    app: 'mf-search',
    version: '9.0.1',
    node: good.replace("'mf-search'", "'mf-fair'").replace('"mf-search"', '"mf-fair"'),
  });
  publishFixture(folder, 'mf-search', '9.0.2', { render: 'throw new Error("no roof")' });
  publishFixture(folder, 'mf-search', '9.0.3', { render: 'for (;;);' });
  publishFixture(folder, 'mf-search', '9.0.4', { render: 'return page("", { status: 500 })' });
  writeArtifact(folder, { app: 'mf-search', version: '9.0.5', node: good });
  writeFileSync(join(folder, 'mf-search/9.0.5/node/server.cjs'), `${good}\n// tampered`);
  for (const version of ['9.0.0', '9.0.1', '9.0.2', '9.0.3', '9.0.4', '9.0.5', '9.9.9']) {
    const answer = await portal.platform('POST', 'activate', { remote: 'mf-search', version });
    const { title } = await answer.json();
    expect([version, answer.status]).toEqual([version, 409]);
    expect(title).toContain(version);
  }
  expect(activeFile()).toEqual(before);
  expect((await portal.get('/')).status).toBe(200);
});

test('a remote that needs another React than the shell shares is refused', async () => {
  writeArtifact(portal.artifactsDir, {
    app: 'shell',
    version: '1.1.0',
    node: readShellFrame(),
    shared: { react: '19.3.1' },
  });
  expect(await activate('shell', '1.1.0')).toBe(200);
  const node = fixtureServer({ remote: 'mf-search', render: 'return page("<h1>x</h1>")' });
  writeArtifact(portal.artifactsDir, { app: 'mf-search', version: '4.0.0', node, shared: { react: '^20.0.0' } });
  writeArtifact(portal.artifactsDir, { app: 'mf-search', version: '4.0.1', node, shared: { react: '^19.1.0' } });
  expect(await activate('mf-search', '4.0.0')).toBe(409);
  expect(
    await (await portal.platform('POST', 'activate', { remote: 'mf-search', version: '4.0.1' })).json(),
  ).toMatchObject({ version: '4.0.1' });
  expect(await (await portal.get('/')).text()).toContain('/r/shell/1.1.0/web/main.abc.js');
});

function readShellFrame(): string {
  return readFileSync(join(portal.artifactsDir, 'shell/1.0.0/node/frame.cjs'), 'utf8');
}

test('the calls of the platform need the token, and programs that come through a proxy get none', async () => {
  const url = `${portal.url}/_platform/state`;
  expect((await fetch(url)).status).toBe(404);
  expect((await fetch(url, { headers: { authorization: 'Bearer wrong' } })).status).toBe(404);
  expect((await portal.platform('GET', 'state')).status).toBe(200);
  const proxied = { authorization: 'Bearer token-of-the-tests', 'x-forwarded-for': '10.0.0.1' };
  expect((await fetch(url, { headers: proxied })).status).toBe(404);
  expect((await portal.platform('POST', 'activate', { remote: 'mf-search', version: '../../etc' })).status).toBe(422);
  expect((await portal.platform('POST', 'activate', { remote: '../nobody', version: '1.0.0' })).status).toBe(422);
});
