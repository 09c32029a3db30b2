import type { BootstrapGlobals, FailedAsset } from '../document/bootstrap-script.ts';

/** One try to load a part of the page may take this long. */
export const tryMs = 5000;

const globals: BootstrapGlobals = window as never;

/** Tells a failure to whoever reads the console, and to whoever watches over the version. */
export function report(error: unknown, app?: string): void {
  console.error(error);
  globals.__troubles.push({ error, app });
}

/** Loads code with the first steps of the ladder: try, heal what failed, try again. Rejects when that did not help. */
export async function recover<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await within(load());
  } catch (error) {
    if (!isLoadFailure(error)) throw error;
  }
  await heal();
  return within(load());
}

/**
 * The last step, for what a page cannot do without: one document load of `href` per 60 s (B014). Gives a promise
 * that never settles while the document goes away; rejects with the error when it may not reload.
 */
export function reloadOr(error: unknown, href: string): Promise<never> {
  const mayReload = isLoadFailure(error) && hasDocuments() && globals.__reloadOnce(href);
  return mayReload ? new Promise(() => {}) : Promise.reject(error);
}

/** Without a line there are none but those of a device that keeps pages: the browser's own error would take the portal's place. */
function hasDocuments(): boolean {
  return navigator.onLine || Boolean(navigator.serviceWorker?.controller);
}

/**
 * Fetches every failed script and stylesheet past the HTTP cache, which replaces a damaged immutable entry, so that
 * the same address works again.
 */
export async function heal(): Promise<void> {
  const failed = new Map(globals.__failedAssets.splice(0).map((asset) => [asset.url, asset]));
  await Promise.all([...failed.values()].map(healAsset));
}

async function healAsset({ url, integrity }: FailedAsset): Promise<void> {
  for (const script of document.querySelectorAll('script')) if (script.src === url) script.remove();
  try {
    await fetch(url, { cache: 'reload', integrity, signal: AbortSignal.timeout(tryMs) });
  } catch {
    return;
  }
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.href === url) link.replaceWith(link.cloneNode());
  }
}

/** Files that did not arrive, as opposed to code that arrived and threw. */
function isLoadFailure(error: unknown): boolean {
  return isNamed(error, 'TimeoutError') || isNamed(error, 'ChunkLoadError') || globals.__failedAssets.length > 0;
}

/** Files that no line has lost: they may still come. */
export function isLate(error: unknown): boolean {
  return isNamed(error, 'TimeoutError') && globals.__failedAssets.length === 0;
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}

async function within<Value>(work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DOMException('Too slow', 'TimeoutError')), tryMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
