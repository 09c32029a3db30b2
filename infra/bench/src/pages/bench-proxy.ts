import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

type Asked = Pick<IncomingMessage, 'url' | 'method' | 'headers'>;

/** The server that a proxy of a benchmark stands before. */
export interface Upstream {
  /** Its answer to the same request, with a body if one is given. The host stays the one by which the proxy was asked. */
  ask(asked: Asked, body?: IncomingMessage): Promise<IncomingMessage>;
  /** Its answer as it is. */
  forward(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): void;
}

/** Connections to the server at an address, which stay open. */
export function openUpstream(address: string): Upstream {
  const agent = new Agent({ keepAlive: true });
  const upstream: Upstream = {
    async ask({ url = '/', method, headers }, body) {
      const outgoing = openRequest(new URL(url, address), { method, headers, agent });
      const sent = body ? pipeline(body, outgoing) : void outgoing.end();
      // Together: a server that is away refuses both.
      const [[incoming]]: [IncomingMessage[], unknown] = await Promise.all([once(outgoing, 'response'), sent]);
      if (!incoming) throw new Error('The server gave no answer');
      return incoming;
    },
    async forward(request, response) {
      const incoming = await upstream.ask(request, request);
      response.writeHead(incoming.statusCode ?? 502, incoming.headers);
      await pipeline(incoming, response);
    },
    close: () => agent.destroy(),
  };
  return upstream;
}

/** Listens at a port; whatever cannot be answered is 502 with its reason. Gives the way to stop. */
export async function listenAt(
  port: number,
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  server.listen(port);
  await once(server, 'listening');
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}
