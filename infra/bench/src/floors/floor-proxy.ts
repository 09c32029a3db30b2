import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { integrityOf } from '@umbral/build/assets-plugin.ts';
import { listenAt, openUpstream } from '../pages/bench-proxy.ts';
import { type PackedAnswer, packDocument, packedFile } from '../pages/packed-answer.ts';
import { type FloorVariant, movable, sheetsOf, variantOf } from './floor-variants.ts';

/** Says of which variant a visit is, as a header of its requests. */
export const floorHeader = 'x-bench-floor';
const reactHref = '/r/bench/react-alone.js';

interface FloorProxyOptions {
  readonly portalUrl: string;
  readonly port: number;
  /** The script of the variant `react`. */
  readonly reactAlone: Buffer;
}

/**
 * A server before the portal that sends its documents as a variant has them, packed alike; all else as it comes. Gives
 * the way to stop.
 */
export async function startFloorProxy({
  portalUrl,
  port,
  reactAlone,
}: FloorProxyOptions): Promise<() => Promise<void>> {
  const upstream = openUpstream(portalUrl);
  const files = new Map([[reactHref, packedFile(reactHref, brotliCompressSync(reactAlone))]]);
  const react = { href: reactHref, integrity: integrityOf(reactAlone) };
  const documents = new Map<string, PackedAnswer>();

  async function read(url: string, headers: IncomingMessage['headers']): Promise<IncomingMessage> {
    const incoming = await upstream.ask({ url, method: 'GET', headers });
    if (incoming.statusCode !== 200)
      throw new Error(`${url} answers ${incoming.statusCode} ${incoming.headers.location ?? ''}`);
    return incoming;
  }

  async function documentOf(
    { url = '/', headers: own }: IncomingMessage,
    variant: FloorVariant,
  ): Promise<PackedAnswer> {
    const headers = { ...own, 'accept-encoding': 'identity' };
    const answer = await read(url, headers);
    const html = await text(answer);
    const sheets = sheetsOf(html).map(async (href) => {
      const sheet = await read(href, headers);
      const bytes = await buffer(sheet);
      const css = sheet.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes;
      return movable({ href, css: css.toString() });
    });
    const styles = (await Promise.all(sheets)).join('\n');
    const joinedHref = `/r/bench/joined${encodeURIComponent(url)}.css`;
    files.set(joinedHref, packedFile(joinedHref, brotliCompressSync(styles)));
    return packDocument(answer, variantOf(html, variant, { joinedHref, react }));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const variant = request.headers[floorHeader] as FloorVariant | undefined;
    const key = `${request.url} ${variant}`;
    const isDocument = request.headers['sec-fetch-dest'] === 'document';
    if (variant && isDocument && !documents.has(key)) documents.set(key, await documentOf(request, variant));
    const known = isDocument ? documents.get(key) : files.get(request.url ?? '');
    if (known) {
      const { status, headers, body } = known;
      response.writeHead(status, { ...headers, 'content-length': body.byteLength }).end(body);
      return;
    }
    await upstream.forward(request, response);
  }

  const stop = await listenAt(port, answer);
  return async () => {
    upstream.close();
    await stop();
  };
}
