import net, { type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { listenToOutbox } from './outbox-listener.ts';

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});

afterAll(() => api.close());

function add() {
  return sql`insert into outbox (topic, aggregate_key) values ('test', 'thing')`.execute(api.backend.db);
}

/** The way to the database: `behave` changes what the client says, and `open` counts the connections that stand. */
async function startProxy() {
  const { host, port, user, password, database } = new pg.Client({ connectionString: api.backend.config.databaseUrl });
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const sockets = new Set<net.Socket>();
  const state = { tried: 0, rewrite: (said: Buffer): Buffer | Promise<Buffer> => said };
  const server = net.createServer((socket) => {
    state.tried += 1;
    sockets.add(socket);
    const upstream = net.connect(target);
    socket.on('close', () => {
      sockets.delete(socket);
      upstream.destroy();
    });
    socket.on('data', async (said) => upstream.write(await state.rewrite(said)));
    for (const one of [socket, upstream]) one.on('error', () => undefined);
    upstream.on('close', () => socket.destroy());
    upstream.pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: proxyPort } = server.address() as AddressInfo;
  return {
    url: `postgresql://${user}${password ? `:${password}` : ''}@127.0.0.1:${proxyPort}/${database}`,
    state,
    open: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('a connection that cannot listen is ended before another one is made', async () => {
  const proxy = await startProxy();
  proxy.state.rewrite = (said) =>
    Buffer.from(said.toString('latin1').replace('listen outbox', 'unable outbox'), 'latin1');
  const listener = listenToOutbox(proxy.url, () => undefined, 20);
  await expect.poll(() => proxy.state.tried).toBeGreaterThan(3);
  expect(proxy.open()).toBeLessThanOrEqual(2);
  await listener.stop();
  await proxy.close();
});

test('a listener that is stopped while it connects leaves no connection', async () => {
  const proxy = await startProxy();
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  proxy.state.rewrite = (said) => mayGoOn.then(() => said);
  const listener = listenToOutbox(proxy.url, () => undefined, 20);
  await expect.poll(proxy.open).toBe(1);
  await listener.stop();
  goOn();
  await expect.poll(proxy.open).toBe(0);
  expect(proxy.state.tried).toBe(1);
  await proxy.close();
});

test('a committed row is heard of, and again after the connection was cut', async () => {
  let heard = 0;
  const listener = listenToOutbox(
    api.backend.config.databaseUrl,
    () => {
      heard += 1;
    },
    20,
  );
  // Connecting counts as news too: rows may have come before.
  await vi.waitFor(() => expect(heard).toBe(1));
  await add();
  await vi.waitFor(() => expect(heard).toBe(2));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'umbral-outbox'`.execute(
    api.backend.db,
  );
  await vi.waitFor(() => expect(heard).toBe(3));
  await add();
  await vi.waitFor(() => expect(heard).toBe(4));
  await listener.stop();
});
