import { mkdir, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ADMIN_KEY, APP_ID, type SearchFixture, startFixture } from '../testing/search-fixture.ts';
import { TaskLog } from './task-log.ts';

let directory: string;
let fixture: SearchFixture;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'never-forgets-'));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await fixture.close();
  await rm(directory, { recursive: true });
});

const indexName = 'plants';
const save = async (...names: string[]) => {
  const objects = names.map((objectID) => ({ objectID }));
  const answers = await fixture.client.saveObjects({ indexName, objects });
  return answers[0]?.taskID ?? 0;
};
const get = async (path: string) => {
  const headers = { 'x-algolia-application-id': APP_ID, 'x-algolia-api-key': ADMIN_KEY };
  const response = await fetch(`http://127.0.0.1:${fixture.port}${path}`, { headers });
  const { status, message }: { status?: unknown; message?: string } = JSON.parse(await response.text());
  return { code: response.status, status, message };
};

/** Every write to a file fails from now on, as on a full disk. */
async function fillDisk() {
  const probe = await open(directory, 'r');
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const writes = vi.spyOn(Object.getPrototypeOf(probe), 'appendFile').mockRejectedValue(full);
  await probe.close();
  return writes;
}

describe('tasks', () => {
  test('one that nobody knows is not found, whichever index it is asked of', async () => {
    fixture = await startFixture(directory);
    expect(await get('/1/indexes/plants/task/12345')).toMatchObject({ code: 404, message: 'Task does not exist' });
    expect(await get('/1/task/12345')).toMatchObject({ code: 404 });
  });

  test('one that the disk refused tells why, to whoever waits for it, and so does readiness', async () => {
    fixture = await startFixture(directory);
    await fixture.client.waitForTask({ indexName, taskID: await save('a') });
    const writes = await fillDisk();
    const taskID = await save('b');
    const refusal = { status: 422, message: expect.stringContaining('no space left on device') };
    await expect(fixture.client.waitForTask({ indexName, taskID })).rejects.toMatchObject(refusal);
    expect(await get('/readyz')).toMatchObject({ code: 503, status: 'changes fail' });
    expect(await get('/livez')).toMatchObject({ code: 200 });
    writes.mockRestore();
    await fixture.client.waitForTask({ indexName, taskID: await save('c') });
    expect(await get('/readyz')).toMatchObject({ code: 200, status: 'ok' });
    expect((await fixture.client.searchSingleIndex({ indexName })).nbHits).toBe(2);
    await fixture.close();
    fixture = await startFixture(directory);
    expect(await get(`/1/task/${taskID}`)).toMatchObject({ code: 422 });
  });

  test('a restart knows those that were published and those that were lost', async () => {
    const log = new TaskLog(join(directory, 'tasks'));
    log.accept(1);
    log.accept(2);
    log.accept(3);
    log.end(1, { isPublished: true });
    log.end(3, { isPublished: false, reason: 'EIO:\ni/o error' });
    const again = new TaskLog(join(directory, 'tasks'));
    expect(again.highest).toBe(3);
    expect([1, 2, 3, 4].map((taskID) => again.outcome(taskID))).toEqual([
      { isPublished: true },
      { isPublished: false, reason: expect.stringContaining('send it again') },
      { isPublished: false, reason: 'EIO: i/o error' },
      null,
    ]);
    fixture = await startFixture(directory);
    expect(await get('/1/task/2')).toMatchObject({ code: 422, message: expect.stringContaining('send it again') });
    expect(await get('/1/task/1')).toMatchObject({ code: 200, status: 'published' });
  });
});

test('below the floor of the disk nothing is written and everything is read', async () => {
  fixture = await startFixture(directory, { diskFloorBytes: 2 ** 60 });
  const headers = { 'x-algolia-application-id': APP_ID, 'x-algolia-api-key': ADMIN_KEY };
  const put = { method: 'PUT', headers, body: '{}' };
  const answer = await fetch(`http://127.0.0.1:${fixture.port}/1/indexes/plants/a`, put);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([507, '60']);
  expect(await get('/1/indexes')).toMatchObject({ code: 200 });
  expect(await get('/readyz')).toMatchObject({ code: 200, status: 'read-only: the disk is nearly full' });
});

describe('after one failed write of the catalog', () => {
  const blocked = () => join(directory, 'catalog.json.tmp');
  const again = async () => {
    await fixture.close();
    fixture = await startFixture(directory);
    return (await fixture.client.searchSingleIndex({ indexName })).nbHits;
  };

  test('what is acknowledged is there after a restart, though the catalog names an older snapshot', async () => {
    fixture = await startFixture(directory);
    await fixture.client.waitForTask({ indexName, taskID: await save('a') });
    await mkdir(blocked());
    await expect(fixture.store.replaceAll(indexName, [{ objectID: 'b' }])).rejects.toThrow();
    await rm(blocked(), { recursive: true });
    await fixture.client.waitForTask({ indexName, taskID: await save('c', 'd') });
    expect(await again()).toBe(3);
  });

  test('nothing is acknowledged that a restart would look for under another name', async () => {
    fixture = await startFixture(directory);
    await fixture.client.waitForTask({ indexName, taskID: await save('a') });
    await mkdir(blocked());
    await expect(fixture.store.enqueueMove(indexName, 'moved').done).rejects.toThrow();
    await expect(fixture.store.applyBatch('moved', [{ type: 'upsert', object: { objectID: 'b' } }])).rejects.toThrow();
    await rm(blocked(), { recursive: true });
    await fixture.store.applyBatch('moved', [{ type: 'upsert', object: { objectID: 'c' } }]);
    await fixture.close();
    fixture = await startFixture(directory);
    expect((await fixture.client.searchSingleIndex({ indexName: 'moved' })).nbHits).toBe(2);
  });

  test('a snapshot that did not fit leaves nothing on the full disk, and an old one goes at the start', async () => {
    fixture = await startFixture(directory);
    await fixture.client.waitForTask({ indexName, taskID: await save('a') });
    const [uid = ''] = await readdir(join(directory, 'indices'));
    const files = () => readdir(join(directory, 'indices', uid));
    const writes = await fillDisk();
    await expect(fixture.store.replaceAll(indexName, [{ objectID: 'b' }])).rejects.toThrow('ENOSPC');
    expect(await files()).toEqual(['journal-0']);
    writes.mockRestore();
    await writeFile(join(directory, 'indices', uid, 'snapshot-7.tmp'), 'half');
    expect(await again()).toBe(1);
    expect(await files()).toEqual(['journal-0']);
  });
});
