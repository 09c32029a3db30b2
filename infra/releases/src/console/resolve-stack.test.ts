import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRegistryFixture, type RegistryFixture, sampleRelease } from '../testing/registry-fixture.ts';
import { createStackResolver } from './resolve-stack.ts';

const file = 'web/page.ab12.js';
/** One line built from two: `a` at 1:0 from line 12, `b` at 1:20 from line 40. */
const map = {
  version: 3,
  sources: ['webpack://mf-search/./mf-search/src/listing/listing-route.ts'],
  names: ['load'],
  mappings: 'AAWAA,oBA4BA',
};

let fixture: RegistryFixture;

beforeAll(async () => {
  fixture = await createRegistryFixture();
  const { manifest, contents } = sampleRelease('mf-search', '1.0.0');
  const bytes = gzipSync(JSON.stringify(map));
  const digest = createHash('sha384').update(bytes);
  const files = { ...manifest.files, [`node/maps/${file}.map.packed`]: `sha384-${digest.copy().digest('base64')}` };
  const more = new Map([...contents, [digest.digest('hex'), bytes]]);
  await fixture.upload(fixture.tokens.search, { manifest: { ...manifest, files }, contents: more });
});
afterAll(() => fixture.close());

test('frames of browsers and of shells are told by their sources; what has no map stays', async () => {
  const resolve = createStackResolver(fixture.registry);
  const stack = [
    `at draw (https://portal.test/r/mf-search/1.0.0/${file}:1:5)`,
    `Ie@https://portal.test/r/mf-search/1.0.0/${file}?x=1:1:25`,
    'at https://portal.test/r/shell/2.0.0/web/main.js:1:10',
    'at node:internal/process:1:1',
  ];
  expect((await resolve(stack.join('\n'))).split('\n')).toEqual([
    'at draw (mf-search/src/listing/listing-route.ts:12:1)',
    'Ie@mf-search/src/listing/listing-route.ts:40:1',
    ...stack.slice(2),
  ]);
});

test('a failure is kept, shown and told by why with its place in the sources', async () => {
  const { call, tokens } = fixture;
  const failure = { remote: 'mf-search', version: '1.0.0', cohort: 'canary', kind: 'crashed', message: 'no', count: 2 };
  const stack = `Error: no\n    at draw (https://portal.test/r/mf-search/1.0.0/${file}:1:5)`;
  expect((await call(tokens.shell, 'POST', '/failures', { failures: [{ ...failure, stack }] })).statusCode).toBe(204);
  const { failures } = (await call(tokens.search, 'GET', '/failures?remote=mf-search')).json();
  expect(failures).toMatchObject([{ stack: 'at draw (mf-search/src/listing/listing-route.ts:12:1)', count: 2 }]);
});
