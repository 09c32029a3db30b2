import type { Logger } from 'pino';
import { z } from 'zod';
import { openKeptAnswer } from '../registry/kept-answer.ts';

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
  const kept = openKeptAnswer(artifactsDir, 'revoked-links.json');
  let ids: ReadonlySet<string> = new Set();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isAway = false;

  async function refresh(): Promise<void> {
    try {
      const { ids: news } = answer.parse(await ask());
      const isNews = news.length !== ids.size || news.some((id) => !ids.has(id));
      ids = new Set(news);
      isAway = false;
      if (isNews) await kept.write({ ids: news });
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'the list of revoked links is not the newest');
      isAway = true;
    }
    if (!isStopped) timer = setTimeout(() => void refresh(), everyMs).unref();
  }

  return {
    has: (id) => ids.has(id),
    async start() {
      const before = answer.safeParse(await kept.read());
      if (before.success) ids = new Set(before.data.ids);
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
