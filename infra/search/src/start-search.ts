import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createLogger } from 'infra-observability/logger.ts';
import { silentTelemetry, type Telemetry } from 'infra-observability/telemetry.ts';
import { parseTrust } from 'infra-observability/trusted-addresses.ts';
import type { SearchConfig } from './config.ts';
import { observeService } from './metrics.ts';
import { createObserver } from './observer.ts';
import { fixedPlace } from './protocol/visitor-place.ts';
import { searchListener } from './server.ts';
import { IndexStore } from './store/index-store.ts';
import { SearchPool } from './threads/search-pool.ts';

/** A running search process. `store` is where an indexer in the same process writes. */
export interface RunningSearch {
  store: IndexStore;
  server: Server;
  /** Ends open requests, finishes accepted changes, closes the files. */
  stop(): Promise<void>;
}

const LONGEST_STOP_MS = 10_000;
/** Longer than whoever stands before this server keeps a connection: a request on one that closes just then is lost. */
const KEPT_CONNECTION_MS = 75_000;

/** Opens the store and listens. While the indices load, `/livez` answers and everything else says 503. */
export async function startSearch(
  config: SearchConfig,
  log = createLogger({ program: 'search', level: config.logLevel }),
  telemetry: Telemetry = silentTelemetry,
): Promise<RunningSearch> {
  const isTrusted = parseTrust(config.trustedProxies);
  const observer = createObserver({ log, telemetry, isTrusted });
  const server = createServer({ keepAliveTimeout: KEPT_CONNECTION_MS });
  server.on('request', answerWhileLoading);
  await listen(server, config);
  const store = await IndexStore.open({
    directory: config.dataDirectory,
    onProblem: (message, error) => log.error(error === undefined ? {} : { err: error }, message),
  });
  store.tasks.onFailure = (taskID, error) => log.error({ err: error, taskID }, 'a task failed');
  const searcher = new SearchPool({
    store,
    threads: config.threads,
    onProblem: (message, error) => log.error(error === undefined ? {} : { err: error }, message),
  });
  await searcher.ready;
  observeService(observer.registry, { store, searcher });
  const { diskFloorBytes } = config;
  const { appId, adminKey, searchKey, searchesPerHour, maxRecordBytes } = config;
  server.off('request', answerWhileLoading);
  const visitorPlace = fixedPlace(config.defaultPlace);
  const keys = { appId, adminKey, searchKey, searchesPerHour };
  server.on(
    'request',
    searchListener({ store, searcher, ...keys, maxRecordBytes, diskFloorBytes, observer, isTrusted, visitorPlace }),
  );
  return { store, server, stop: () => stopAll(server, { searcher, store }) };
}

function answerWhileLoading(request: IncomingMessage, response: ServerResponse): void {
  const isAlive = request.url === '/livez';
  response.writeHead(isAlive ? 200 : 503, { 'content-type': 'application/json', 'retry-after': '1' });
  response.end(JSON.stringify({ status: isAlive ? 'ok' : 'loading' }));
}

async function stopAll(
  server: Server,
  { searcher, store }: { searcher: SearchPool; store: IndexStore },
): Promise<void> {
  const force = setTimeout(() => server.closeAllConnections(), LONGEST_STOP_MS);
  await closed(server);
  clearTimeout(force);
  await searcher.close();
  await store.close();
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}

function listen(server: Server, { port, host }: SearchConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
