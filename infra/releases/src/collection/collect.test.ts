import { afterAll, beforeAll, expect, test } from 'vitest';
import { promote } from '../channels/channels.ts';
import { currentSeq } from '../channels/composition.ts';
import { recordHeartbeat } from '../living/living-versions.ts';
import { createRegistryFixture, type RegistryFixture, sampleRelease } from '../testing/registry-fixture.ts';
import { collect, previewCollection } from './collect.ts';
import { type CollectionRules, defaultRules } from './collection-plan.ts';

let fixture: RegistryFixture;
const robot = { name: 'collector' };
const rules: CollectionRules = { ...defaultRules, stableVersions: 2 };

beforeAll(async () => {
  fixture = await createRegistryFixture();
  for (const patch of [0, 1, 2, 3, 4, 5, 6, 7]) {
    await fixture.upload(fixture.tokens.search, sampleRelease('mf-search', `1.0.${patch}`));
  }
  const put = async (version: string, channel: 'stable' | 'canary' | 'preview', share?: number) => {
    const after = await currentSeq(fixture.registry.db);
    const wish = { remote: 'mf-search', channel, version, after, reason: 'for the test' };
    await promote(fixture.registry, robot, share === undefined ? wish : { ...wish, share });
  };
  for (const patch of [0, 1, 2, 3]) await put(`1.0.${patch}`, 'stable');
  await put('1.0.4', 'canary', 10);
  await put('1.0.5', 'preview');
  await recordHeartbeat(fixture.registry.db, 'shell-1', [{ versions: { 'mf-search': '1.0.1' }, tabs: 3 }]);
  await fixture.offer(fixture.tokens.search, sampleRelease('mf-search', '2.0.0'));
  await fixture.offer(fixture.tokens.search, sampleRelease('mf-search', '2.1.0'));
  // 1.0.6 and 2.1.0 rest for long, 1.0.7 and 2.0.0 are fresh.
  const old = "version in ('1.0.0', '1.0.1', '1.0.2', '1.0.3', '1.0.4', '1.0.5', '1.0.6', '2.1.0')";
  await fixture.pool.query(`update releases.release set touched_at = now() - interval '60 days' where ${old}`);
});
afterAll(() => fixture.close());

const whyOf = async () => {
  const { fates } = await previewCollection(fixture.registry, rules);
  return Object.fromEntries(fates.map(({ version, reasons }) => [version, reasons.join('; ')]));
};

test('a dry run tells why each release stays, and changes nothing', async () => {
  const why = await whyOf();
  expect(why['1.0.0']).toBe('');
  expect(why['1.0.1']).toMatch(/^3 tabs had it open, last at /);
  expect(why['1.0.2']).toBe('it is one of the last 2 stable versions');
  expect(why['1.0.3']).toBe('it is on channel stable; it is one of the last 2 stable versions');
  expect(why['1.0.4']).toBe('it is on channel canary');
  expect(why['1.0.5']).toBe('it is on channel preview');
  expect(why['1.0.6']).toBe('');
  expect(why['1.0.7']).toMatch(/^it was completed in the last/);
  expect(why['2.0.0']).toMatch(/^its upload may go on/);
  expect(why['2.1.0']).toBe('');
  expect(await whyOf()).toEqual(why);
});

test('what nobody needs goes, all that anybody needs stays readable, and freed version numbers stay taken', async () => {
  const { registry, tokens } = fixture;
  const foretold = await previewCollection(registry, rules);
  const done = await collect(registry, robot, rules);
  // Two files of 1.0.0 and two of 1.0.6: the file that all versions share stays.
  expect(done).toMatchObject({ isDryRun: false, removedFiles: 4, removedBytes: foretold.removedBytes });
  for (const version of ['1.0.1', '1.0.2', '1.0.3', '1.0.4', '1.0.5', '1.0.7']) {
    for (const [sha384, bytes] of sampleRelease('mf-search', version).contents) {
      expect(await registry.storage.sizeOf(sha384), version).toBe(bytes.length);
    }
  }
  const [gone = ''] = [...sampleRelease('mf-search', '1.0.0').contents.keys()];
  expect(await registry.storage.sizeOf(gone)).toBeUndefined();
  const again = await fixture.offer(tokens.search, sampleRelease('mf-search', '1.0.0'));
  expect(again.json()).toMatchObject({ type: 'release-collected', status: 409 });
  const other = await fixture.offer(tokens.search, sampleRelease('mf-search', '1.0.0', { commit: 'another' }));
  expect(other.json()).toMatchObject({ type: 'version-taken' });
});

test('an upload that was given up may begin again; a version that was collected is not promoted', async () => {
  const { registry, tokens } = fixture;
  await fixture.upload(tokens.search, sampleRelease('mf-search', '2.1.0'));
  const after = await currentSeq(registry.db);
  const wish = { remote: 'mf-search', channel: 'stable' as const, version: '1.0.6', after, reason: 'for the test' };
  await expect(promote(registry, robot, wish)).rejects.toMatchObject({ type: 'release-collected' });
});

test('without a tab and outside of the last stable versions a release goes at the next collection', async () => {
  await fixture.pool.query("update releases.living_version set minute = minute - interval '2 days'");
  expect((await whyOf())['1.0.1']).toBe('');
  expect((await collect(fixture.registry, robot, rules)).removedFiles).toBe(2);
  expect((await collect(fixture.registry, robot, rules)).removedFiles).toBe(0);
});
