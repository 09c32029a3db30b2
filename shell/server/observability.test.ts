import { recordLog } from 'infra-observability/testing/recorded-log.ts';
import { traceparentOf } from 'infra-observability/trace-context.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, startTestPortal, type TestPortal } from './testing/test-portal.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const trace = { traceparent: traceparentOf({ traceId, spanId: '00f067aa0ba902b7', isSampled: true }) };
const personal = ['ana.perez@correo.example', '3001234567', '203.0.113.9', 'tok_8f3a9c'];
const [email = '', phone = '', address = '', token = ''] = personal;

interface Heard {
  path: string;
  traceparent: string;
  requestId: string;
}

const heard: Heard[] = [];
const recorded = recordLog('shell');
let upstream: Awaited<ReturnType<typeof listen>>;
let open: TestPortal;
let behind: TestPortal;

/** Asks the API and the index while it draws, and fails where it is told to. */
const render = `
  const { apiBase, search } = request.environment;
  if (request.url.includes('falla')) throw new Error('no page for ${email}, tel. ${phone}');
  await fetch(apiBase + '/ciudades');
  await fetch(search.protocol + '://' + search.host + '/1/indexes');
  return page('<h1>Inicio</h1>');`;

beforeAll(async () => {
  upstream = await listen((request, response) => {
    const { traceparent = '', 'x-request-id': requestId = '' } = request.headers;
    heard.push({ path: request.url ?? '', traceparent: String(traceparent), requestId: String(requestId) });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const env = { API_URL: upstream.url, SEARCH_URL: upstream.url };
  const remotes = { 'mf-search': { render } };
  open = await startTestPortal({ remotes, env, log: recorded.log });
  behind = await startTestPortal({ remotes, env: { ...env, BEHIND_PROXY: '1' }, log: recorded.log });
});
afterAll(async () => {
  await open.stop();
  await behind.stop();
  upstream.server.closeAllConnections();
  upstream.server.close();
});

function heardAt(path: string): Heard {
  const found = heard.findLast((one) => one.path === path);
  if (!found) throw new Error(`nobody asked for ${path}`);
  return found;
}

test('a call that is passed on takes the trace of the proxy before us and the id of the request along', async () => {
  const answer = await behind.get('/api/ciudades?proxied', { ...trace, 'x-request-id': 'request-of-nginx' });
  const call = heardAt('/api/ciudades?proxied');
  expect(call.traceparent).toContain(traceId);
  expect(call.traceparent).not.toBe(trace.traceparent);
  expect(call.requestId).toBe('request-of-nginx');
  expect(answer.headers.get('x-request-id')).toBe('request-of-nginx');
});

test('what a visitor says about traces is not believed, and does not reach the API', async () => {
  const answer = await open.get('/api/ciudades?direct', { ...trace, 'x-request-id': 'made-up-by-visitor' });
  const call = heardAt('/api/ciudades?direct');
  expect(call.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect(call.traceparent).not.toContain(traceId);
  expect(call.requestId).toBe(answer.headers.get('x-request-id'));
  expect(call.requestId).not.toBe('made-up-by-visitor');
});

test('what a remote asks of the API and the index while it draws belongs to the page', async () => {
  const answer = await behind.get('/', { ...trace, 'x-request-id': 'page-of-a-visitor' });
  expect(answer.status).toBe(200);
  for (const path of ['/api/ciudades', '/1/indexes']) {
    expect(heardAt(path).traceparent).toContain(traceId);
    expect(heardAt(path).requestId).toBe('page-of-a-visitor');
  }
  await expect
    .poll(() => recorded.lines().find(({ requestId }) => requestId === 'page-of-a-visitor'))
    .toMatchObject({
      program: 'shell',
      traceId,
      part: 'page',
      route: 'home',
      status: 200,
    });
});

test('no line tells who visited, which address, or what a remote said about a person', async () => {
  const headers = { 'x-forwarded-for': address, cookie: `SessionId=${token}`, 'user-agent': email };
  await behind.get(`/proyectos-vivienda?q=falla${token}&correo=${encodeURIComponent(email)}`, headers);
  await behind.get(`/planta/${phone}/${encodeURIComponent(email)}?token=${token}`, headers);
  await behind.get(`/api/users/x?email=${encodeURIComponent(email)}`, headers);
  await behind.get(`/search/1/indexes?q=${phone}`, headers);
  await behind.get(`/media/${phone}.webp?x=${token}`, headers);
  await expect.poll(() => recorded.lines().filter(({ msg }) => msg === 'answered').length).toBeGreaterThanOrEqual(8);
  expect(recorded.text()).toContain('a render failed');
  for (const secret of personal) {
    expect(recorded.text()).not.toContain(secret);
    expect(recorded.text()).not.toContain(encodeURIComponent(secret));
  }
});

test('answers are measured by route, renders by remote', async () => {
  const metrics = await (await open.get('/metrics')).text();
  expect(metrics).toContain('umbral_answer_milliseconds_count{part="api",route="",status="2xx"}');
  const page = await (await open.get('/')).text();
  expect(page).toContain('Inicio');
  const after = await (await open.get('/metrics')).text();
  expect(after).toContain('route="home"');
  expect(after).toContain('umbral_render_milliseconds_count{remote="mf-search",kind="page"}');
  expect(after).toContain('nodejs_eventloop_lag_p99_seconds');
});
