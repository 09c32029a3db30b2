import { tmpdir } from 'node:os';
import { saveFavourite } from '@umbral/domain/api/saved.ts';
import { login, logout } from '@umbral/domain/api/users.ts';
import { watchDisk } from 'infra-storage/disk-room.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { send } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** No disk has so much room. */
const disk = watchDisk({ folders: [tmpdir()], floorBytes: 2 ** 60 });
let api: TestApp;

beforeAll(async () => {
  api = await createTestApp({}, { disk });
  await vi.waitFor(() => expect(disk.isFull()).toBe(true));
});
afterAll(async () => {
  disk.stop();
  await api.close();
});

test.each([
  ['a favourite', saveFavourite],
  ['a login', login],
])('without room on the disk %s is refused with a sentence and a time, before its body is read', async (_, call) => {
  const answer = await send(api.app, call, { body: {} });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('60');
  expect(answer.json()).toMatchObject({
    type: 'read-only',
    title: 'Por unos minutos no podemos guardar cambios. Puedes seguir mirando.',
  });
});

test('without room everything is read on, and who wants to sign out may', async () => {
  expect((await api.app.inject({ url: '/api/cities' })).statusCode).toBe(200);
  expect((await api.app.inject({ url: '/readyz' })).statusCode).toBe(200);
  expect((await send(api.app, logout, {})).statusCode).not.toBe(503);
});

test('without room the metrics raise the alarm', async () => {
  const { body } = await api.app.inject({ url: '/metrics' });
  expect(body).toContain('api_read_only 1');
  expect(Number(/^api_disk_free_bytes (\S+)$/m.exec(body)?.[1])).toBeGreaterThan(0);
});
