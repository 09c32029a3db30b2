import { login } from '@umbral/domain/api/users.ts';
import type { FastifyInstance } from 'fastify';
import { recordLog } from 'infra-observability/testing/recorded-log.ts';
import { traceparentOf } from 'infra-observability/trace-context.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { send } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const recorded = recordLog('api');
const context = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7', isSampled: false };
const headers = { traceparent: traceparentOf(context), 'x-request-id': 'request-of-the-shell' };
const personal = [
  'ana.perez@correo.example',
  '3001234567',
  'Ana María',
  'Clave-Secreta-9',
  '203.0.113.9',
  'tok_8f3a9c',
];
const [email = '', phone = '', name = '', password = '', address = '', token = ''] = personal;

let api: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  api = await createTestApp();
  app = await buildApp(api.backend, { log: recorded.log });
});

afterAll(async () => {
  await app.close();
  await api.close();
});

function expectNothingPersonal(text: string): void {
  for (const secret of personal) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(encodeURIComponent(secret));
  }
}

test('a trace that the shell began goes on, and its id comes back', async () => {
  const answer = await app.inject({ url: '/api/categorias', headers });
  expect(answer.headers['x-request-id']).toBe('request-of-the-shell');
  expect(recorded.lines().at(-1)).toMatchObject({
    program: 'api',
    requestId: 'request-of-the-shell',
    traceId: context.traceId,
    method: 'GET',
    route: '/api/categorias',
    status: 200,
  });
});

test('a stranger gets ids of our own', async () => {
  const answer = await app.inject({ url: '/api/categorias', headers, remoteAddress: '203.0.113.20' });
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{24}$/);
  expect(recorded.lines().at(-1)?.traceId).not.toBe(context.traceId);
});

test('no line tells who asked, for what, or what the body held', async () => {
  const forwarded = { 'x-forwarded-for': address, cookie: `SessionId=${token}`, 'user-agent': `${name} ${email}` };
  await send(app, login, { body: { email, password, user_key: token } }, { headers: forwarded });
  await app.inject({
    url: `/api/plantas/${encodeURIComponent(email)}?telefono=${phone}&token=${token}`,
    headers: forwarded,
  });
  await app.inject({ url: `/nowhere/${phone}/${encodeURIComponent(name)}?email=${email}`, headers: forwarded });
  await app.inject({
    method: 'POST',
    url: '/api/users/login',
    headers: { ...forwarded, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    payload: `{"email": "${email}", "password": "${password}`,
  });
  expect(recorded.lines().filter(({ msg }) => msg === 'answered').length).toBeGreaterThanOrEqual(4);
  expectNothingPersonal(recorded.text());
});

test('what PostgreSQL complains about is logged without the values', async () => {
  const broken = await buildApp(
    {
      ...api.backend,
      pool: Object.create(api.backend.pool, {
        query: { value: () => Promise.reject(personalDatabaseError()) },
      }),
    },
    { log: recorded.log },
  );
  broken.log.error(personalDatabaseError(), `failed for ${email}`);
  expect((await broken.inject('/readyz')).statusCode).toBe(503);
  await broken.close();
  expect(recorded.text()).toContain('app_user_email');
  expectNothingPersonal(recorded.text());
});

function personalDatabaseError(): Error {
  const detail = `Key (lower(email))=(${email}) already exists.`;
  const facts = { severity: 'ERROR', code: '23505', detail, constraint: 'app_user_email' };
  return Object.assign(new Error(`duplicate key for ${email}: "${name}"`), facts);
}

test('the pool, the outbox and the event loop are measured, times by the pattern of a route', async () => {
  const metrics = (await app.inject('/metrics')).body;
  expect(metrics).toMatch(/api_request_seconds_count\{route="\/api\/categorias",method="GET",status="200"\} \d/);
  expect(metrics).toContain('pg_pool_connections{state="waiting"} 0');
  expect(metrics).toMatch(/outbox_waiting\{topic="index-rebuild"\} 1/);
  expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds');
  expectNothingPersonal(metrics);
});

test('a database that lacks a migration makes it unready; one that has more does not', async () => {
  const { pool } = api.backend;
  const newest = "(select max(name) from schema_migration where name < '9')";
  const { rows } = await pool.query(`select name, checksum from schema_migration where name = ${newest}`);
  await pool.query(`delete from schema_migration where name = ${newest}`);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  await pool.query('insert into schema_migration (name, checksum) values ($1, $2)', [rows[0].name, rows[0].checksum]);
  await pool.query("insert into schema_migration (name, checksum) values ('9999-later.sql', 'x')");
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});
