import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestPortal, type TestPortal } from './testing/test-portal.ts';

/** A page that asks the API for what its address names, and says what became of that. */
const asking = `
const { pathname } = new URL(request.url);
const kind = pathname.includes('suba') ? 'standing' : 'planta';
try {
  const answer = await fetch(request.environment.apiBase + '/' + kind + '/' + pathname.length, { signal });
  return page('<h1>whole</h1>', { status: answer.status });
} catch (error) {
  return page('<h1>away</h1>', { status: 503 });
}`;
const softMs = 2500;

let api: ChildProcess;
let portal: TestPortal;
let asked = 0;

beforeAll(async () => {
  api = spawn(process.execPath, [fileURLToPath(new URL('./testing/standing-api.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [told] = api.stdout ? await once(api.stdout, 'data') : [];
  portal = await startTestPortal({
    remotes: { 'mf-search': { render: asking } },
    env: {
      API_URL: `http://127.0.0.1:${Number(String(told))}`,
      RENDER_SOFT_TIMEOUT_MS: String(softMs),
      RENDER_HARD_TIMEOUT_MS: '3500',
      IGNORES_LOAD: '1',
    },
  });
});
afterAll(async () => {
  await portal.stop();
  api.kill('SIGKILL');
});

/** A page that nobody has asked for before: its status, and how long it took. */
async function coldPage(place = ''): Promise<{ status: number; ms: number }> {
  asked += 1;
  const began = performance.now();
  const { status } = await portal.get(`/proyectos-vivienda/ciudad-${'a'.repeat(asked)}${place}`);
  return { status, ms: performance.now() - began };
}

// Half a second, on a machine that may be busy.
const soon = 1000;

test('while the API hangs cold pages are told so within half a second, and are whole as soon as it is back', async () => {
  expect((await coldPage()).status).toBe(200);
  api.kill('SIGSTOP');
  await vi.waitFor(
    async () => {
      const { status, ms } = await coldPage();
      expect([status === 200, ms < soon]).toEqual([false, true]);
    },
    { timeout: 15_000 },
  );
  const cold = await Promise.all([coldPage(), coldPage(), coldPage()]);
  for (const { status, ms } of cold) {
    // Not whole: told as away, or led to the nearest page there is.
    expect([302, 503]).toContain(status);
    expect(ms).toBeLessThan(soon);
  }
  // The portal goes on with what it keeps, and says who is silent.
  const silent = await portal.get('/readyz');
  expect([silent.status, await silent.json()]).toMatchObject([200, { ready: true, backends: { api: 'silent' } }]);
  expect(await (await portal.get('/metrics')).text()).toContain('umbral_backend_silent{backend="api"} 1');
  api.kill('SIGCONT');
  await vi.waitFor(async () => expect((await coldPage()).status).toBe(200), { timeout: 15_000 });
  await vi.waitFor(async () => expect(await (await portal.get('/readyz')).text()).toContain('"api":"heard"'));
});

test('behind a lock of the database one page waits, the next ones do not, and others go on', async () => {
  // The watch over the API looks twice a second: until it has seen it back, nobody waits long.
  await vi.waitFor(async () => expect((await coldPage('/suba')).ms).toBeGreaterThan(softMs - 100), { timeout: 15_000 });
  for (const next of [await coldPage('/suba'), await coldPage('/suba')]) {
    expect([302, 503]).toContain(next.status);
    expect(next.ms).toBeLessThan(soon);
  }
  expect((await coldPage()).status).toBe(200);
});
