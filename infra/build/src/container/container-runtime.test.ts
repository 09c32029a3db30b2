import { beforeEach, expect, test, vi } from 'vitest';

const page = async () => () => 'the page';
let bundle: ReturnType<typeof bundleOf>;

function bundleOf() {
  return {
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    f: {} as { consumes(chunk: string, promises: Promise<unknown>[]): void },
    consumesLoadingData: {
      chunkMapping: { 745: ['12'] },
      moduleIdToConsumeDataMapping: { 12: { shareKey: 'react', requiredVersion: '^19.3.1' } },
    },
    initializeExposesData: { moduleMap: { './app': page } },
    initContainer: (_scope: unknown): void => undefined,
    getContainer:
      async (_expose: string): Promise<() => unknown> =>
      () =>
        undefined,
  };
}

beforeEach(async () => {
  bundle = bundleOf();
  vi.stubGlobal('__webpack_require__', bundle);
  vi.resetModules();
  await import('./container-runtime.ts');
});

async function load(chunk: string): Promise<number> {
  const promises: Promise<unknown>[] = [];
  bundle.f.consumes(chunk, promises);
  await Promise.all(promises);
  return promises.length;
}

test('a chunk gets the copy of the shell, once', async () => {
  const react = { version: '19.4.0' };
  bundle.initContainer({ react: { '18.0.0': { get: () => () => 'old' }, '19.4.0': { get: () => () => react } } });
  expect(await load('745')).toBe(1);
  const module = { exports: undefined as unknown };
  bundle.m['12']?.(module);
  expect(module.exports).toBe(react);
  expect(await load('745')).toBe(0);
  expect(await load('1')).toBe(0);
});

test('a shell whose copy does not fit is told by name, with both versions', async () => {
  bundle.initContainer({ react: { '18.0.0': { get: () => () => 'old' } } });
  await expect(load('745')).rejects.toThrow('The shell shares react 18.0.0, this remote needs ^19.3.1');
  bundle.initContainer({});
  await expect(load('745')).rejects.toThrow('The shell shares react none');
});

test('an exposed module comes as the bundler loads it; any other is an error', async () => {
  expect((await bundle.getContainer('./app'))()).toBe('the page');
  await expect(bundle.getContainer('./nothing')).rejects.toThrow('exposes no ./nothing');
});
