import type { Draft } from '../gate/testing/present-world.ts';
import type { Version, World } from '../living/world.ts';
import type { Manifest } from '../registry/manifest-schema.ts';
import { type RegistryFixture, type SampleRelease, sampleRelease } from './registry-fixture.ts';

/** A release whose manifest carries a contract. */
export function releaseOf({ app, version, contract }: Version): SampleRelease {
  const plain: Draft<typeof contract> = JSON.parse(JSON.stringify(contract));
  return sampleRelease(app, version, { contract: plain, fragments: Object.keys(plain.offers) });
}

/** Puts every version of a world on stable, as one portal, with the backend of that world. */
export async function runWorld(fixture: RegistryFixture, { living, api }: World): Promise<void> {
  const { call, tokens, registry } = fixture;
  const row = { digest: '0'.repeat(64), contract: JSON.stringify(api) };
  await registry.db.insertInto('releases.api_contract').values(row).execute();
  // The shell last: until then there is no portal that the others could break.
  const shellLast = living.toSorted((a, b) => Number(a.app === 'shell') - Number(b.app === 'shell'));
  let after = 0;
  for (const version of shellLast) {
    await fixture.upload(tokens.operator, releaseOf(version));
    const wish = { channel: 'stable', version: version.version, after, reason: 'the portal as it is' };
    const answer = await call(tokens.operator, 'POST', `/channels/${version.app}/promote`, wish);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    after = answer.json<{ lock: { seq: number } }>().lock.seq;
  }
}

/** A wish to give a version to everybody. */
export function stableWish(version: Manifest['version'], after: number) {
  return { channel: 'stable', version, after, reason: 'a test of the gate' };
}
