import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildConsole } from '../../console/build-console.ts';
import { buildApp } from '../http/app.ts';
import { recordHeartbeat } from '../registry/living-versions.ts';
import { createRegistryFixture, sampleRelease } from './registry-fixture.ts';

/**
 * A whole registry with its console and a few releases, for the browser's tests: it prints one line of JSON with its
 * address and its tokens, and ends with its parent.
 */
const fixture = await createRegistryFixture();
const { tokens, registry, upload, call } = fixture;
const folder = mkdtempSync(join(tmpdir(), 'umbral-console-'));
await buildConsole(join(folder, 'console'));
const settings = { trustedProxies: 'loopback', requestsPerMinute: 100_000, consoleDir: join(folder, 'console') };
const service = await buildApp(registry, settings);

for (const [app, ...versions] of [
  ['mf-search', '1.3.0', '1.4.0', '1.5.0'],
  ['mf-project', '2.0.0', '2.1.0'],
  ['mf-fair', '3.0.0'],
] as const) {
  for (const version of versions) {
    await upload(
      tokens.operator,
      sampleRelease(app, version, { routes: version === '1.5.0' ? ['listing', 'map'] : ['listing'] }),
    );
  }
}
await promote('mf-search', '1.3.0', 'first release');
await promote('mf-search', '1.4.0', 'faster cards');
await promote('mf-project', '2.0.0', 'gallery');
await promote('mf-fair', '3.0.0', 'fair of spring');
await recordHeartbeat(registry.db, 'shell-1', [
  { versions: { 'mf-search': '1.4.0', 'mf-project': '2.0.0' }, tabs: 31 },
  { versions: { 'mf-search': '1.3.0', 'mf-project': '2.0.0' }, tabs: 4 },
]);

const url = await service.listen({ port: Number(process.env.CONSOLE_PORT ?? 0), host: '127.0.0.1' });
console.log(JSON.stringify({ url, tokens }));

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await service.close();
  await fixture.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
process.once('disconnect', stop);

async function promote(remote: string, version: string, reason: string): Promise<void> {
  const { seq } = (await call(tokens.operator, 'GET', '/channels')).json();
  const body = { channel: 'stable', version, after: seq, reason };
  const answer = await call(tokens.operator, 'POST', `/channels/${remote}/promote`, body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
}
