import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FailedAsset } from '../document/bootstrap-script.ts';
import { recover, reloadOr } from './recovery.ts';

const asset: FailedAsset = { url: 'http://localhost:3000/r/mf-fair/1/web/app.js', integrity: 'sha384-abc' };
const failed: FailedAsset[] = [];
const reloadOnce = vi.fn<(target?: string) => boolean>();
const fetched = vi.fn(async () => new Response());

beforeEach(() => {
  failed.length = 0;
  vi.stubGlobal('fetch', fetched);
  Object.assign(window, { __failedAssets: failed, __reloadOnce: reloadOnce });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.head.replaceChildren();
});

/** Fails as a script does whose file did not arrive whole. */
function failing(times: number): () => Promise<string> {
  let count = 0;
  return async () => {
    count += 1;
    if (count > times) return 'code';
    failed.push(asset);
    throw new Error('script failed');
  };
}

test('a damaged file is fetched past the cache with its integrity, and the second try works', async () => {
  const script = document.head.appendChild(document.createElement('script'));
  script.setAttribute('src', asset.url);
  await expect(recover(failing(1))).resolves.toBe('code');
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    asset.url,
    expect.objectContaining({ cache: 'reload', integrity: asset.integrity }),
  );
  expect(document.querySelector('script')).toBeNull();
  expect(reloadOnce).not.toHaveBeenCalled();
});

test('code that arrived and threw is not fetched again', async () => {
  await expect(recover(() => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
  expect(fetched).not.toHaveBeenCalled();
});

test('a stylesheet that failed is linked again', async () => {
  const link = document.head.appendChild(document.createElement('link'));
  link.rel = 'stylesheet';
  link.href = asset.url;
  await recover(failing(1));
  expect(document.querySelector('link')).not.toBe(link);
  expect(document.querySelector('link')?.href).toBe(asset.url);
});

test('[B014] what stays broken reloads the document once, to where the visitor was going', async () => {
  reloadOnce.mockReturnValueOnce(true).mockReturnValueOnce(false);
  const error = await recover(failing(2)).catch((reason: unknown) => reason);
  const outcome = vi.fn();
  void reloadOr(error, '/feria').then(outcome, outcome);
  await Promise.resolve();
  expect(reloadOnce).toHaveBeenCalledExactlyOnceWith('/feria');
  expect(outcome).not.toHaveBeenCalled();
  await expect(reloadOr(error, '/feria')).rejects.toBe(error);
});

test.each([
  ['none keeps pages', undefined, false],
  ['a worker keeps pages', {}, true],
])('without a line a document is loaded only where the device may have one: %s', async (_, controller, isLoaded) => {
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller } });
  reloadOnce.mockReturnValue(true);
  failed.push(asset);
  const given = vi.fn();
  void reloadOr(new Error('script failed'), '/feria').catch(given);
  await Promise.resolve();
  expect(reloadOnce).toHaveBeenCalledTimes(Number(isLoaded));
  expect(given).toHaveBeenCalledTimes(Number(!isLoaded));
});
