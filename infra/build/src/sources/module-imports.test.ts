import { expect, test, vi } from 'vitest';

const read = async (isInstalled: boolean) => {
  vi.resetModules();
  vi.doMock('../build-target.ts', () => ({ isInstalled }));
  return import('./module-imports.ts');
};

test.each([
  [false, ['shared-contracts/kit/src/cards/card-actions.tsx'], ['shared-contracts/kit/src/topics.ts']],
  [true, ['node_modules/@umbral/kit/lib/cards/card-actions.js'], ['node_modules/@umbral/kit/lib/topics.js']],
  [true, ['src/remote.ts', 'node_modules/@umbral/kitchen/lib/a.js'], []],
])('the topics of a package stand beside its modules, installed (%s) or not', async (isInstalled, files, topics) => {
  const { topicsFilesOfPackages } = await read(isInstalled);
  expect(topicsFilesOfPackages(files)).toEqual(topics);
});
