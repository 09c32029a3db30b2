import { compileRoutes } from '@umbral/protocol/routes/route-trie.ts';
import type { Logger } from 'pino';
import { z } from 'zod';
import { openKeptAnswer } from '../registry/kept-answer.ts';

/** An address where a remote had a page and nobody has one now. */
export interface FormerAddress {
  /** Where its visitors are led: a path of the portal; null tells them that it is gone. */
  readonly leadsTo: string | null;
}

/** Which addresses had pages once. Only asked about addresses that no page of a composition has. */
export interface FormerAddresses {
  of(pathname: string): FormerAddress | undefined;
  /** Knows at once what it knew before, then follows the registry. */
  start(): Promise<void>;
  stop(): void;
}

export interface FormerAddressesOptions {
  /** Asks the registry for its tombstones; rejects while it is away. */
  readonly ask: () => Promise<unknown>;
  readonly artifactsDir: string;
  /** There are others than before. */
  readonly onChange: () => void;
  readonly log: Logger;
}

const everyMs = 5000;
const answer = z.object({
  tombstones: z.array(z.object({ shape: z.string().max(300), leadsTo: z.string().max(600).nullable() })).max(10_000),
});
type Tombstones = z.output<typeof answer>['tombstones'];

/**
 * Follows the registry's tombstones, and keeps the last ones beside the releases: while it is away they count, also after
 * a restart. A shell that never heard of one says 404.
 */
export function followFormerAddresses({ ask, artifactsDir, onChange, log }: FormerAddressesOptions): FormerAddresses {
  const kept = openKeptAnswer(artifactsDir, 'tombstones.json');
  let find = finderOf([]);
  let known: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isAway = false;

  async function refresh(): Promise<void> {
    try {
      const { tombstones } = answer.parse(await ask());
      const news = JSON.stringify(tombstones);
      if (news !== known) {
        find = finderOf(tombstones);
        if (known !== undefined) onChange();
        known = news;
        kept.write({ tombstones }).catch((error) => log.warn({ err: error }, 'tombstones were not kept'));
      }
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'which addresses are gone is not the newest');
      isAway = true;
    }
    if (!isStopped) timer = setTimeout(() => void refresh(), everyMs).unref();
  }

  return {
    of: (pathname) => find(pathname)?.row,
    async start() {
      try {
        const before = answer.safeParse(await kept.read());
        if (before.success) {
          find = finderOf(before.data.tombstones);
          known = JSON.stringify(before.data.tombstones);
        }
      } catch (error) {
        log.warn({ err: error }, 'tombstones that were kept cannot be read');
      }
      void refresh();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function finderOf(tombstones: Tombstones) {
  return compileRoutes(tombstones.map(({ shape, leadsTo }) => ({ pattern: shape, leadsTo })));
}

/** A shell without a registry knows of none. */
export const nothingFormer: FormerAddresses = {
  of: () => undefined,
  start: () => Promise.resolve(),
  stop: () => undefined,
};
