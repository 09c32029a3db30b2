import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { acceptedEncodings, createEncoder, encodedHeaders, encodingFor } from '../http/compression.ts';
import { contentTypeOf } from '../http/content-types.ts';

interface FoundFile {
  readonly path: string;
  readonly size: number;
  readonly modified: Date;
}

/** Serves `/media/*` from folders, the first that has the file; gives whether one had it. */
export type MediaFiles = (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<boolean>;

/** Makes the files of some folders readable by browsers. Their names never come back with other bytes. */
export function createMediaFiles(folders: readonly string[]): MediaFiles {
  return async (request, response, pathname) => {
    const name = safeName(pathname.slice('/media/'.length));
    for (const variant of name ? variantsOf(name, request) : []) {
      const file = await findFile(folders, variant);
      if (!file) continue;
      if (isUpload(variant)) response.setHeader('vary', 'accept');
      serve(request, response, file);
      return true;
    }
    return false;
  };
}

/** Pictures that people sent; beside their webp lies an avif once a job has made it. */
function isUpload(name: string): boolean {
  return name.startsWith('up/');
}

/** The files that may answer for one, the best first. */
function variantsOf(name: string, { headers }: IncomingMessage): string[] {
  const takesAvif = isUpload(name) && name.endsWith('.webp') && headers.accept?.includes('image/avif');
  return takesAvif ? [`${name}.avif`, name] : [name];
}

function safeName(escaped: string): string | undefined {
  const name = decode(escaped);
  const isPlain = name !== undefined && /^[\w.@+-]+(\/[\w.@+-]+)*$/.test(name);
  return isPlain && !name.split('/').some((part) => part.startsWith('.')) ? name : undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

async function findFile(folders: readonly string[], name: string): Promise<FoundFile | undefined> {
  for (const folder of folders) {
    const facts = await stat(join(folder, name)).catch(() => undefined);
    if (!facts?.isFile()) continue;
    // A link must not lead out of the folder.
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, name))]);
    if (path.startsWith(root + sep)) return { path, size: facts.size, modified: facts.mtime };
  }
  return undefined;
}

function serve(request: IncomingMessage, response: ServerResponse, file: FoundFile): void {
  const { path, size } = file;
  const headers = headersOf(file);
  const range = readRange(request.headers.range, size);
  if (isKnown(request, headers.etag)) {
    response.writeHead(304, headers).end();
  } else if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${size}` }).end();
  } else if (range) {
    const { start, end } = range;
    const part = { 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 };
    response.writeHead(206, { ...headers, ...part });
    send(request, response, [createReadStream(path, range)]);
  } else {
    const whole = { ...headers, 'content-length': size };
    // Drawings are text: a plan is five times as large as its packed self.
    const encoding = encodingFor(acceptedEncodings(request), whole);
    response.writeHead(200, encoding ? encodedHeaders(whole, encoding) : whole);
    send(request, response, [createReadStream(path), ...(encoding ? [createEncoder(encoding)] : [])]);
  }
}

function headersOf({ path, size, modified }: FoundFile) {
  const type = contentTypeOf(path);
  return {
    'content-type': type,
    // Uploads are pictures; were one not, it could still do nothing. Browsers show no document in a sandbox.
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'${type === 'application/pdf' ? '' : '; sandbox'}`,
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    etag: `"${size.toString(36)}-${modified.getTime().toString(36)}"`,
  };
}

function isKnown({ headers }: IncomingMessage, etag: string): boolean {
  return headers['if-none-match']?.replace(/^W\//, '') === etag;
}

function send({ method }: IncomingMessage, response: ServerResponse, streams: [Readable, ...Transform[]]): void {
  if (method === 'HEAD' || response.destroyed) {
    streams[0].destroy();
    response.end();
  } else pipeline([...streams, response], () => undefined);
}

function readRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end && start < size ? { start, end } : 'unsatisfiable';
}
