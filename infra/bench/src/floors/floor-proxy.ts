import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { type FloorVariant, movable, sheetsOf, variantOf } from './floor-variants.ts';

/** Says of which variant a visit is, as a header of its requests. */
export const floorHeader = 'x-bench-floor';

interface Kept {
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/**
 * A server before the portal that sends its documents as a variant has them, packed alike; all else as it comes. Gives
 * the way to stop.
 */
export async function startFloorProxy(portalUrl: string, publicUrl: string): Promise<() => Promise<void>> {
  const agent = new Agent({ keepAlive: true });
  const kept = new Map<string, Promise<Kept>>();

  async function ask(
    { url = '/', method, headers }: Pick<IncomingMessage, 'url' | 'method' | 'headers'>,
    body?: IncomingMessage,
  ) {
    const outgoing = openRequest(new URL(url, portalUrl), { method, headers, agent });
    const answered = once(outgoing, 'response');
    if (body) await pipeline(body, outgoing);
    else outgoing.end();
    const [incoming]: IncomingMessage[] = await answered;
    if (!incoming) throw new Error('The portal gave no answer');
    return incoming;
  }

  async function documentOf(request: IncomingMessage, variant: FloorVariant): Promise<Kept> {
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const answer = await ask({ url: request.url, method: 'GET', headers });
    const html = await text(answer);
    const sheets = sheetsOf(html).map(async (href) => {
      const sheet = await ask({ url: href, method: 'GET', headers });
      const bytes = await buffer(sheet);
      const css = sheet.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes;
      return movable({ href, css: css.toString() });
    });
    const styles = (await Promise.all(sheets)).join('\n');
    const href = `/r/joined${encodeURIComponent(request.url ?? '/')}.css`;
    kept.set(`${href} ${variant}`, Promise.resolve(packed(styles, { 'content-type': 'text/css; charset=utf-8' })));
    const policy = String(answer.headers['content-security-policy']).replace('style-src', "style-src 'unsafe-inline'");
    return packed(variantOf(html, variant, { href, styles }), {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const variant = request.headers[floorHeader] as FloorVariant | undefined;
    const key = `${request.url} ${variant}`;
    const isDocument = request.headers['sec-fetch-dest'] === 'document';
    if (variant && isDocument && !kept.has(key)) kept.set(key, documentOf(request, variant));
    const known = await kept.get(key);
    if (known) {
      response.writeHead(200, { ...known.headers, 'content-length': known.body.byteLength }).end(known.body);
      return;
    }
    const upstream = await ask(request, request);
    response.writeHead(upstream.statusCode ?? 502, upstream.headers);
    await pipeline(upstream, response);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(Number(new URL(publicUrl).port));
  await once(server, 'listening');
  return async () => {
    agent.destroy();
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}

/** Packed as well as an edge packs what it keeps. */
function packed(body: string, headers: Record<string, string>): Kept {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  return { headers: { ...headers, 'content-encoding': 'br' }, body: brotliCompressSync(body, { params }) };
}
