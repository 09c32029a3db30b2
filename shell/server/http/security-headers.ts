import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { bootstrapScript } from '../../composition/bootstrap-script.ts';

/** Hash of the one inline script of every document. */
export const bootstrapHash = `sha256-${createHash('sha256').update(bootstrapScript).digest('base64')}`;

/** Headers of every answer of this server. */
export function baseHeaders(origin: string): OutgoingHttpHeaders {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'geolocation=(self), fullscreen=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
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
}

/**
 * The policy of a document: no inline code but the hashed bootstrap, scripts and styles from the releases only, so
 * that an answer of the API or an upload can never run. Development servers on loopback may be let in beside.
 */
export function contentSecurityPolicy({ origin, devOrigins = [], picturesOrigin }: DocumentOrigins): string {
  const dev = devOrigins.map((devOrigin) => ` ${devOrigin}`).join('');
  const sockets = devOrigins.map((devOrigin) => ` ${devOrigin.replace(/^http/, 'ws')}`).join('');
  return [
    "default-src 'none'",
    `script-src '${bootstrapHash}' ${origin}/r/${dev}`,
    `style-src ${origin}/r/${dev}`,
    `img-src 'self' data:${picturesOrigin ? ` ${picturesOrigin}` : ''}${dev}`,
    "media-src 'self'",
    `connect-src 'self'${dev}${sockets}`,
    `font-src 'self'${dev}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** Headers of an HTML document. */
export function documentHeaders(origins: DocumentOrigins): OutgoingHttpHeaders {
  return {
    'content-security-policy': contentSecurityPolicy(origins),
    // Files of a development server have no hashes.
    ...((origins.devOrigins ?? []).length === 0 ? { 'integrity-policy': 'blocked-destinations=(script)' } : {}),
  };
}
