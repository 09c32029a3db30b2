import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { bootstrapScript } from '../../document/bootstrap-script.ts';
import { offlineAddresses } from '../../offline/offline-addresses.ts';
import { type CaptchaProvider, captchaSources } from './captcha-sources.ts';

/** Hash of the one inline script of every document. */
export const bootstrapHash = `sha256-${createHash('sha256').update(bootstrapScript).digest('base64')}`;

/** Headers of every answer of this server; a portal that is not for visitors asks search engines to keep away from all of it. */
export function baseHeaders(origin: string, isUnlisted = false): OutgoingHttpHeaders {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'geolocation=(self), fullscreen=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ...(isUnlisted ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
    ...(origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** From where a document may take what. */
export interface DocumentOrigins {
  readonly origin: string;
  /** Development servers of remotes. */
  readonly devOrigins?: readonly string[];
  /** Bucket or CDN of pictures. */
  readonly picturesOrigin?: string | undefined;
  /** Tile server of the map. */
  readonly tilesOrigin?: string | undefined;
  /** Bucket of the map's streets. */
  readonly streetsOrigin?: string | undefined;
  /** Whose captcha is shown; a provider's widget brings its own scripts and frames. */
  readonly captchaProvider?: CaptchaProvider | undefined;
  /** A stylesheet of this server that is no file of a release. */
  readonly ownStyle?: string | undefined;
  /** Hashes of the sheets that stand in it. */
  readonly inlineStyles?: readonly string[];
  /** A page of this portal shows it in a frame. */
  readonly isFramed?: boolean | undefined;
  /** Its address holds a secret. */
  readonly isSecret?: boolean | undefined;
}

const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types default'];

/**
 * The policy of a document: no inline code but the hashed bootstrap and sheets, scripts and styles from the releases only,
 * so that an answer of the API or an upload can never run. Development servers on loopback and the hosts of the one
 * captcha provider that is configured may be let in beside.
 */
export function contentSecurityPolicy(origins: DocumentOrigins): string {
  const { origin, devOrigins = [], picturesOrigin, tilesOrigin, streetsOrigin, captchaProvider = 'altcha' } = origins;
  const { ownStyle, inlineStyles = [], isFramed = false } = origins;
  const inline = inlineStyles.map((hash) => `'${hash}'`);
  const captcha = captchaSources(captchaProvider);
  const sockets = devOrigins.map((devOrigin) => devOrigin.replace(/^http/, 'ws'));
  return [
    // Firefox asks this one whether a file may come ahead; all else has a line of its own.
    sources('default-src', `${origin}/r/`, ...devOrigins),
    "object-src 'none'",
    sources('script-src', `'${bootstrapHash}'`, `${origin}/r/`, ...devOrigins, captcha?.script),
    sources('style-src', `${origin}/r/`, ...inline, ownStyle && `${origin}${ownStyle}`, ...devOrigins, captcha?.style),
    sources('img-src', "'self'", 'data:', picturesOrigin, tilesOrigin, ...devOrigins),
    "media-src 'self'",
    sources('connect-src', "'self'", streetsOrigin, ...devOrigins, ...sockets, captcha?.connect),
    sources('font-src', "'self'", ...devOrigins),
    // Pages of this portal let themselves be framed one by one; a soft navigation keeps the policy of its first page.
    sources('frame-src', "'self'", captcha?.frame),
    "manifest-src 'self'",
    // What keeps pages on a device; no answer of the API or upload can ever be one.
    `worker-src ${origin}${offlineAddresses.worker}`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    ...(captcha?.trustedTypes ?? trustedTypes),
  ].join('; ');
}

function sources(directive: string, ...from: readonly (string | undefined)[]): string {
  return [directive, ...from.filter(Boolean)].join(' ');
}

/** Headers of an HTML document. */
export function documentHeaders(origins: DocumentOrigins): OutgoingHttpHeaders {
  const { devOrigins = [], captchaProvider = 'altcha', isSecret = false } = origins;
  // Files of a development server have no hashes, scripts of a captcha's provider change without notice.
  const hasForeignScripts = devOrigins.length > 0 || captchaSources(captchaProvider) !== undefined;
  return {
    'content-security-policy': contentSecurityPolicy(origins),
    ...(isSecret ? { 'referrer-policy': 'strict-origin' } : {}),
    ...(hasForeignScripts ? {} : { 'integrity-policy': 'blocked-destinations=(script)' }),
  };
}
