import { Agent, get } from 'node:http';
import { quantile } from '../report/statistics.ts';

/** What a server did under a steady load. */
export interface LoadFigures {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly failed: number;
}

interface LoadRequest {
  /** Address of the n-th request. */
  readonly urlOf: (number: number) => string;
  readonly clients: number;
  readonly seconds: number;
}

/** So many clients ask one after the other over connections of their own, until the time is over. */
export async function runLoad({ urlOf, clients, seconds }: LoadRequest): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let failed = 0;
  let number = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  const client = async () => {
    while (performance.now() < end) {
      const asked = performance.now();
      const status = await ask(urlOf(number++), agent).catch(() => 0);
      times.push(performance.now() - asked);
      if (status !== 200) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const elapsed = (performance.now() - began) / 1000;
  agent.destroy();
  const at = (share: number) => quantile(times, share) ?? 0;
  return { perSecond: times.length / elapsed, p50: at(0.5), p90: at(0.9), p99: at(0.99), failed };
}

function ask(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { accept: '*/*', 'accept-encoding': 'br' };
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    }).on('error', reject);
  });
}
