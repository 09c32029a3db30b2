import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a provider's protocol sees it. */
export interface ProtocolRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface ProtocolAnswer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  /** Sent as JSON unless it is text. */
  readonly body?: unknown;
}

/** How a provider can fail. */
export type Mishap = 'slow' | 'error' | 'garbage' | 'huge' | 'redirect' | 'cut' | 'limit';

/** A provider on this machine. */
export interface ProtocolServer {
  readonly url: string;
  /** Every request so far. */
  readonly requests: readonly ProtocolRequest[];
  /** Fails every request in one way, or works again. */
  failWith(mishap: Mishap | undefined): void;
  close(): Promise<void>;
}

const mishaps: Record<Exclude<Mishap, 'slow' | 'cut'>, ProtocolAnswer> = {
  error: { status: 500, body: { error: 'internal' } },
  garbage: { body: '<html>Mantenimiento</html>' },
  huge: { body: { filler: 'x'.repeat(2 * 1024 * 1024) } },
  redirect: { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data/' } },
  limit: { status: 429, body: {} },
};

/** Starts a provider that answers by `protocol`. */
export async function startProtocolServer(
  protocol: (request: ProtocolRequest) => ProtocolAnswer,
): Promise<ProtocolServer> {
  const requests: ProtocolRequest[] = [];
  let mishap: Mishap | undefined;

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(incoming);
    requests.push(request);
    // A slow provider answers when nobody waits any more: the end of the server ends it.
    if (mishap === 'slow') return;
    if (mishap === 'cut') {
      incoming.socket.destroy();
      return;
    }
    write(response, mishap ? mishaps[mishap] : protocol(request));
  }

  const server = createServer((incoming, response) => void handle(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    failWith(kind) {
      mishap = kind;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function readRequest(incoming: IncomingMessage): Promise<ProtocolRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return {
    method: incoming.method ?? 'GET',
    url: new URL(incoming.url ?? '/', 'http://provider.test'),
    headers: incoming.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

function write(response: ServerResponse, { status = 200, headers = {}, body }: ProtocolAnswer): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(status === 204 ? undefined : text);
}
