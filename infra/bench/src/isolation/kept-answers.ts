import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { parentPort, workerData } from 'node:worker_threads';

/** Where the answers come from at first. */
export interface AnswerSources {
  /** Origin of the API; everything below `/api`. */
  readonly api: string;
  /** Origin of the index; everything else. */
  readonly search: string;
}

interface KeptAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

// A thread that answers as API and index do: each question is passed on once and answered from memory from then on. What
// is left of a render is the drawing and its way.
const { api, search }: AnswerSources = workerData;
const kept = new Map<string, Promise<KeptAnswer>>();

const server = createServer(async (request, response) => {
  const body = await buffer(request);
  const key = `${request.method} ${request.url}\n${body.toString('utf8')}`;
  const answer = kept.get(key) ?? passOn(request, body);
  kept.set(key, answer);
  const { status, type, body: text } = await answer;
  response.writeHead(status, { 'content-type': type, 'content-length': text.length });
  response.end(text);
});
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port));

async function passOn({ url = '/', method = 'GET', headers }: IncomingMessage, body: Buffer): Promise<KeptAnswer> {
  const passed = Object.entries(headers).filter(([name]) => /^(accept|content-type|x-algolia-.*)$/.test(name));
  const answer = await fetch((url.startsWith('/api/') ? api : search) + url, {
    method,
    headers: passed.map(([name, value]) => [name, String(value)]),
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  });
  const type = answer.headers.get('content-type') ?? 'application/json';
  return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
}
