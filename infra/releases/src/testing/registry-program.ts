import { z } from 'zod';
import { uploadRelease } from '../cli/upload-release.ts';
import { createRegistryClient } from '../client/registry-client.ts';
import { apiContractOf } from '../contract/open-api.ts';
import { privateKeyOf } from '../signing/key-pair.ts';
import { createRegistryFixture, type RegistryFixture } from './registry-fixture.ts';

/** A folder with an artifact, to be signed and uploaded. */
const order = z.object({ publish: z.string() });
const backend = z.url().parse(process.env.API_URL);

/** The gate knows what the backend serves. */
async function learnBackend({ registry }: RegistryFixture): Promise<void> {
  const document: unknown = await (await fetch(`${backend}/api/openapi.json`)).json();
  const row = { digest: '0'.repeat(64), contract: JSON.stringify(apiContractOf(document)) };
  await registry.db.insertInto('releases.api_contract').values(row).execute();
}

function tell(message: object): void {
  process.send?.(message);
}

/**
 * A whole registry for a suite of another program, on a database of the server that `TEST_DATABASE_URL` names: says
 * where it is, publishes folders that it is sent, and is gone with its parent.
 */
async function main(): Promise<void> {
  const fixture = await createRegistryFixture({ judgeEverySeconds: 1 });
  await learnBackend(fixture);
  const address = await fixture.app.listen({ port: 0, host: '127.0.0.1' });
  const { key, runnerKey, registry, tokens } = fixture;
  const url = `${address}/platform/api`;
  const client = createRegistryClient({ url, token: tokens.operator });
  const trustedKeys = [
    { keyId: key.keyId, publicKey: key.publicKey, signs: ['manifest'], state: 'active' },
    { keyId: registry.key.keyId, publicKey: registry.key.publicKey, signs: ['composition', 'link'], state: 'active' },
  ];
  process.on('message', (message) => {
    const { publish } = order.parse(message);
    uploadRelease(client, publish, key).then(
      () => tell({ published: publish }),
      (error: unknown) => tell({ published: publish, fault: String(error) }),
    );
  });
  process.once('disconnect', () => void fixture.close().then(() => process.exit(0)));
  tell({ url, operator: tokens.operator, shell: tokens.shell, trustedKeys, runnerKey: privateKeyOf(runnerKey) });
}

await main();
