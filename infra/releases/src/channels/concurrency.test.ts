import { afterAll, beforeAll, expect, test } from 'vitest';
import { collect } from '../collection/collect.ts';
import { type CollectionRules, defaultRules } from '../collection/collection-plan.ts';
import { createRegistryFixture, type RegistryFixture, sampleRelease } from '../testing/registry-fixture.ts';
import { currentSeq, readComposition } from './composition.ts';

let fixture: RegistryFixture;
/** An earlier stable version goes as soon as it is old. */
const greedy: CollectionRules = { ...defaultRules, stableVersions: 0 };

beforeAll(async () => {
  fixture = await createRegistryFixture();
});
afterAll(() => fixture.close());

test('the same release sent by two at once is one release', async () => {
  const release = sampleRelease('mf-search', '1.0.0');
  await Promise.all([1, 2, 3].map(() => fixture.upload(fixture.tokens.search, release)));
  const { rows } = await fixture.pool.query("select state from releases.release where version = '1.0.0'");
  expect(rows).toEqual([{ state: 'complete' }]);
  const completed = await fixture.pool.query("select from releases.audit_entry where action = 'release-completed'");
  expect(completed.rowCount).toBe(1);
});

test('of two that send different releases under one number exactly one gets it', async () => {
  const offers = ['a', 'b', 'c'].map((commit) =>
    fixture.offer(fixture.tokens.search, sampleRelease('mf-search', '1.1.0', { commit })),
  );
  const statuses = (await Promise.all(offers)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([200, 409, 409]);
});

test('collecting while others upload and promote never takes a byte that a running release needs', async () => {
  const { call, registry, tokens } = fixture;
  let isUploading = true;
  const collecting = (async () => {
    let rounds = 0;
    while (isUploading) {
      await collect(registry, { name: 'collector' }, greedy);
      rounds += 1;
    }
    return rounds;
  })();
  /** As a client does it: whatever is refused begins again with the manifest. */
  const ship = async (version: string): Promise<void> => {
    const release = sampleRelease('mf-search', version);
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const offered = (await fixture.offer(tokens.search, release)).json<{ missing?: string[] }>();
      for (const sha384 of offered.missing ?? []) {
        await call(
          tokens.search,
          'PUT',
          `/releases/mf-search/${version}/files/${sha384}`,
          release.contents.get(sha384),
        );
      }
      const done = await call(tokens.search, 'POST', `/releases/mf-search/${version}/complete`);
      if (done.statusCode !== 200) continue;
      const after = await currentSeq(registry.db);
      const body = { channel: 'stable', version, after, reason: 'under load' };
      const promoted = await call(tokens.search, 'POST', '/channels/mf-search/promote', body);
      if (promoted.statusCode !== 200) continue;
      await fixture.pool.query(
        "update releases.release set touched_at = now() - interval '60 days' where version = $1",
        [version],
      );
      return;
    }
  };
  for (const patch of [1, 2, 3, 4]) await Promise.all([ship(`2.${patch}.0`), ship(`3.${patch}.0`)]);
  isUploading = false;
  expect(await collecting).toBeGreaterThan(3);
  const { rows } = await fixture.pool.query<{ state: string; count: number }>(
    "select state, count(*) from releases.release where version ~ '^[23]' group by state order by state",
  );
  // The last one promoted is in use, and the one before may not have been looked at since.
  expect(rows[0]?.state).toBe('collected');
  expect(rows[0]?.count).toBeGreaterThan(4);
  const stable = (await readComposition(registry.db))?.lock.apps['mf-search']?.stable?.version ?? '';
  expect(stable).toMatch(/^[23]\./);
  for (const [sha384, bytes] of sampleRelease('mf-search', stable).contents) {
    expect(await registry.storage.sizeOf(sha384)).toBe(bytes.length);
  }
});
