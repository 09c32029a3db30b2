import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a builder's system got it. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A builder's own system: a real server on this machine. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** What it answers from now on. */
  answerWith(status: number): void;
  /** For how long it thinks before it answers, from now on. */
  answerAfter(ms: number): void;
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let status = 200;
  let thinksMs = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      const answer = () => response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('ok');
      setTimeout(answer, thinksMs);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/umbral`,
    received,
    answerWith(next) {
      status = next;
    },
    answerAfter(ms) {
      thinksMs = ms;
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}
