import { createPool } from 'infra-db/pool.ts';
import { logCrashes } from 'infra-observability/log-crashes.ts';
import { createLogger } from 'infra-observability/logger.ts';
import { tellSystemd } from 'infra-observability/tell-systemd.ts';
import { renewComposition } from './channels/composition.ts';
import { startCollecting } from './collection/collect-regularly.ts';
import { type Config, readConfig } from './config.ts';
import { buildApp } from './http/app.ts';
import { createRegistry, type Registry } from './registry/registry.ts';
import { addKey, readKeys } from './registry/signing-keys.ts';
import { keepGivenToken } from './registry/tokens.ts';
import { openDirectoryStorage } from './storage/directory-storage.ts';
import type { ReleaseStorage } from './storage/release-storage.ts';

/** The registry trusts its own key; one that was retired or revoked signs nothing more, not even here. */
async function keepOwnKey({ db, key }: Registry): Promise<void> {
  await addKey(db, { name: 'registry' }, { publicKey: key.publicKey, signs: ['composition', 'link'] });
  const own = (await readKeys(db)).find(({ keyId }) => keyId === key.keyId);
  if (own?.state === 'active' && own.signs.includes('composition') && own.signs.includes('link')) return;
  throw new Error(
    `The key ${key.keyId} is ${own?.state} and may not sign compositions and links. Give the registry another one.`,
  );
}

/** The S3 client takes a second to load: only where a bucket is named. */
async function openStorage({ storage: { dir, floorBytes, bucket } }: Config): Promise<ReleaseStorage> {
  if (!bucket) return openDirectoryStorage(dir, floorBytes);
  const { createBucketStorage } = await import('./storage/bucket-storage.ts');
  return createBucketStorage(bucket);
}

async function keepGivenTokens({ db }: Registry, { operatorToken, shellToken }: Config): Promise<void> {
  if (operatorToken) await keepGivenToken(db, 'environment-operator', 'operator', operatorToken);
  if (shellToken) await keepGivenToken(db, 'environment-shell', 'shell', shellToken);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger({ program: 'releases', level: config.logLevel });
  logCrashes(log);
  const systemd = tellSystemd();
  const pool = createPool({ url: config.databaseUrl, max: 20, applicationName: 'umbral-releases' });
  const storage = await openStorage(config);
  const registry = createRegistry(pool, storage, config.key);
  await keepOwnKey(registry);
  await renewComposition(registry, { name: 'registry' });
  await keepGivenTokens(registry, config);
  const app = await buildApp(registry, config, log);
  const collecting = startCollecting(registry, log, config.collectEveryMinutes);
  await app.listen({ port: config.port, host: config.host });
  systemd.ready();

  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    await app.close();
    await collecting.stop();
    storage.close();
    await pool.end();
  }
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
