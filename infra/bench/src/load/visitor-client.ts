import { Agent, request } from 'node:http';

/** How a page was answered. */
export interface PageAnswer {
  readonly status: number;
  readonly ms: number;
}

/** Visitors of one kind, over connections that stay open. */
export interface VisitorClient {
  /** Asks for a page from an address of the network; a lost connection is status 0. */
  ask(url: string, address: string): Promise<PageAnswer>;
  close(): void;
}

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** Visitors behind a proxy that says where they come from. */
export function openVisitorClient(connections: number): VisitorClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    ask: (url, address) => {
      const began = performance.now();
      const headers = { 'user-agent': browser, 'accept-encoding': 'br', 'x-forwarded-for': address };
      return new Promise((resolve) => {
        const end = (status: number) => resolve({ status, ms: performance.now() - began });
        request(url, { agent, headers }, (response) => {
          response.resume();
          response.on('end', () => end(response.statusCode ?? 0));
          response.on('error', () => end(0));
        })
          .on('error', () => end(0))
          .end();
      });
    },
    close: () => agent.destroy(),
  };
}
