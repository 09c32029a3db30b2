import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSearchConfig } from './config.ts';
import { startSearch } from './start-search.ts';
import { ADMIN_KEY, APP_ID, SEARCH_KEY } from './testing/search-fixture.ts';

test('a connection is kept longer than a proxy before it waits, so that none closes under a request', async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'umbral-search-'));
  const config = readSearchConfig({
    SEARCH_PORT: '7700',
    SEARCH_DATA_DIR: dataDirectory,
    SEARCH_APP_ID: APP_ID,
    SEARCH_ADMIN_KEY: ADMIN_KEY,
    SEARCH_KEY,
    LOG_LEVEL: 'silent',
  });
  const { server, stop } = await startSearch({ ...config, port: 0, host: '127.0.0.1' });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const answer = await fetch(`http://127.0.0.1:${port}/livez`);
  expect(answer.headers.get('keep-alive')).toBe('timeout=75');
  await answer.text();
  await stop();
  rmSync(dataDirectory, { recursive: true });
});
