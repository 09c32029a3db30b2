import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/** An answer after brotli. */
export interface PackedAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** What an edge reaches that packs each document once. */
const documentQuality = 6;

/** A document with the headers of the portal's answer. */
export function packDocument({ statusCode = 502, headers }: IncomingMessage, html: string): PackedAnswer {
  const { 'content-length': _, 'transfer-encoding': __, connection: ___, 'keep-alive': ____, ...kept } = headers;
  const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: documentQuality } });
  return { status: statusCode, headers: { ...kept, 'content-encoding': 'br' }, body };
}

/** A packed file of a build, with the headers that the portal gives its own. */
export function packedFile(file: string, body: Buffer): PackedAnswer {
  const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  };
  return { status: 200, headers, body };
}
