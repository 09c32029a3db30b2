import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { sheetsCookie } from '@umbral/domain/storage/sheets-cookie.ts';
import type { Monolith } from '../monolith/build-monolith.ts';
import { rewriteDocument } from '../monolith/rewrite-document.ts';
import { listenAt, openUpstream } from './bench-proxy.ts';
import { type PackedAnswer, packDocument, packedFile } from './packed-answer.ts';
import { inlineSheets, linkedSheets, withSheetHashes } from './sheets-of-documents.ts';

/** The two programs that are compared. */
export type Variant = 'federated' | 'monolith';

/** Says of which variant a visit is, as a header of its requests. */
export const variantHeader = 'x-bench-variant';

/** Where a tab asks which files of the remotes the page of each route needs first. One program has none. */
const routeManifests = '/r/shell-routes/';
const noFilesOfRemotes: PackedAnswer = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ files: [], routes: {} })),
};

interface VariantProxyOptions {
  readonly portalUrl: string;
  /** Address that the portal knows as its own: the proxy listens on its port. */
  readonly publicUrl: string;
  readonly monolith: Monolith;
}

/**
 * One server before the portal for both variants: documents of first visits are kept, packed alike, and rewritten for
 * the monolith, whose files it serves under the shell's address. Everything else comes from the portal as it is. Gives the way to
 * stop.
 */
export async function startVariantProxy(options: VariantProxyOptions): Promise<() => Promise<void>> {
  const { portalUrl, publicUrl, monolith } = options;
  // The portal names the host by which it is asked, as in its policies: that of the proxy.
  const upstream = openUpstream(portalUrl);
  const documents = new Map<string, PackedAnswer>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isMonolith = request.headers[variantHeader] === 'monolith';
    const file = isMonolith ? monolithFile(monolith, request.url ?? '/') : undefined;
    if (file) return send(response, file);
    if (isMonolith && request.url?.startsWith(routeManifests)) return send(response, noFilesOfRemotes);
    if (request.headers['sec-fetch-dest'] !== 'document') return upstream.forward(request, response);
    const key = `${isMonolith} ${request.headers.cookie?.includes(`${sheetsCookie.name}=`)} ${request.url}`;
    const document = documents.get(key) ?? (await readDocument(request, isMonolith));
    documents.set(key, document);
    send(response, document);
  }

  async function readDocument(request: IncomingMessage, isMonolith: boolean): Promise<PackedAnswer> {
    request.headers['accept-encoding'] = 'identity';
    const incoming = await upstream.ask(request);
    const html = await text(incoming);
    return isMonolith ? monolithDocument(monolith, incoming, html) : packDocument(incoming, html);
  }

  const stop = await listenAt(Number(new URL(publicUrl).port), answer);
  return async () => {
    upstream.close();
    await stop();
  };
}

/** As the portal sends its own to a first visit: with its sheets in it. */
function monolithDocument(monolith: Monolith, answer: IncomingMessage, html: string): PackedAnswer {
  const { folder, base } = monolith;
  const textOf = (href: string) =>
    brotliDecompressSync(readFileSync(join(folder, `${href.slice(base.length)}.br`))).toString();
  const own = inlineSheets(rewriteDocument(linkedSheets(html), monolith), textOf);
  const { headers, ...packed } = packDocument(answer, own.html);
  return { ...packed, headers: withSheetHashes(headers, own.hashes) };
}

function monolithFile({ folder, base }: Monolith, path: string): PackedAnswer | undefined {
  const file = path.startsWith(base) ? join(folder, path.slice(base.length)) : undefined;
  return file && existsSync(`${file}.br`) ? packedFile(file, readFileSync(`${file}.br`)) : undefined;
}

function send(response: ServerResponse, { status, headers, body }: PackedAnswer): void {
  response.writeHead(status, { ...headers, 'content-length': body.byteLength });
  response.end(body);
}
