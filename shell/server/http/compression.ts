import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

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

/** Compresses on the fly: brotli at the level that costs about as much time as gzip. */
export function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(body, { level: 6 });
  return toBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
  });
}
