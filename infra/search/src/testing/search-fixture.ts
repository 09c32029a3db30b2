import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import { createLogger } from 'infra-observability/logger.ts';
import { createObserver } from '../observer.ts';
import { createSearchServer, type SearchServerOptions } from '../server.ts';
import { IndexStore } from '../store/index-store.ts';
import { SearchPool } from '../threads/search-pool.ts';

export const APP_ID = 'umbral';
export const ADMIN_KEY = 'admin-key-for-the-tests-only';
export const SEARCH_KEY = 'search-key-for-the-tests-only';

/** A store behind a real HTTP server with the official clients, of which only `hosts` is set. */
export interface SearchFixture {
  store: IndexStore;
  port: number;
  client: ReturnType<typeof algoliasearch>;
  /** The full client with another key. */
  clientFor(key: string): ReturnType<typeof algoliasearch>;
  lite: ReturnType<typeof liteClient>;
  problems: string[];
  /** How many requests the server has had. */
  requests(): number;
  close(): Promise<void>;
}

/** Starts a search server on a free port. */
export async function startFixture(
  directory: string | null = null,
  options: Partial<SearchServerOptions> = {},
): Promise<SearchFixture> {
  const problems: string[] = [];
  const store = await IndexStore.open({ directory, onProblem: (message) => problems.push(message) });
  store.tasks.onFailure = (_, error) => problems.push(String(error));
  const destination = { write: (line: string) => void problems.push(line) };
  const observer = createObserver({ log: createLogger({ program: 'search', level: 'error', destination }) });
  const keys = { appId: APP_ID, adminKey: ADMIN_KEY, searchKey: SEARCH_KEY };
  const searcher = new SearchPool({ store, threads: 1, onProblem: (message) => problems.push(message) });
  await searcher.ready;
  const server = createSearchServer({ store, searcher, ...keys, observer, ...options });
  let requests = 0;
  server.on('request', () => {
    requests++;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const hosts = [{ url: '127.0.0.1', port, protocol: 'http' as const, accept: 'readWrite' as const }];
  const clientFor = (key: string) => algoliasearch(APP_ID, key, { hosts });
  return {
    store,
    port,
    client: clientFor(ADMIN_KEY),
    clientFor,
    lite: liteClient(APP_ID, SEARCH_KEY, { hosts }),
    problems,
    requests: () => requests,
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await searcher.close();
      await store.close();
    },
  };
}
