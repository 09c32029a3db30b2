import { countRedirectHits } from '@umbral/domain/api/seo.ts';
import type { Logger } from 'pino';

/** How often redirects were followed since the API was last told. */
export interface RedirectHits {
  count(pathname: string): void;
  /** Tells the API; what it could not be told waits for the next time. */
  send(): Promise<void>;
}

interface RedirectHitsOptions {
  readonly apiUrl: string;
  /** Names this server to the API, which believes nobody else. */
  readonly token: string | undefined;
  readonly log: Logger;
}

/** Redirects that one call tells of; a server without API for days keeps no more. */
const most = 1000;
const timeoutMs = 5000;

/** Counts in memory: a visitor never waits for it, and what is lost in a crash is a minute. */
export function keepRedirectHits({ apiUrl, token, log }: RedirectHitsOptions): RedirectHits {
  const hits = new Map<string, number>();

  function add(pathname: string, count: number): void {
    if (hits.has(pathname) || hits.size < most) hits.set(pathname, (hits.get(pathname) ?? 0) + count);
  }

  return {
    count: (pathname) => add(pathname, 1),
    async send() {
      if (!token || hits.size === 0) return;
      const told = [...hits].map(([from, count]) => ({ from, count }));
      hits.clear();
      try {
        const answer = await fetch(`${apiUrl}/api${countRedirectHits.path}`, {
          method: countRedirectHits.method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ hits: told }),
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!answer.ok) throw new Error(`${countRedirectHits.path} answered ${answer.status}`);
      } catch (error) {
        log.warn({ err: error }, 'the use of redirects could not be told');
        for (const { from, count } of told) add(from, count);
      }
    },
  };
}
