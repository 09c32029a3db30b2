import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSigningKey } from '../signing/key-pair.ts';
import { createRegistryFixture, type RegistryFixture, sampleRelease } from '../testing/registry-fixture.ts';
import { buildApp } from './app.ts';

let fixture: RegistryFixture;
let portal: Server;
let service: FastifyInstance;
let isProven: boolean;
const cookies: Record<'ana' | 'beto', string> = { ana: '', beto: '' };
const ids = { ana: 21, beto: 22 } as const;
type Name = keyof typeof ids;
const token = (name: string) => ({ name, role: 'operator', days: 30 });

/** Two people of the portal with the role, each at the console. */
beforeAll(async () => {
  fixture = await createRegistryFixture();
  portal = createServer((request, response) => {
    const [, name = ''] = /SessionId=(\w+)/.exec(request.headers.cookie ?? '') ?? [];
    const user = { id: name === 'beto' ? ids.beto : ids.ana, roles: 'platform' };
    const answer = { ok: 1, user, ...(isProven ? { is_freshly_proven: true } : {}) };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(portal, 'listening');
  const address = portal.address();
  const apiUrl = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
  service = await buildApp(fixture.registry, { trustedProxies: 'loopback', requestsPerMinute: 1000, apiUrl });
  for (const name of ['ana', 'beto'] as const) {
    const answer = await ask(name, '/session', {});
    cookies[name] = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  }
});
afterAll(async () => {
  await service.close();
  portal.close();
  await fixture.close();
});
beforeEach(() => {
  isProven = true;
});

function ask(name: Name, path: string, payload: object) {
  const headers = {
    'sec-fetch-site': 'same-origin',
    origin: 'http://localhost',
    cookie: `SessionId=${name}; ${cookies[name]}`,
  };
  return service.inject({ method: 'POST', url: `/platform/api${path}`, headers, payload });
}

const confirm = (name: Name, id: string) => ask(name, `/approvals/${id}/confirmed`, {});

test('a token is minted by two people, once for each confirmation', async () => {
  const asked = await ask('ana', '/tokens', token('night-shift'));
  expect(asked.statusCode).toBe(403);
  expect(asked.json().type).toBe('approval-needed');
  const { approval } = asked.json<{ approval: string }>();
  expect((await ask('ana', '/tokens', token('night-shift'))).json(), 'the same question').toMatchObject({ approval });
  expect((await confirm('ana', approval)).json()).toMatchObject({ type: 'not-allowed' });
  expect((await ask('ana', '/tokens', token('night-shift'))).statusCode).toBe(403);
  expect((await confirm('beto', approval)).statusCode).toBe(204);
  expect((await ask('ana', '/tokens', { ...token('night-shift'), days: 60 })).statusCode, 'another wish').toBe(403);
  expect((await ask('beto', '/tokens', token('night-shift'))).statusCode, 'another person').toBe(403);
  expect((await ask('ana', '/tokens', token('night-shift'))).statusCode).toBe(201);
  expect((await ask('ana', '/tokens', token('night-shift'))).json()).toMatchObject({ type: 'approval-needed' });
});

test('no token lives longer than a quarter of a year, whoever asks for it', async () => {
  const forDays = (days: number) =>
    fixture.call(fixture.tokens.operator, 'POST', '/tokens', { ...token('long'), days });
  expect((await forDays(91)).statusCode).toBe(422);
  expect((await forDays(90)).statusCode).toBe(201);
});

test('keys and overrides are asked for by two as well', async () => {
  const { publicKey } = createSigningKey();
  expect((await ask('ana', '/keys', { publicKey, signs: ['manifest'] })).json()).toMatchObject({
    type: 'approval-needed',
  });
  await fixture.upload(fixture.tokens.search, sampleRelease('mf-search', '1.0.0'));
  const wish = { version: '1.0.0', after: 0, reason: 'in a hurry', override: true };
  for (const [path, more] of [
    ['promote', { channel: 'stable' }],
    ['pin', {}],
  ] as const) {
    const answer = await ask('ana', `/channels/mf-search/${path}`, { ...wish, ...more });
    expect(answer.json()).toMatchObject({ type: 'approval-needed' });
    expect((await confirm('beto', answer.json<{ approval: string }>().approval)).statusCode).toBe(204);
    const carriedOut = await ask('ana', `/channels/mf-search/${path}`, { ...wish, ...more });
    expect(carriedOut.json().type).not.toBe('approval-needed');
  }
});

test('neither asks nor confirms who has not proven a second factor of late', async () => {
  const { approval } = (await ask('ana', '/tokens', token('late'))).json<{ approval: string }>();
  isProven = false;
  expect((await ask('ana', '/tokens', token('later'))).json()).toMatchObject({ type: 'second-factor-needed' });
  expect((await confirm('beto', approval)).json()).toMatchObject({ type: 'second-factor-needed' });
});

test('whoever is alone confirms with the token of the machine; after an hour nobody does', async () => {
  const { call, tokens, pool } = fixture;
  const { approval } = (await ask('ana', '/tokens', token('alone'))).json<{ approval: string }>();
  expect((await call(tokens.search, 'POST', `/approvals/${approval}/confirmed`)).statusCode).toBe(403);
  const { approvals } = (await call(tokens.operator, 'GET', '/approvals')).json();
  expect(approvals[0]).toMatchObject({ id: approval, deed: 'token', askedBy: 'person-21', facts: { name: 'alone' } });
  expect((await call(tokens.operator, 'POST', `/approvals/${approval}/confirmed`)).statusCode).toBe(204);
  await pool.query(`update releases.approval set asked_at = now() - interval '61 minutes' where id = $1`, [approval]);
  expect((await ask('ana', '/tokens', token('alone'))).json().approval).not.toBe(approval);
  expect((await confirm('beto', approval)).statusCode).toBe(404);
  expect((await call(tokens.operator, 'POST', '/tokens', token('by-machine'))).statusCode).toBe(201);
});
