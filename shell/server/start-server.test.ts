import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from 'infra-ports/free-port.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { fixtureFrame, temporaryFolder, writeArtifact } from './testing/fixture-remote.ts';
import { publishFixture, startTestPortal } from './testing/test-portal.ts';

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

test('a server that stops lets requests end, refuses new ones and is not ready meanwhile', async () => {
  const portal = await startTestPortal({
    remotes: {
      'mf-search': {
        render: `await new Promise((resolve) => setTimeout(resolve, 250)); return page('<h1>late</h1>');`,
      },
    },
  });
  const late = portal.get('/');
  const second = portal.get('/entrega-inmediata');
  await vi.waitFor(async () =>
    expect(await (await portal.get('/metrics')).text()).toMatch(/umbral_pool_running\{remote="mf-search"\} 2/),
  );
  const stopping = portal.stop();
  expect([(await late).status, (await second).status]).toEqual([200, 200]);
  expect((await late).headers.get('connection')).toBe('close');
  await stopping;
  await expect(portal.get('/livez')).rejects.toThrow();
});

/** The program itself, once it answers pages. */
async function startProgram(): Promise<{ url: string; child: ChildProcess }> {
  const artifacts = temporaryFolder();
  writeArtifact(artifacts, { app: 'shell', version: '1.0.0', node: fixtureFrame });
  publishFixture(artifacts, 'mf-search', '1.0.0', { render: `return page('<h1>x</h1>');` });
  writeFileSync(join(artifacts, 'active.json'), JSON.stringify({ shell: '1.0.0', 'mf-search': '1.0.0' }));
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    ARTIFACTS_DIR: artifacts,
    API_URL: 'http://127.0.0.1:9',
  };
  const child = spawn(process.execPath, [new URL('./main.ts', import.meta.url).pathname], { env, stdio: 'ignore' });
  ended.push(() => child.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200));
  return { url, child };
}

test('the process gets ready, stops on SIGTERM with 0 and leaves nothing behind', async () => {
  const { url, child } = await startProgram();
  expect(await (await fetch(url)).text()).toContain('<h1>x</h1>');
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});

test('a process without descriptors takes no visitor, and is there for them as soon as it has some', async () => {
  const { url, child } = await startProgram();
  const descriptors = readdirSync(`/proc/${child.pid}/fd`).length;
  const limit = (most: number) => execFileSync('prlimit', ['--pid', String(child.pid), `--nofile=${most}:`]);
  limit(descriptors);
  // Longer than what it does by itself takes to come round.
  const until = performance.now() + 1500;
  const visit = () => fetch(`${url}/?x=${performance.now()}`).then((answer) => answer.text());
  let refused = 0;
  while (performance.now() < until) {
    const visits = await Promise.allSettled(Array.from({ length: 20 }, visit));
    refused += visits.filter(({ status }) => status === 'rejected').length;
  }
  expect(refused).toBeGreaterThan(0);
  limit(1024);
  // A connection that was cut may still be tried once.
  await vi.waitFor(async () => expect(await visit()).toContain('<h1>x</h1>'));
  expect(child.exitCode).toBeNull();
});

test('a remote that cannot be loaded does not keep the portal from starting', async () => {
  const portal = await startTestPortal({
    remotes: { 'mf-search': { render: `return page('<h1>x</h1>');` }, 'mf-fair': { render: '}}} syntax' } },
  });
  ended.push(() => portal.stop());
  expect(await (await portal.get('/readyz')).json()).toMatchObject({
    ready: true,
    remotes: { 'mf-search': true, 'mf-fair': false },
  });
  expect([(await portal.get('/')).status, (await portal.get('/feria')).status]).toEqual([200, 503]);
});

test('a wrong environment is told as a whole', () => {
  const wrong = () => readConfig({ PORT: 'x', API_URL: 'ftp://a', ADMIN_TOKEN: 'short' });
  expect(wrong).toThrow(/PORT/);
  expect(wrong).toThrow(/API_URL/);
  expect(wrong).toThrow(/ADMIN_TOKEN/);
});
