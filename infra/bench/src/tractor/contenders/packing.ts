import type { OutgoingHttpHeaders } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** A whole answer. */
export interface PackedAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** What releases of the portal are packed with. */
const quality = 11;
const isText = /^(text\/|application\/(json|javascript)|image\/svg)/;
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Media type of a file by its name. */
export function typeOf(file: string): string {
  return types[extname(file)] ?? 'application/octet-stream';
}

/** Packs an answer that is text, after a change to it; others stay as they are. */
export function packBody(answer: PackedAnswer, change = (text: string) => text): PackedAnswer {
  if (!isText.test(String(answer.headers['content-type'])) || answer.body.byteLength === 0) return answer;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const body = brotliCompressSync(change(answer.body.toString()), { params });
  return { ...answer, body, headers: { ...answer.headers, 'content-encoding': 'br', vary: 'accept-encoding' } };
}
