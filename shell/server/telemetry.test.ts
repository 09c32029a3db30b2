import { type CollectedTelemetry, collectTelemetry } from 'infra-observability/testing/collected-telemetry.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, startTestPortal, type TestPortal } from './testing/test-portal.ts';

const personal = 'ana.perez@correo.example';
const traceparents = new Map<string, string>();
let collected: CollectedTelemetry;
let upstream: Awaited<ReturnType<typeof listen>>;
let portal: TestPortal;

beforeAll(async () => {
  collected = await collectTelemetry('shell');
  upstream = await listen((request, response) => {
    traceparents.set(request.url ?? '', String(request.headers.traceparent));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const render = `await fetch(request.environment.apiBase + '/ciudades'); return page('<h1>Inicio</h1>');`;
  portal = await startTestPortal({
    remotes: { 'mf-search': { render } },
    env: { API_URL: upstream.url, SEARCH_URL: upstream.url },
    telemetry: collected.telemetry,
  });
});
afterAll(async () => {
  await portal.stop();
  await collected.stop();
  upstream.server.closeAllConnections();
  upstream.server.close();
});

function spanCalled(name: string) {
  const span = collected.collector.spans.find((one) => one.name === name);
  if (!span) throw new Error(`no span ${name} in ${collected.collector.spans.map((one) => one.name).join()}`);
  return span;
}

test('a visit is a span, each render one below it, and a call of the API goes on below the render', async () => {
  await portal.get(`/?correo=${personal}`);
  await expect.poll(() => collected.collector.spans.map(({ name }) => name)).toContain('GET home');
  const visit = spanCalled('GET home');
  const render = spanCalled('render mf-search page');
  expect(visit).toMatchObject({ service: 'umbral-shell', parentSpanId: '' });
  expect(visit.attributes).toMatchObject({ 'http.route': 'home' });
  expect(render).toMatchObject({ traceId: visit.traceId, parentSpanId: visit.spanId });
  expect(traceparents.get('/api/ciudades')).toBe(`00-${visit.traceId}-${render.spanId}-01`);
});

test('a call that is passed on goes on below its own span', async () => {
  await portal.get(`/search/1/indexes?q=${personal}`);
  await expect.poll(() => collected.collector.spans.map(({ name }) => name)).toContain('GET search');
  const { traceId, spanId } = spanCalled('GET search');
  expect(traceparents.get(`/1/indexes?q=${personal}`)).toBe(`00-${traceId}-${spanId}-01`);
  expect(collected.collector.text()).not.toContain(personal);
});
