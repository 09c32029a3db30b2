import type { EmailVerdict } from '@umbral/domain/contact/lead.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type NameServer, startNameServer } from '../testing/name-server.ts';
import { type ProtocolServer, startProtocolServer } from '../testing/protocol-server.ts';
import type { EmailVerifierSettings } from './email-verifier-settings.ts';
import { mailDomains } from './mail-domain.ts';
import { openEmailVerifier } from './open-email-verifier.ts';
import type { VerdictStore } from './verdict-store.ts';

let names: NameServer;
let provider: ProtocolServer;
let said = 'ok';

beforeAll(async () => {
  names = await startNameServer({
    'gmail.com': { mx: ['gmail-smtp-in.l.google.com'] },
    'correo.co': { mx: ['mx1.correo.co', 'mx2.correo.co'] },
    'sinmx.co': { a: '93.184.216.34' },
    'vacio.co': {},
    'nunca.co': { mx: [''] },
    'roto.co': { isBroken: true },
  });
  provider = await startProtocolServer(({ url, headers }) => {
    if (headers['x-api-key'] !== 'key') return { status: 401, body: { statusCode: 401, message: 'Invalid api key' } };
    return url.pathname === '/api/verifyEmail'
      ? { headers: { 'content-type': 'text/html' }, body: said }
      : { status: 404 };
  });
});
beforeEach(() => {
  said = 'ok';
  provider.failWith(undefined);
  names.setSilent(false);
});
afterAll(async () => {
  await names.close();
  await provider.close();
});

function rememberNothing(): VerdictStore {
  return { find: async () => undefined, keep: async () => undefined };
}

function open(settings: Partial<EmailVerifierSettings> = {}, store = rememberNothing()) {
  return openEmailVerifier(
    { looksUpDomains: true, nameServers: [names.address], provider: undefined, ...settings },
    store,
  );
}
const withProvider = () => open({ provider: { url: provider.url, key: 'key' } });

test.each<[string, EmailVerdict]>([
  ['ana@correo.co', 'ok_for_all'],
  ['ana@sinmx.co', 'ok_for_all'],
  ['ana@vacio.co', 'invalid'],
  ['ana@nunca.co', 'invalid'],
  ['ana@noexiste.co', 'invalid'],
  [`ana@${'a'.repeat(70)}.co`, 'invalid'],
  ['ana@roto.co', 'unknown'],
  ['ana@mailinator.com', 'disposable'],
  ['visitante@example.com', 'unknown'],
  ['ana@portal.test', 'unknown'],
])('[C164] by its domain %s is %s', async (email, verdict) => {
  expect(await open().verify(email)).toBe(verdict);
});

test('[C164] without a network no domain is called missing: it looks the same as one that is', async () => {
  const offline = await startNameServer({});
  expect(await open({ nameServers: [offline.address] }).verify('ana@correo.co')).toBe('unknown');
  expect(offline.asked).toEqual(['MX correo.co', 'MX gmail.com']);
  await offline.close();
  expect(await open({ nameServers: ['127.0.0.1:9'] }).verify('ana@correo.co')).toBe('unknown');
  expect(await open({ looksUpDomains: false }).verify('ana@noexiste.co')).toBe('unknown');
});

test('[C164] name servers that are silent make nobody wait for long', async () => {
  names.setSilent(true);
  const startedAt = performance.now();
  expect(await open().verify('ana@correo.co')).toBe('unknown');
  expect(performance.now() - startedAt).toBeLessThan(8000);
});

test('[C164] a domain is looked up once an hour, and what could not be told at once again', async () => {
  let moment = 0;
  const domains = mailDomains({ servers: [names.address], clock: () => moment });
  const countOf = (name: string) => names.asked.filter((asked) => asked === `MX ${name}`).length;
  const [correo, roto] = [countOf('correo.co'), countOf('roto.co')];
  for (moment of [0, 3_599_999]) {
    await domains.lookUp('correo.co');
    await domains.lookUp('roto.co');
  }
  expect(countOf('correo.co') - correo).toBe(1);
  expect(countOf('roto.co') - roto).toBe(2);
  moment = 3_600_000;
  await domains.lookUp('correo.co');
  expect(countOf('correo.co') - correo).toBe(2);
});

test.each<[string, EmailVerdict]>([
  ['ok', 'ok'],
  ['ok_for_all', 'ok_for_all'],
  ['email_disabled', 'invalid'],
  ['dead_server', 'invalid'],
  ['disposable', 'disposable'],
  ['antispam_system', 'unknown'],
])('[C164] the provider says %s, the portal understands %s', async (word, verdict) => {
  said = word;
  expect(await withProvider().verify('ana@correo.co')).toBe(verdict);
});

test('[C164] nobody pays for an address that its domain gives away', async () => {
  const before = provider.requests.length;
  expect(await withProvider().verify('ana@mailinator.com')).toBe('disposable');
  expect(await withProvider().verify('ana@noexiste.co')).toBe('invalid');
  expect(provider.requests).toHaveLength(before);
});

test.each(['slow', 'error', 'garbage', 'cut', 'limit'] as const)(
  '[C164] of a provider that is %s the domain is the judge',
  async (mishap) => {
    provider.failWith(mishap);
    expect(await withProvider().verify('ana@correo.co')).toBe('ok_for_all');
  },
);

test('[C164] an account that is used up or unknown leaves the domain as the judge', async () => {
  said = 'error_credit';
  expect(await withProvider().verify('ana@correo.co')).toBe('ok_for_all');
  const strange = open({ provider: { url: provider.url, key: 'wrong' } });
  expect(await strange.verify('ana@correo.co')).toBe('ok_for_all');
});
