import { expect, test, vi } from 'vitest';
import { indexOrDatabase, type Ways } from './index-or-database.ts';

const never = new AbortController().signal;
const after = <Value>(ms: number, value: Value) => new Promise<Value>((resolve) => setTimeout(resolve, ms, value));

test('what the index finds is taken, and the database is not asked', async () => {
  const fromDatabase = vi.fn(async () => 'database');
  expect(await indexOrDatabase({ fromIndex: async () => 'index', fromDatabase }, never)).toBe('index');
  expect(fromDatabase).not.toHaveBeenCalled();
});

test('an index that refuses leaves it to the database, at once', async () => {
  const ways = { fromIndex: () => Promise.reject(new Error('away')), fromDatabase: async () => 'database' };
  const began = performance.now();
  expect(await indexOrDatabase(ways, never)).toBe('database');
  expect(performance.now() - began).toBeLessThan(200);
});

test('an index that says nothing is given up, and asked no more', async () => {
  let given: AbortSignal | undefined;
  const ways: Ways<string> = {
    fromIndex(signal) {
      given = signal;
      return Promise.withResolvers<string>().promise;
    },
    fromDatabase: async () => 'database',
  };
  expect(await indexOrDatabase(ways, never)).toBe('database');
  expect(given?.aborted).toBe(true);
});

test('a late index is still taken where the database is later', async () => {
  const ways = { fromIndex: () => after(350, 'index'), fromDatabase: () => after(5000, 'database') };
  expect(await indexOrDatabase(ways, never)).toBe('index');
});

test('an index that has answered is waited for, however long its answer takes to be made use of', async () => {
  const fromDatabase = vi.fn(async () => 'database');
  const ways: Ways<string> = {
    fromIndex: async (_, heard) => {
      heard();
      return after(350, 'index');
    },
    fromDatabase,
  };
  expect(await indexOrDatabase(ways, never)).toBe('index');
  expect(fromDatabase).not.toHaveBeenCalled();
});

test('where neither answers it is told what the index said', async () => {
  const ways = {
    fromIndex: () => Promise.reject(new Error('index away')),
    fromDatabase: () => Promise.reject(new Error('database away')),
  };
  await expect(indexOrDatabase(ways, never)).rejects.toThrow('index away');
});

test('a search that was given up asks nobody else', async () => {
  const leaving = new AbortController();
  const fromDatabase = vi.fn(async () => 'database');
  const found = indexOrDatabase(
    {
      fromIndex: (signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
      fromDatabase,
    },
    leaving.signal,
  );
  leaving.abort();
  await expect(found).rejects.toThrow();
  expect(fromDatabase).not.toHaveBeenCalled();
});
