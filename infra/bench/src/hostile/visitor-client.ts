import { Agent, request } from 'node:http';

/** What somebody asks, and from where. */
export interface VisitorCall {
  readonly url: string;
  /** The address of the network that it comes from. */
  readonly address: string;
  /** Sent by POST as JSON, from a page of the portal. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How a call was answered. */
export interface VisitorAnswer {
  readonly status: number;
  readonly ms: number;
}

/** Visitors of one kind, over connections that stay open. */
export interface VisitorClient {
  /** Reads the answer to its end; a lost connection is status 0. */
  ask(call: VisitorCall): Promise<VisitorAnswer>;
  close(): void;
}

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** Visitors behind a proxy that says where they come from. */
export function openVisitorClient(connections: number): VisitorClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    ask: ({ url, address, body, headers: own }) => {
      const began = performance.now();
      const posted = body === undefined ? {} : { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
      const headers = {
        'user-agent': browser,
        'accept-encoding': 'br',
        'x-forwarded-for': address,
        ...posted,
        ...own,
      };
      const method = body === undefined ? 'GET' : 'POST';
      return new Promise((resolve) => {
        const end = (status: number) => resolve({ status, ms: performance.now() - began });
        request(url, { agent, method, headers }, (response) => {
          response.resume();
          response.on('end', () => end(response.statusCode ?? 0));
          response.on('error', () => end(0));
        })
          .on('error', () => end(0))
          .end(body === undefined ? undefined : JSON.stringify(body));
      });
    },
    close: () => agent.destroy(),
  };
}
