import { visitorCookieName } from '../composition/visitor-key.ts';
import type { Config } from '../config.ts';
import { linkCookie } from '../links/link-cookie.ts';
import { createProxy, type PassOn } from '../proxy/proxy.ts';

/** The programs behind this server that visitors reach through it. */
export interface Backends {
  readonly api: PassOn;
  readonly search: PassOn;
  /** Console and calls of the release registry, where there is one. */
  readonly registry: PassOn | undefined;
}

/** The key that divides visitors between versions, and what holds a link, are nobody else's business. */
const ownCookies = [visitorCookieName, linkCookie];

/** Makes the ways to them. */
export function createBackends(config: Config): Backends {
  const { BEHIND_PROXY: behindProxy } = config;
  const facts = {
    timeoutMs: config.PROXY_TIMEOUT_MS,
    bodyLimit: config.BODY_LIMIT_MB * 2 ** 20,
    behindProxy,
    ownCookies,
  };
  return {
    api: createProxy({ ...facts, target: config.API_URL, prefix: '' }),
    search: createProxy({ ...facts, target: config.SEARCH_URL, prefix: '/search' }),
    registry: config.RELEASES_URL === undefined ? undefined : registryProxy(config.RELEASES_URL, behindProxy),
  };
}

/** The registry's service keeps its path, waits long for the next composition, and takes whole files of releases. */
function registryProxy(url: string, behindProxy: boolean): PassOn {
  const { origin: target } = new URL(url);
  return createProxy({ target, prefix: '', timeoutMs: 120_000, bodyLimit: 33 * 2 ** 20, behindProxy, ownCookies });
}
