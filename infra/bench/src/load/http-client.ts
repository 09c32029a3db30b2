import { Agent, request } from 'node:http';

export interface HttpCall {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks over connections that stay open. */
export interface HttpClient {
  /** Whether the answer was 200; it is read to its end. */
  ask(call: HttpCall): Promise<boolean>;
  close(): void;
}

/** A client with at most so many connections. */
export function openHttpClient(connections: number): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    ask: ({ method, url, body, headers: own }) =>
      new Promise((resolve, reject) => {
        const type = body === undefined ? {} : { 'content-type': 'application/json' };
        const headers = { accept: '*/*', 'accept-encoding': 'br', ...type, ...own };
        request(url, { agent, method, headers }, (response) => {
          response.resume();
          response.on('end', () => resolve(response.statusCode === 200));
          response.on('error', reject);
        })
          .on('error', reject)
          .end(body === undefined ? undefined : JSON.stringify(body));
      }),
    close: () => agent.destroy(),
  };
}
