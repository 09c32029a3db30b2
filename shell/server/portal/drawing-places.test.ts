import { createLogger } from 'infra-observability/logger.ts';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { strongestWall } from '../render/strongest-wall.ts';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';
import { createDrawingPlaces } from './drawing-places.ts';

const log = createLogger({ program: 'shell', level: 'silent' });
let portal: TestPortal | undefined;

afterEach(async () => {
  await portal?.stop();
  portal = undefined;
});

test('a portal draws its pages in processes, and says when it is asked what stands around them', async () => {
  const render = `return page('<h1>' + typeof require('node:worker_threads').parentPort?.on + '</h1>');`;
  portal = await startTestPortal({ remotes: { 'mf-search': { render } }, env: { RENDER_IN: 'processes' } });
  const page = await portal.get('/');
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1>undefined</h1>')]);
  const { drawnIn } = JSON.parse(await (await portal.get('/readyz')).text());
  expect(drawnIn).toMatch(/^(bubblewrap$|namespaces, |permissions, )/);
});

test('remotes draw in processes where nothing else is said', () => {
  const config = readConfig({
    API_URL: 'http://127.0.0.1:9',
    SEARCH_URL: 'http://127.0.0.1:9',
    ADMIN_TOKEN: 'a'.repeat(32),
  });
  expect(config.RENDER_IN).toBe('processes');
});

test('where the wall must be whole, nothing draws behind one that is not', async () => {
  const openWall = () => strongestWall(['permissions']);
  const strict = createDrawingPlaces({ RENDER_IN: 'walled-processes' }, log, openWall);
  await expect(strict.start()).rejects.toThrow('holds back network, sockets, signals');
  expect(strict.said()).toBeUndefined();
  const open = createDrawingPlaces({ RENDER_IN: 'processes' }, log, openWall);
  await open.start();
  expect(open.said()).toBe('permissions, network open, sockets open, signals open');
});
