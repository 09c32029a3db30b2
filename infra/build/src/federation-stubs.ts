// Stand-ins for the parts of the federation runtime that only manifests and preload lists need. The shell names every
// container by its address and preloads by tags of the document, so these never run: 3 KB (brotli) less on every page.

/** In place of `plugins/snapshot/SnapshotHandler.js`. */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  readonly hooks = { lifecycle: {}, applyPlugin() {}, removePlugin() {} };
}

export function getGlobalRemoteInfo() {
  return {};
}

/** In place of `utils/preload.js`. */
export const defaultPreloadArgs = {};

export function formatPreloadArgs(): readonly unknown[] {
  return [];
}

export function normalizePreloadExposes(): readonly unknown[] {
  return [];
}

export async function preloadAssets(): Promise<void> {}
