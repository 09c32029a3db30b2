import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { listenAt, openUpstream } from '../../pages/bench-proxy.ts';
import { type PackedAnswer, packBody, typeOf } from './packing.ts';

interface FrontOptions {
  readonly port: number;
  /** The shop's server, or the folder of its files: then paths without a file get `index.html`. */
  readonly shop: { readonly url: string } | { readonly folder: string };
  /** Folder with the reference's pictures, served below `/cdn` to all. */
  readonly cdn: string;
  /** Origins in the shop's texts that mean this one here; a shop that packs its own answers has none. */
  readonly ownOrigins?: readonly string[];
}

const immutable = 'public, max-age=31536000, immutable';

/**
 * The edge before a shop, the same for all: pictures from one folder, texts packed with brotli and kept, so that no
 * server is measured by how fast it packs. Gives the way to stop.
 */
export async function startFront({ port, shop, cdn, ownOrigins }: FrontOptions): Promise<() => Promise<void>> {
  const upstream = 'url' in shop ? openUpstream(shop.url) : undefined;
  const kept = new Map<string, PackedAnswer>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://front');
    if (pathname.startsWith('/cdn/')) return sendFile(response, join(cdn, decodeURIComponent(pathname)));
    if (!ownOrigins && upstream) return upstream.forward(request, response);
    const isKept = request.method === 'GET' && !request.headers.cookie;
    const packed = (isKept && kept.get(request.url ?? '')) || (await read(request, pathname));
    if (isKept && packed.status === 200) kept.set(request.url ?? '', packed);
    send(response, packed);
  }

  async function read(request: IncomingMessage, pathname: string): Promise<PackedAnswer> {
    if ('folder' in shop) {
      const file = join(shop.folder, pathname);
      const found = extname(file) && existsSync(file) ? file : join(shop.folder, 'index.html');
      const headers = { 'content-type': typeOf(found) };
      return packed({ status: 200, headers, body: readFileSync(found) }, pathname);
    }
    request.headers['accept-encoding'] = 'identity';
    if (!upstream) throw new Error('A shop of files is not asked');
    const incoming = await upstream.ask(request, request);
    const { 'content-length': _, 'transfer-encoding': __, connection: ___, ...headers } = incoming.headers;
    return packed({ status: incoming.statusCode ?? 502, headers, body: await buffer(incoming) }, pathname);
  }

  function packed(plain: PackedAnswer, pathname: string): PackedAnswer {
    const isFile = /\.(js|css)$/.test(pathname);
    const headers = { ...plain.headers, ...(isFile ? { 'cache-control': immutable } : {}) };
    return packBody({ ...plain, headers }, (text) => {
      return (ownOrigins ?? []).reduce((written, origin) => written.replaceAll(origin, ''), text);
    });
  }

  const stop = await listenAt(port, answer);
  return async () => {
    upstream?.close();
    await stop();
  };
}

function sendFile(response: ServerResponse, file: string): void {
  if (!existsSync(file)) return void response.writeHead(404).end();
  const headers = { 'content-type': typeOf(file), 'cache-control': immutable };
  send(response, packBody({ status: 200, headers, body: readFileSync(file) }));
}

function send(response: ServerResponse, { status, headers, body }: PackedAnswer): void {
  response.writeHead(status, { ...headers, 'content-length': body.byteLength });
  response.end(body);
}
