import { login } from '@umbral/domain/api/users.ts';
import type { FastifyInstance } from 'fastify';
import { type CollectedTelemetry, collectTelemetry } from 'infra-observability/testing/collected-telemetry.ts';
import { tracePool } from 'infra-observability/trace-pool.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { send } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createApiPool, createBackend } from '../backend.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const shellSpan = '00f067aa0ba902b7';
const headers = { traceparent: `00-${traceId}-${shellSpan}-01` };
const personal = ['ana.perez@correo.example', 'Clave-Secreta-9'];
const [email = '', password = ''] = personal;

let api: TestApp;
let collected: CollectedTelemetry;
let app: FastifyInstance;
let endPool: () => Promise<void>;

beforeAll(async () => {
  api = await createTestApp();
  collected = await collectTelemetry('api');
  const { config } = api.backend;
  const pool = createApiPool(config);
  tracePool(pool, collected.telemetry);
  endPool = () => pool.end();
  app = await buildApp(createBackend(config, pool), { telemetry: collected.telemetry });
});

afterAll(async () => {
  await app.close();
  await endPool();
  await collected.stop();
  await api.close();
});

test("a call is a span below the shell's, and its statements are spans below it", async () => {
  await app.inject({ url: '/api/categorias', headers });
  const { spans } = collected.collector;
  await expect.poll(() => spans.map(({ name }) => name)).toContain('GET /api/categorias');
  const call = spans.find(({ name }) => name === 'GET /api/categorias');
  expect(call).toMatchObject({ service: 'umbral-api', traceId, parentSpanId: shellSpan });
  const statements = spans.filter(({ name }) => name.startsWith('pg '));
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) expect(statement).toMatchObject({ traceId, parentSpanId: call?.spanId });
});

test('statements of a call with a body belong to it too, and no span holds a value', async () => {
  const { spans } = collected.collector;
  spans.length = 0;
  await send(app, login, { body: { email, password, user_key: '' } }, { headers });
  await expect.poll(() => spans.map(({ name }) => name)).toContain('POST /api/users/login');
  const call = spans.find(({ name }) => name === 'POST /api/users/login');
  const below = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
  expect(below.map(({ name }) => name)).toContain('pg select');
  for (const secret of personal) expect(collected.collector.text()).not.toContain(secret);
});
