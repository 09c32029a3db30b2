import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** What a request says about encodings. */
export function acceptedEncodings({ headers }: IncomingMessage): string | undefined {
  const accepted = headers['accept-encoding'];
  return typeof accepted === 'string' ? accepted : undefined;
}

/** The best encoding that a client takes, of those on offer. */
export function chooseEncoding(
  accepted: string | undefined,
  offered: readonly Encoding[] = ['br', 'gzip'],
): Encoding | undefined {
  const named = (accepted ?? '').split(',').map((part) => part.trim().toLowerCase());
  const taken = new Set(
    named.filter((part) => !/;\s*q=0(\.0*)?$/.test(part)).map((part) => part.split(';')[0]?.trim()),
  );
  return offered.find((encoding) => taken.has(encoding) || taken.has('*'));
}

const compressible =
  /^(application\/(json|problem\+json|xml|vnd\.mapbox-vector-tile)|text\/(?!event-stream)|image\/svg\+xml)/;
const leastBytes = 1024;

/** Which encoding a text that is not packed yet should get on its way to a client; undefined: none. */
export function encodingFor(accepted: string | undefined, headers: OutgoingHttpHeaders): Encoding | undefined {
  const length = headers['content-length'];
  const isSmall = length !== undefined && Number(length) < leastBytes;
  const isText = compressible.test(String(headers['content-type'] ?? ''));
  return isText && !isSmall && headers['content-encoding'] === undefined ? chooseEncoding(accepted) : undefined;
}

/** The headers of an answer that gets packed on its way. */
export function encodedHeaders<Headers extends IncomingHttpHeaders | OutgoingHttpHeaders>(
  { 'content-length': _, etag, vary, ...headers }: Headers,
  encoding: Encoding,
): OutgoingHttpHeaders {
  return {
    ...headers,
    ...(etag === undefined ? {} : { etag: String(etag).replace(/^(?!W\/)/, 'W/') }),
    vary: vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`,
    'content-encoding': encoding,
  };
}

/** Measured on documents: 1.4 % smaller than 5 for a tenth more time; 7 takes 1.6 times as long for another 0.8 %. */
const brotliQuality = 6;

/** A stream that packs what goes through it. */
export function createEncoder(encoding: Encoding): Transform {
  if (encoding === 'gzip') return createGzip({ level: 6 });
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}

/** Compresses on the fly: brotli at a level that costs about as much time as gzip. */
export function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(body, { level: 6 });
  return toBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
  });
}
