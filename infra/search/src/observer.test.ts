import { createServer, type Server } from 'node:http';
import { collectTelemetry } from 'infra-observability/testing/collected-telemetry.ts';
import { recordLog } from 'infra-observability/testing/recorded-log.ts';
import { traceparentOf } from 'infra-observability/trace-context.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createObserver } from './observer.ts';
import { searchListener } from './server.ts';
import { IndexStore } from './store/index-store.ts';
import { ADMIN_KEY, APP_ID, SEARCH_KEY } from './testing/search-fixture.ts';
import { SearchPool } from './threads/search-pool.ts';

const recorded = recordLog('search');
const context = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7', isSampled: false };
const personal = ['ana.perez@correo.example', '3001234567', 'Calle 100 # 15-20', '203.0.113.9', ADMIN_KEY];
const [email = '', phone = '', street = '', visitor = ''] = personal;

let store: IndexStore;
let searcher: SearchPool;
let server: Server;
let url = '';

beforeAll(async () => {
  store = await IndexStore.open({ directory: null });
  searcher = new SearchPool({ store, threads: 1 });
  const observer = createObserver({ log: recorded.log });
  const keys = { appId: APP_ID, adminKey: ADMIN_KEY, searchKey: SEARCH_KEY };
  server = createServer(searchListener({ store, searcher, ...keys, observer }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await searcher.close();
  await store.close();
});

function send(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-algolia-application-id': APP_ID, 'x-algolia-api-key': ADMIN_KEY, ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

test('a trace that the shell began goes on, and its id comes back', async () => {
  const headers = { traceparent: traceparentOf(context), 'x-request-id': 'request-of-the-shell' };
  const answer = await send('/1/indexes', undefined, headers);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-request-id')).toBe('request-of-the-shell');
  await expect
    .poll(() => recorded.lines().at(-1))
    .toMatchObject({
      program: 'search',
      requestId: 'request-of-the-shell',
      traceId: context.traceId,
      route: '/1/indexes',
      method: 'GET',
      status: 200,
    });
});

test('no line tells what was searched, by whom, or with which key', async () => {
  const forwarded = { 'x-forwarded-for': visitor, 'user-agent': email };
  await send(`/1/indexes/plants/query?x=${encodeURIComponent(email)}`, { params: `query=${email}` }, forwarded);
  await send(`/1/indexes/${encodeURIComponent(email)}/batch`, { requests: [{ body: { objectID: phone, street } }] });
  await send('/1/indexes/plants/batch', `{"broken": "${email} ${phone}`, forwarded);
  await send(`/unknown/${phone}/${encodeURIComponent(street)}`, { email }, forwarded);
  await expect.poll(() => recorded.lines().filter(({ msg }) => msg === 'answered').length).toBeGreaterThanOrEqual(5);
  for (const secret of personal) {
    expect(recorded.text()).not.toContain(secret);
    expect(recorded.text()).not.toContain(encodeURIComponent(secret));
  }
});

test('times are measured by route, for collectors on this machine only', async () => {
  const metrics = await (await send('/metrics')).text();
  expect(metrics).toContain('search_request_seconds_count{route="/1/indexes",method="GET",status="200"}');
  expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(metrics).not.toContain(phone);
  expect((await send('/metrics', undefined, { 'x-forwarded-for': visitor })).status).toBe(404);
});

test("a search is a span below the shell's", async () => {
  const collected = await collectTelemetry('search');
  const observer = createObserver({ telemetry: collected.telemetry });
  const options = { store, searcher, appId: APP_ID, adminKey: ADMIN_KEY, searchKey: SEARCH_KEY, observer };
  const traced = createServer(searchListener(options));
  await new Promise<void>((resolve) => traced.listen(0, '127.0.0.1', resolve));
  const address = traced.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const headers = {
    'x-algolia-application-id': APP_ID,
    'x-algolia-api-key': ADMIN_KEY,
    traceparent: traceparentOf({ ...context, isSampled: true }),
  };
  await fetch(`http://127.0.0.1:${port}/1/indexes?q=${email}`, { headers });
  const { spans } = collected.collector;
  await expect.poll(() => spans).toHaveLength(1);
  expect(spans[0]).toMatchObject({
    service: 'umbral-search',
    name: 'GET /1/indexes',
    traceId: context.traceId,
    parentSpanId: context.spanId,
  });
  expect(collected.collector.text()).not.toContain(email);
  traced.closeAllConnections();
  traced.close();
  await collected.stop();
});
