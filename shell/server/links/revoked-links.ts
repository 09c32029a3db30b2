import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';

export interface RevokedLinksOptions {
  /** Asks the registry; rejects while it is away. */
  readonly ask: () => Promise<unknown>;
  readonly artifactsDir: string;
  readonly log: Logger;
}

/** Which links do not count any more although their time is not over. */
export interface RevokedLinks {
  has(id: string): boolean;
  /** Knows at once what it knew before, then follows the registry. */
  start(): Promise<void>;
  stop(): void;
}

const everyMs = 5000;
const answer = z.object({ ids: z.array(z.string().max(40)).max(100_000) });

/** Follows the registry's list, and keeps the last one beside the releases: a registry that is away revives no link. */
export function followRevokedLinks({ ask, artifactsDir, log }: RevokedLinksOptions): RevokedLinks {
  const file = join(artifactsDir, 'revoked-links.json');
  let ids: ReadonlySet<string> = new Set();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isAway = false;

  async function keep(news: readonly string[]): Promise<void> {
    const draft = `${file}.${process.pid}.draft`;
    await writeFile(draft, JSON.stringify({ ids: news }));
    await rename(draft, file);
  }

  async function refresh(): Promise<void> {
    try {
      const { ids: news } = answer.parse(await ask());
      const isNews = news.length !== ids.size || news.some((id) => !ids.has(id));
      ids = new Set(news);
      isAway = false;
      if (isNews) await keep(news);
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'the list of revoked links is not the newest');
      isAway = true;
    }
    if (!isStopped) timer = setTimeout(() => void refresh(), everyMs).unref();
  }

  return {
    has: (id) => ids.has(id),
    async start() {
      const kept = answer.safeParse(
        await readFile(file, 'utf8')
          .then(JSON.parse)
          .catch(() => undefined),
      );
      if (kept.success) ids = new Set(kept.data.ids);
      void refresh();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** A shell without a registry hears of no revocation: its links end with their time. */
export const nothingRevoked: RevokedLinks = { has: () => false, start: () => Promise.resolve(), stop: () => undefined };
