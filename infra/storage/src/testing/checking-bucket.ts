import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { BucketSettings } from '../bucket-settings.ts';
import { type Account, refusalOf } from './request-signature.ts';

/** A bucket for tests, whose service checks each signature, as those outside do. */
export interface CheckingBucket {
  readonly settings: BucketSettings;
  /** What lies in it, by key. */
  readonly files: Map<string, Buffer>;
  /** Codes of the requests that were refused. */
  readonly refusals: string[];
  /** So many of the next uploads break off after a few bytes. */
  breakOff(uploads: number): void;
  close(): Promise<void>;
}

interface Stored {
  readonly bytes: Buffer;
  readonly at: Date;
}

const name = 'umbral-checked';
const account: Account = { accessKeyId: 'UMBRALTEST', secretAccessKey: 'a/secret+of=tests', region: 'sa-east-1' };
/** Few, so that lists have pages. */
const keysOfPage = 5;
const bytesBeforeBreak = 1000;

/** Starts the service on a free port of this machine: one bucket in memory, by path. */
export async function startCheckingBucket(): Promise<CheckingBucket> {
  const stored = new Map<string, Stored>();
  const refusals: string[] = [];
  let breaks = 0;
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isBroken = request.method === 'PUT' && breaks > 0;
    if (isBroken) breaks -= 1;
    const body = await read(request, isBroken);
    const refusal = refusalOf({ request, body }, account);
    if (refusal !== undefined) {
      refusals.push(refusal);
      return fail(response, 403, refusal);
    }
    const [, bucket, ...parts] = new URL(request.url ?? '/', 'http://bucket').pathname.split('/');
    if (bucket !== name) return fail(response, 404, 'NoSuchBucket');
    const key = parts.map(decodeURIComponent).join('/');
    if (key === '') return request.method === 'HEAD' ? void response.end() : list(request, response);
    serve(request, response, { key, body });
  }

  function serve({ method }: IncomingMessage, response: ServerResponse, { key, body }: { key: string; body: Buffer }) {
    if (method === 'PUT') {
      stored.set(key, { bytes: body, at: new Date() });
      return response.end();
    }
    if (method === 'DELETE') {
      stored.delete(key);
      return response.writeHead(204).end();
    }
    const found = stored.get(key);
    if (!found) return fail(response, 404, 'NoSuchKey');
    const headers = { 'content-length': found.bytes.length, 'last-modified': found.at.toUTCString() };
    return response.writeHead(200, headers).end(method === 'HEAD' ? undefined : found.bytes);
  }

  function list(request: IncomingMessage, response: ServerResponse): void {
    const { searchParams } = new URL(request.url ?? '/', 'http://bucket');
    const prefix = searchParams.get('prefix') ?? '';
    const after = searchParams.get('continuation-token') ?? '';
    const keys = [...stored.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
    const page = keys.slice(0, keysOfPage);
    const isCut = keys.length > page.length;
    const contents = page.map((key) => {
      const { bytes, at } = stored.get(key) ?? { bytes: Buffer.alloc(0), at: new Date(0) };
      return `<Contents><Key>${escaped(key)}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const next = isCut ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : '';
    const xml = `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
    response.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { region, ...credentials } = account;
  return {
    settings: { bucket: name, region, endpoint: `http://127.0.0.1:${port}`, isPathStyle: true, credentials },
    get files() {
      return new Map([...stored].map(([key, { bytes }]) => [key, bytes]));
    },
    refusals,
    breakOff(uploads) {
      breaks = uploads;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function read(request: IncomingMessage, isBroken: boolean): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    parts.push(part);
    length += part.length;
    if (isBroken && length > bytesBeforeBreak) request.destroy();
  }
  if (isBroken) throw new Error('broken off');
  return Buffer.concat(parts);
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
