import { listCanonicals, listRedirects } from '@umbral/domain/api/seo.ts';
import { type CanonicalRule, canonicalFor } from '@umbral/domain/seo/canonical-match.ts';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { keepRedirectHits } from './redirect-hits.ts';

export interface RedirectTarget {
  readonly to: string;
  readonly status: number;
}

/** The rules that editors made: redirects inside the portal and other canonical addresses [B009]. */
export interface SeoRules {
  /** Where a visitor is led from a path; that it was asked counts as a use. */
  redirectOf(pathname: string): RedirectTarget | undefined;
  canonicalOf(pathname: string): string | undefined;
  /** Whether a rule leads elsewhere from a path, or names another canonical address for it. */
  isReplaced(pathname: string): boolean;
  /** Reads the rules once, now. */
  refresh(): Promise<void>;
  stop(): void;
}

const everyMs = 60_000;
const timeoutMs = 5000;

export interface SeoRulesOptions {
  readonly apiUrl: string;
  /** Names this server to the API, which shows redirects to nobody else but editors. */
  readonly token: string | undefined;
  readonly log: Logger;
}

interface RuleList<Rule> {
  readonly path: string;
  readonly response: z.ZodType<{ readonly data: Rule[]; readonly pages: number }>;
}

/** Follows the rules of the API; while it does not answer, the last ones hold. */
export function keepSeoRules({ apiUrl, token, log }: SeoRulesOptions): SeoRules {
  let redirects: ReadonlyMap<string, RedirectTarget> = new Map();
  let canonicals: readonly CanonicalRule[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const hits = keepRedirectHits({ apiUrl, token, log });
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;

  async function readPage<Rule>({ path, response }: RuleList<Rule>, page: number) {
    const url = `${apiUrl}/api${path}?items_by_page=1000&currentPage=${page}`;
    const answer = await fetch(url, { ...(headers ? { headers } : {}), signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return response.parse(await answer.json());
  }

  /** Every rule of a list; nothing while it cannot be read. */
  async function readAll<Rule>(list: RuleList<Rule>): Promise<readonly Rule[] | undefined> {
    try {
      const rules: Rule[] = [];
      for (let page = 1, pages = 1; page <= pages; page++) {
        const answer = await readPage(list, page);
        pages = answer.pages;
        rules.push(...answer.data);
      }
      return rules;
    } catch (error) {
      log.warn({ err: error }, 'rules of search engines could not be read');
      return undefined;
    }
  }

  async function refresh(): Promise<void> {
    clearTimeout(timer);
    await hits.send();
    const [redirectRules, canonicalRules] = await Promise.all([readAll(listRedirects), readAll(listCanonicals)]);
    if (redirectRules) redirects = new Map(redirectRules.map(({ from, to, status }) => [from, { to, status }]));
    canonicals = canonicalRules ?? canonicals;
    if (!isStopped) timer = setTimeout(() => void refresh(), everyMs).unref();
  }

  return {
    redirectOf(pathname) {
      const target = redirects.get(pathname);
      if (target) hits.count(pathname);
      return target;
    },
    canonicalOf: (pathname) => canonicalFor(pathname, canonicals),
    isReplaced: (pathname) => redirects.has(pathname) || canonicalFor(pathname, canonicals) !== undefined,
    refresh,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
