import { createHash } from 'node:crypto';
import pMap from 'p-map';
import { portal } from '../fixtures/portal.ts';
import { askFor } from '../fixtures/raw-request.ts';
import { expect } from '../fixtures/test.ts';
import { askedAtOnce, namedBy, test } from './served-screens.ts';

test('every picture, script, style and font that a public screen names is there, in every size and format', async ({
  publicScreens,
}) => {
  test.slow();
  const files = namedBy(publicScreens, (facts) => facts.files.map(({ path }) => path));
  expect(files.size).toBeGreaterThan(500);
  const lost: string[] = [];
  await pMap(
    files,
    async ([path, screens]) => {
      const { status } = await askFor(path, { method: 'HEAD' });
      if (status !== 200) lost.push(`${status} ${path} (on ${screens.join(', ')})`);
    },
    { concurrency: askedAtOnce },
  );
  expect(lost.toSorted()).toEqual([]);
});

test('a file that a screen names with a hash has it: no browser refuses it', async ({ publicScreens }) => {
  const hashed = [...publicScreens.values()].flatMap(({ files }) => files.filter(({ integrity }) => integrity));
  const expected = new Map(hashed.map(({ path, integrity }) => [path, integrity]));
  expect(expected.size).toBeGreaterThan(20);
  const found = new Map<string, string>();
  await pMap(
    expected.keys(),
    async (path) => {
      const bytes = Buffer.from(await (await fetch(`${portal.url}${path}`)).arrayBuffer());
      found.set(path, `sha384-${createHash('sha384').update(bytes).digest('base64')}`);
    },
    { concurrency: askedAtOnce },
  );
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});
