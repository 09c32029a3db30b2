import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { repositoryRoot } from '../build-target.ts';
import { readSourceContract } from './source-contract.ts';

const cards = '@umbral/kit/cards/card-actions.tsx';
const kitTopics = '@umbral/kit/topics.ts';
let folder = '';

beforeEach(() => {
  const cache = join(repositoryRoot, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'mf-strange-'));
  mkdirSync(join(folder, 'src'));
  write('server.ts', '');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, 'src', name), text);
const contract = () => readSourceContract('mf-strange', relative(repositoryRoot, folder));

test('a remote of another repository that bundles a card has the topics of the card in its contract, and declares none', async () => {
  write('remote.ts', `export { CardActions } from '${cards}';`);
  const { hears, asks, topics } = await contract();
  const declared = { declared: true };
  expect(hears).toMatchObject({
    'account/favourites-changed': { owner: 'mf-account', crossTab: true, ...declared },
    'comparator/selection-changed': { owner: 'mf-comparator', crossTab: true, ...declared },
  });
  expect(asks).toMatchObject({
    'account/toggle-favourite': { owner: 'mf-account', schema: { required: ['plantId', 'title'] }, ...declared },
    'comparator/add': { owner: 'mf-comparator', ...declared },
    'comparator/remove': { owner: 'mf-comparator', ...declared },
  });
  expect(topics).toBeUndefined();
});

test('without a part of the package nobody knows its topics', async () => {
  write('remote.ts', "bus.ask('account/toggle-favourite', {});");
  await expect(contract()).rejects.toThrow(
    'account/toggle-favourite is no topic of the catalogue, of src/topics.ts or of',
  );
});

test('a remote that says something else of them than the package does not build, and both files are named', async () => {
  write('remote.ts', `import '${cards}';`);
  const row = "{ kind: 'intent', of: 'mf-account', schema: z.object({ plantId: z.string() }) }";
  write('topics.ts', `import * as z from 'zod/mini';\nexport const topics = { 'account/toggle-favourite': ${row} };`);
  await expect(contract()).rejects.toThrow(
    /src\/topics\.ts says something else of account\/toggle-favourite than shared-contracts\/kit\/src\/topics\.ts/,
  );
});

test.each([
  ['the remote', './topics.ts', 'src/topics.ts'],
  ['the package', kitTopics, 'shared-contracts/kit/src/topics.ts'],
])('no bundle takes the schemas of %s along', async (_, specifier, file) => {
  write('topics.ts', 'export const topics = {};');
  write('remote.ts', `import '${cards}';\nimport type { topics as types } from '${kitTopics}';`);
  await expect(contract()).resolves.toBeDefined();
  write(
    'remote.ts',
    `import '${cards}';\nimport { topics } from '${specifier}';\nexport const names = Object.keys(topics);`,
  );
  await expect(contract()).rejects.toThrow(`${file}: import its type alone`);
});
