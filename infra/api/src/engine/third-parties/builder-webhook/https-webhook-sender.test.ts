import { createServer, type RequestListener, request } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer as createRawServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { addressFault } from './address-fault.ts';
import { fixedLookup } from './fixed-lookup.ts';
import { httpsWebhookSender } from './https-webhook-sender.ts';
import { publicHost, type ResolveHost } from './public-host.ts';
import { testCertificate } from './testing/test-certificate.ts';

const message = { headers: { 'x-umbral-event': 'test' }, body: '{"id":"1"}' };
const open: { close(): void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function serve(answer: RequestListener, { isSecure = false } = {}): Promise<number> {
  const server = isSecure ? createSecureServer(testCertificate, answer) : createServer(answer);
  open.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

const resolveTo =
  (...addresses: string[]): ResolveHost =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
/** Sends to this machine, as a portal in development may. */
const local = (port: number, options = {}) =>
  httpsWebhookSender({ allowsLocal: true, ...options }).send({ ...message, url: `http://127.0.0.1:${port}/in` });

test.each([
  ['https://crm.example.com/umbral', undefined],
  ['https://crm.example.com:8443/', undefined],
  ['https://181.49.176.1/', undefined],
  ['http://crm.example.com/', 'scheme'],
  ['ftp://crm.example.com/', 'scheme'],
  ['crm.example.com', 'scheme'],
  ['https://u:p@crm.example.com/', 'credentials'],
  ['https://crm.example.com:5432/', 'port'],
  ['https://localhost/', 'host'],
  ['https://localhost./', 'host'],
  ['https://intranet/', 'host'],
  ['https://db.internal/', 'host'],
  ['https://printer.local/', 'host'],
  ['https://127.0.0.1/', 'host'],
  ['https://127.1/', 'host'],
  ['https://0x7f000001/', 'host'],
  ['https://0177.0.0.1/', 'host'],
  ['https://2130706433/', 'host'],
  ['https://10.1.2.3/', 'host'],
  ['https://169.254.169.254/latest/meta-data', 'host'],
  ['https://[::1]/', 'host'],
  ['https://[::]/', 'host'],
  ['https://[::ffff:127.0.0.1]/', 'host'],
  ['https://[::ffff:a00:1]/', 'host'],
  ['https://[::7f00:1]/', 'host'],
  ['https://[64:ff9b::7f00:1]/', 'host'],
  ['https://[2002:7f00:1::]/', 'host'],
  ['https://[fd00::1]/', 'host'],
  ['https://[fe80::1]/', 'host'],
])('[C387] the address %s: %s', (url, fault) => {
  expect(addressFault(url)).toBe(fault);
});

test.each([
  ['127.0.0.1', 'private-host'],
  ['10.0.0.5', 'private-host'],
  ['169.254.169.254', 'private-host'],
  ['100.64.0.1', 'private-host'],
  ['::1', 'private-host'],
  ['fd12::1', 'private-host'],
  ['::ffff:192.168.0.1', 'private-host'],
  ['64:ff9b::a00:1', 'private-host'],
])('[C388] a public name that leads to %s is not called', async (address, fault) => {
  const sender = httpsWebhookSender({ allowsLocal: true, resolve: resolveTo(address) });
  const answer = await sender.send({ ...message, url: 'https://crm.receiver.test/in' });
  expect(answer).toMatchObject({ status: null, fault });
});

test('[C388] one inner address among public ones is enough not to call', async () => {
  expect(await publicHost('crm.receiver.test', resolveTo('181.49.176.1', '10.0.0.5'))).toBe('private-host');
  expect(await publicHost('crm.receiver.test', resolveTo('181.49.176.1'))).toHaveLength(1);
  expect(await publicHost('gone.receiver.test', () => Promise.reject(new Error('ENOTFOUND')))).toBe('unknown-host');
});

test('[C388] the name is asked once, and an inner address in settings of development opens no other', async () => {
  let asked = 0;
  const resolve: ResolveHost = async () => {
    asked += 1;
    return [{ address: asked === 1 ? '192.0.2.1' : '127.0.0.1', family: 4 }];
  };
  const sender = httpsWebhookSender({ allowsLocal: false, resolve, timeoutMs: 300 });
  expect((await sender.send({ ...message, url: 'https://crm.receiver.test/in' })).fault).toBe('private-host');
  expect(asked).toBe(1);
  expect(sender.addressFault('http://127.0.0.1:3000/')).toBe('scheme');
});

test('[C388] what arrives is the message, and any 2xx says so', async () => {
  const seen: unknown[] = [];
  const port = await serve((request, response) => {
    seen.push([request.method, request.url, request.headers['x-umbral-event'], request.headers.host]);
    response.writeHead(204).end();
  });
  expect(await local(port)).toMatchObject({ status: 204, fault: null });
  expect(seen).toEqual([['POST', '/in', 'test', `127.0.0.1:${port}`]]);
});

test.each([
  [301, 'redirect'],
  [404, 'status'],
  [500, 'status'],
])('[C388] a receiver that answers %s has not taken it', async (status, fault) => {
  let calls = 0;
  const port = await serve((_, response) => {
    calls += 1;
    response.writeHead(status, { location: '/in' }).end();
  });
  expect(await local(port)).toMatchObject({ status, fault });
  expect(calls).toBe(1);
});

test('[C388] a receiver that says nothing, hangs up or is not there', async () => {
  const silent = await serve(() => undefined);
  expect(await local(silent, { timeoutMs: 200 })).toMatchObject({ status: null, fault: 'timeout' });
  const rude = await serve((request) => request.socket.destroy());
  expect(await local(rude)).toMatchObject({ status: null, fault: 'lost' });
  expect(await local(1)).toMatchObject({ status: null, fault: 'unreachable' });
});

test.each([
  ['HTTP/1.1 101 X\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n', { status: 101, fault: 'status' }],
  ['HTTP/1.1 102 X\r\n\r\n', { status: null, fault: 'lost' }],
  ['HTTP/1.1 999 X\r\nContent-Length: 0\r\n\r\n', { status: null, fault: 'lost' }],
  ['HTTP/1.1 099 X\r\nContent-Length: 0\r\n\r\n', { status: null, fault: 'lost' }],
])('[C388] a receiver that answers %j has not taken it, and holds nobody up', async (words, outcome) => {
  const server = createRawServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(words));
  });
  open.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  expect(await local((server.address() as AddressInfo).port, { timeoutMs: 2000 })).toMatchObject(outcome);
});

test('[C388] an endless answer is not read', async () => {
  const port = await serve((_, response) => {
    response.writeHead(200);
    const flood = setInterval(() => response.write('x'.repeat(100_000)), 1);
    response.on('close', () => clearInterval(flood));
  });
  const answer = await local(port);
  expect(answer.fault).toBeNull();
  expect(answer.durationMs).toBeLessThan(5000);
});

test('[C388] over https the certificate is checked, for the name that was written', async () => {
  const port = await serve((_, response) => response.end(), { isSecure: true });
  const at = (host: string, ca?: string) =>
    httpsWebhookSender({ allowsLocal: true, ...(ca ? { ca } : {}) }).send({
      ...message,
      url: `https://${host}:${port}/`,
    });
  expect((await at('localhost')).fault).toBe('certificate');
  expect((await at('127.0.0.1', testCertificate.cert)).fault).toBe('certificate');
  expect(await at('localhost', testCertificate.cert)).toMatchObject({ status: 200, fault: null });
});

test('[C388] a connection goes to the address that was examined, and keeps the name', async () => {
  const hosts: unknown[] = [];
  const port = await serve((request, response) => {
    hosts.push(request.headers.host);
    response.end();
  });
  const lookup = fixedLookup([{ address: '127.0.0.1', family: 4 }]);
  // Some connections ask for all addresses and some for the first.
  for (const autoSelectFamily of [true, false]) {
    const options = { lookup, autoSelectFamily, agent: false };
    await new Promise((done, fail) => {
      request(`http://crm.receiver.test:${port}/`, options, done).on('error', fail).end();
    });
  }
  expect(hosts).toEqual([`crm.receiver.test:${port}`, `crm.receiver.test:${port}`]);
});
