import type { Logger } from 'pino';
import { createPageCache, type PageCache } from '../cache/page-cache.ts';
import { createPageStore } from '../cache/page-store.ts';
import type { Config } from '../config.ts';

/** The pages that are kept, and their way through a restart. */
export interface PageMemory {
  readonly cache: PageCache;
  /** Takes what the process before has left; pages of the composition with this id are served, others stand in. */
  wake(composition: string | undefined): Promise<void>;
  /** Resolves once what is to be left is written. */
  settle(): Promise<void>;
}

/** Makes the memory; without a folder it ends with the process. */
export function createPageMemory(config: Config, log: Logger): PageMemory {
  const maxBytes = config.PAGE_CACHE_MB * 2 ** 20;
  const { PAGES_DIR: folder, PAGES_DIR_MB: megabytes } = config;
  if (folder === undefined) return { cache: createPageCache(maxBytes), wake: nothing, settle: nothing };
  const store = createPageStore({
    folder,
    maxBytes: megabytes * 2 ** 20,
    floorBytes: config.DISK_FLOOR_MB * 2 ** 20,
    onTrouble: (error) => log.warn({ err: error }, 'pages cannot be kept for the next process'),
  });
  const cache = createPageCache(maxBytes, { shelf: store });
  return {
    cache,
    async wake(composition) {
      const pages = await store.read();
      cache.restore(pages, (key) => composition !== undefined && key.startsWith(`${composition}\n`));
      log.info({ pages: pages.length }, 'pages of the process before are kept');
    },
    settle: store.settle,
  };
}

async function nothing(): Promise<void> {}
