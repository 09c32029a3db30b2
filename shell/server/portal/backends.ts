import type { IncomingMessage } from 'node:http';
import { toolbarCookie } from '@umbral/protocol/composition/toolbar-mark.ts';
import { visitorCookieName } from '../composition/visitor-key.ts';
import type { Config } from '../config.ts';
import { linkCookie } from '../links/link-cookie.ts';
import { createProxy, type PassOn, type ProxyOptions } from '../proxy/proxy.ts';

/** The programs behind this server that visitors reach through it. */
export interface Backends {
  readonly api: PassOn;
  readonly search: PassOn;
  /** Stylesheets of legacy pages, which the API rewrites. */
  readonly legacySheets: PassOn;
  /** Console and calls of the release registry, where there is one. */
  readonly registry: PassOn | undefined;
}

/** The key that divides visitors between versions, and what holds a link, are nobody else's business. */
const ownCookies = [visitorCookieName, linkCookie, toolbarCookie];

/** Makes the ways to them. Who reads is told sooner than who writes that nobody answers: they can ask again. */
export function createBackends(config: Config): Backends {
  const { BEHIND_PROXY: behindProxy, PROXY_TIMEOUT_MS: timeoutMs } = config;
  const readTimeoutMs = Math.min(config.PROXY_READ_TIMEOUT_MS, timeoutMs);
  const facts = { timeoutMs, bodyLimit: config.BODY_LIMIT_MB * 2 ** 20, behindProxy, ownCookies };
  return {
    api: backend({ ...facts, target: config.API_URL, prefix: '' }, readTimeoutMs, isRead),
    legacySheets: backend(
      { ...facts, target: `${config.API_URL}/api/legacy`, prefix: '/r/_legacy' },
      readTimeoutMs,
      isRead,
    ),
    search: backend({ ...facts, target: config.SEARCH_URL, prefix: '/search' }, readTimeoutMs, isRead),
    registry:
      config.RELEASES_URL === undefined
        ? undefined
        : backend(registryProxy(config.RELEASES_URL, behindProxy), config.PROXY_READ_TIMEOUT_MS, isReadAtOnce),
  };
}

/** The registry's service keeps its path, waits long for the next composition, and takes whole files of releases. */
function registryProxy(url: string, behindProxy: boolean): ProxyOptions {
  const { origin: target } = new URL(url);
  return { target, prefix: '', timeoutMs: 120_000, bodyLimit: 33 * 2 ** 20, behindProxy, ownCookies };
}

function backend(options: ProxyOptions, readTimeoutMs: number, isQuick: (request: IncomingMessage) => boolean): PassOn {
  const patient = createProxy(options);
  const quick = createProxy({ ...options, timeoutMs: readTimeoutMs });
  return (request, response, origin) => (isQuick(request) ? quick : patient)(request, response, origin);
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whoever follows the composition waits for the next one. */
function isReadAtOnce(request: IncomingMessage): boolean {
  return isRead(request) && !/^\/platform\/api\/composition(?:\?|$)/.test(request.url ?? '');
}
