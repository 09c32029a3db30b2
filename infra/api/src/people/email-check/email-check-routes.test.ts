import { sendLead, sendPotentialContact } from '@umbral/domain/api/contacts.ts';
import { verifyEmail } from '@umbral/domain/api/email.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createJobRunner } from '../../engine/jobs/job-runner.ts';
import { type ProtocolServer, startProtocolServer } from '../../engine/third-parties/testing/protocol-server.ts';
import { call, send } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { recheckJob } from './recheck-job.ts';

let api: TestApp;
let verifier: ProtocolServer;
let said = 'ok';

beforeAll(async () => {
  verifier = await startProtocolServer(() => ({ headers: { 'content-type': 'text/html' }, body: said }));
  api = await createTestApp({ EMAIL_VERIFIER_URL: verifier.url, EMAIL_VERIFIER_KEY: 'key', RATE_LIMITS: 'true' });
});
beforeEach(() => verifier.failWith(undefined));
afterAll(async () => {
  await api.close();
  await verifier.close();
});

/** Each call comes from an address of its own, so that the limit counts none of them twice. */
let callers = 0;
function verify(email: string) {
  callers += 1;
  const headers = { 'x-forwarded-for': `198.51.100.${callers}` };
  return call(api.app, verifyEmail, { body: { email } }, { headers });
}

test('[C164, B070] only ok and ok_for_all are accepted', async () => {
  for (const [word, answer] of [
    ['ok', { ok: 1, status: 'ok' }],
    ['ok_for_all', { ok: 1, status: 'ok_for_all' }],
    ['email_disabled', { ok: 0, status: 'invalid' }],
    ['disposable', { ok: 0, status: 'disposable' }],
    ['antispam_system', { ok: 0, status: 'unknown' }],
  ] as const) {
    said = word;
    expect(await verify(`${word}@correo.co`)).toEqual(answer);
  }
});

test('[C164] an address is asked for once, however it is written, until its verdict is old', async () => {
  said = 'ok';
  const before = verifier.requests.length;
  await verify('Nueva@Correo.co');
  await verify(' nueva@correo.co ');
  expect(verifier.requests).toHaveLength(before + 1);
  const kept = await api.backend.db.selectFrom('email_check').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain('correo');

  api.setNow(new Date(Date.now() + 31 * 86_400_000));
  said = 'email_disabled';
  expect((await verify('nueva@correo.co')).status).toBe('invalid');
  api.setNow(undefined);
});

test('[C164] of a verifier that is down nothing is known, and that is asked again soon', async () => {
  verifier.failWith('error');
  expect(await verify('duda@correo.co')).toEqual({ ok: 0, status: 'unknown' });
  verifier.failWith(undefined);
  said = 'ok';
  api.setNow(new Date(Date.now() + 601_000));
  expect(await verify('duda@correo.co')).toEqual({ ok: 1, status: 'ok' });
  api.setNow(undefined);
});

test('[C164] what is no address is refused by the form, without asking anyone', async () => {
  const before = verifier.requests.length;
  for (const email of ['', 'ana', 'ana@', 'ana@correo', `${'a'.repeat(300)}@correo.co`, 7, null]) {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const answer = await send(api.app, verifyEmail, { body: { email } }, { headers });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().issues)).toEqual(['email']);
  }
  expect(verifier.requests).toHaveLength(before);
});

test('[C164] unknown fields are refused', async () => {
  const answer = await send(api.app, verifyEmail, { body: { email: 'ana@correo.co', secret: 1 } });
  expect(answer.statusCode).toBe(422);
});

test('[C164] it is no oracle: one address may ask ten times in ten minutes', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    const body = { email: `persona${count}@correo.co` };
    const answer = await send(api.app, verifyEmail, { body }, { headers: { 'x-forwarded-for': '198.51.100.250' } });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
});

test('[C164] another site may not ask', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' };
  const answer = await send(api.app, verifyEmail, { body: { email: 'ana@correo.co' } }, { headers });
  expect(answer.statusCode).toBe(403);
});

/** What every form of a person asks. */
const person = {
  name: 'Sofía Núñez',
  phone: '300 123 4567',
  home_city: 'Bogotá',
  home_country: 'Colombia',
  agree_terms: 'S' as const,
};

test('[C161, C088, B070] forms refuse an address that no mail reaches, and take one of which nobody could tell', async () => {
  const { home_country: _, ...lead } = { ...person, form: 'postal', interest_city: 'Cali' };
  said = 'email_disabled';
  for (const [form, fields] of [
    [sendLead, lead],
    [sendPotentialContact, person],
  ] as const) {
    const answer = await send(api.app, form, { body: { ...fields, email: 'nadie@correo.co' } });
    expect([answer.statusCode, answer.json().issues]).toEqual([422, { email: 'Debe ingresar un email válido' }]);
  }
  expect(await leadsOf('nadie@correo.co')).toEqual([]);
  verifier.failWith('error');
  expect((await send(api.app, sendLead, { body: { ...lead, email: 'quien@correo.co' } })).json().ok).toBe(1);
  expect(await leadsOf('quien@correo.co')).toEqual(['unknown']);
});

test('[C088, C161, B070] a contact takes a throw-away address, a lead does not', async () => {
  verifier.failWith(undefined);
  said = 'disposable';
  const { home_country: _, ...lead } = { ...person, form: 'postal', interest_city: 'Cali' };
  const email = 'privada@correo.co';
  expect((await send(api.app, sendPotentialContact, { body: { ...person, email } })).json().ok).toBe(1);
  expect((await send(api.app, sendLead, { body: { ...lead, email } })).statusCode).toBe(422);
  expect(await leadsOf(email)).toEqual([]);
});

test('[C161, C164] what nobody could tell is asked again in the hours after', async () => {
  verifier.failWith(undefined);
  said = 'ok';
  api.setNow(new Date(Date.now() + 3_600_000));
  const runner = createJobRunner(api.backend, [recheckJob(api.backend)], {
    warn: () => undefined,
    error: () => undefined,
  });
  await runner.runDue();
  api.setNow(undefined);
  expect(await leadsOf('quien@correo.co')).toEqual(['ok']);
});

async function leadsOf(email: string): Promise<string[]> {
  const rows = await api.backend.db.selectFrom('lead').where('email', '=', email).select('email_status').execute();
  return rows.map((row) => row.email_status);
}
