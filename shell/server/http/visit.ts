import type { IncomingMessage } from 'node:http';
import { clientAddress } from './client-address.ts';
import { parseCookies } from './cookies.ts';

/** What a request says, checked. */
export interface Visit {
  readonly method: string;
  readonly url: URL;
  readonly cookies: ReadonlyMap<string, string>;
  /** Address under which the visitor sees the portal now, without a final slash. */
  readonly origin: string;
  /** Address for everyone: the configured one, else this visit's. */
  readonly publicOrigin: string;
  /** Network address of the visitor. */
  readonly address: string;
  /** What the browser says of itself; empty where it says nothing. */
  readonly userAgent: string;
  /** The visitor is a program on this machine. */
  readonly isLocal: boolean;
  /** What the browser wants the answer for, as `document` or `script`; not all browsers say it. */
  readonly destination?: string | undefined;
  /** The page of this portal that the request comes from. */
  readonly referrer?: URL | undefined;
  /** It is a document for a frame in a page of this portal. */
  readonly isFramed: boolean;
}

export interface KnownOrigins {
  /** The configured address; visits by any other name than it and this machine's own are refused. */
  readonly portalOrigin: string | undefined;
  /** The port that the server listens on. */
  readonly port: number;
  /** A proxy of ours stands in front and says who asks. */
  readonly isBehindProxy: boolean;
}

/** This machine as its programs call it; a number that means the same is nobody's way of asking. */
const thisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::(\d{1,5}))?$/;

/** Reads a request; undefined when its target or its host is none of ours. */
export function readVisit(request: IncomingMessage, known: KnownOrigins): Visit | undefined {
  const origin = originOf(request.headers.host ?? '', known);
  const target = request.url ?? '';
  if (origin === undefined || !target.startsWith('/') || !URL.canParse(`${origin}${target}`)) return undefined;
  return {
    method: request.method ?? 'GET',
    url: new URL(`${origin}${target}`),
    cookies: parseCookies(request.headers.cookie),
    origin,
    publicOrigin: known.portalOrigin ?? origin,
    address: clientAddress(request, known.isBehindProxy),
    userAgent: headerOf(request, 'user-agent') ?? '',
    isLocal: isFromThisMachine(request),
    destination: headerOf(request, 'sec-fetch-dest'),
    referrer: referrerOf(request, origin),
    isFramed: headerOf(request, 'sec-fetch-dest') === 'iframe' && headerOf(request, 'sec-fetch-site') === 'same-origin',
  };
}

/** Node keeps the first of two hosts: a proxy before us may have meant the other (RFC 9112, section 3.2). */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;
}

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

function referrerOf({ headers }: IncomingMessage, origin: string): URL | undefined {
  const { referer = '' } = headers;
  if (!URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  return url.origin === origin ? url : undefined;
}

function originOf(host: string, { portalOrigin, port }: KnownOrigins): string | undefined {
  const name = host.toLowerCase();
  if (portalOrigin && new URL(portalOrigin).host === name) return portalOrigin;
  const [found, named = '80'] = thisMachine.exec(name) ?? [];
  return found && Number(named) === port ? new URL(`http://${name}`).origin : undefined;
}

/** Whether a request comes from a program on this machine and not through a proxy. */
export function isFromThisMachine(request: IncomingMessage): boolean {
  const address = request.socket.remoteAddress ?? '';
  const isLoopback = address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
  return isLoopback && request.headers['x-forwarded-for'] === undefined;
}
