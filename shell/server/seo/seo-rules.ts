import type { Logger } from 'pino';
import type { Endpoint } from 'shared-contracts/api/endpoint.ts';
import { listCanonicals, listRedirects } from 'shared-contracts/api/seo.ts';
import { type CanonicalRule, canonicalFor } from 'shared-contracts/domain/canonical-match.ts';
import type { z } from 'zod';

export interface RedirectTarget {
  readonly to: string;
  readonly status: number;
}

/** The rules that editors made: redirects inside the portal and other canonical addresses [B009]. */
export interface SeoRules {
  redirectOf(pathname: string): RedirectTarget | undefined;
  canonicalOf(pathname: string): string | undefined;
  /** Reads the rules once, now. */
  refresh(): Promise<void>;
  stop(): void;
}

const everyMs = 60_000;
const timeoutMs = 5000;

/** Follows the rules of the API; while it does not answer, the last ones hold. */
export function keepSeoRules({ apiUrl, log }: { readonly apiUrl: string; readonly log: Logger }): SeoRules {
  let redirects = new Map<string, RedirectTarget>();
  let canonicals: readonly CanonicalRule[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function read<E extends Endpoint>({ path, response }: E): Promise<z.output<E['response']>> {
    const answer = await fetch(`${apiUrl}/api${path}?items_by_page=1000`, { signal: AbortSignal.timeout(timeoutMs) });
    return response.parse(await answer.json()) as z.output<E['response']>;
  }

  async function refresh(): Promise<void> {
    clearTimeout(timer);
    try {
      const [redirectPage, canonicalPage] = await Promise.all([read(listRedirects), read(listCanonicals)]);
      redirects = new Map(redirectPage.data.map(({ from, to, status }) => [from, { to, status }]));
      canonicals = canonicalPage.data;
    } catch (error) {
      log.warn({ err: error }, 'the redirects and canonicals could not be read');
    }
    if (!isStopped) timer = setTimeout(() => void refresh(), everyMs).unref();
  }

  return {
    redirectOf: (pathname) => redirects.get(pathname),
    canonicalOf: (pathname) => canonicalFor(pathname, canonicals),
    refresh,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
