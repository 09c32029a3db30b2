import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRegistryFixture, type RegistryFixture, sampleRelease } from '../testing/registry-fixture.ts';

const sheets = { 'mf-search/src/sheet/filter-sheet.module.css': { aK3x9q: 'curtain', bK3x9q: 'wanted-primary' } };

let fixture: RegistryFixture;

beforeAll(async () => {
  fixture = await createRegistryFixture();
  const { manifest, contents } = sampleRelease('mf-search', '1.0.0');
  const bytes = gzipSync(JSON.stringify(sheets));
  const digest = createHash('sha384').update(bytes);
  const file = 'node/maps/class-names.json.packed';
  const files = { ...manifest.files, [file]: `sha384-${digest.copy().digest('base64')}` };
  const more = new Map([...contents, [digest.digest('hex'), bytes]]);
  await fixture.upload(fixture.tokens.search, { manifest: { ...manifest, files }, contents: more });
});
afterAll(() => fixture.close());

test.each([
  ['4 of 4 controls lie under div.aK3x9q', 'div.curtain (mf-search/src/sheet/filter-sheet.module.css)', '1.0.0'],
  // Nobody knows it, so that its number is one like any other.
  ['2 clicks in a row did nothing, the last on a.zK3x9q', 'the last on a.zK#x#q', '1.0.0'],
  ['4 of 4 controls lie under p.aK3x9q', 'under p.aK#x#q', '1.0.1'],
])('%s is kept with %s', async (message, kept, version) => {
  const { call, tokens } = fixture;
  const failure = { remote: 'mf-search', version, cohort: 'stable', kind: 'covered', message, count: 1 };
  expect((await call(tokens.shell, 'POST', '/failures', { failures: [failure] })).statusCode).toBe(204);
  const { failures } = (await call(tokens.search, 'GET', '/failures?remote=mf-search')).json();
  expect(failures[0].message).toContain(kept);
});
