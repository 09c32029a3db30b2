import { readFile } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { askNameServers, publicHost } from './public-host.ts';
import { type NameServer, startNameServer } from './testing/name-server.ts';

const open: NameServer[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function serve(answer: string): Promise<NameServer> {
  const server = await startNameServer(answer);
  open.push(server);
  return server;
}

test('[C388] servers of names are asked for both kinds of addresses, and one kind is enough', async () => {
  const server = await serve('181.49.176.1');
  const found = await publicHost('crm.receiver.test', askNameServers([server.address]));
  expect(found).toEqual([{ address: '181.49.176.1', family: 4 }]);
  expect(server.asked.toSorted((a, b) => a - b)).toEqual([1, 28]);
});

test('[C388] a name that leads into a network of its own is not called', async () => {
  const server = await serve('10.0.0.5');
  expect(await publicHost('crm.receiver.test', askNameServers([server.address]))).toBe('private-host');
});

test('[C388] servers of names that are silent keep nobody from reading files', async () => {
  const server = await serve('silent');
  let answered = 0;
  const resolve = askNameServers([server.address]);
  for (let index = 0; index < 8; index += 1) void resolve(`crm${index}.receiver.test`).finally(() => (answered += 1));
  await expect.poll(() => server.asked.length).toBeGreaterThanOrEqual(16);
  await readFile(new URL(import.meta.url));
  expect(answered).toBe(0);
});
