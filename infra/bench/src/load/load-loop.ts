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

interface Load {
  /** Carries out the n-th request; false or an error where it failed. */
  readonly request: (number: number) => Promise<boolean>;
  readonly clients: number;
  readonly seconds: number;
}

/** So many clients ask one after the other, until the time is over. */
export async function runLoad({ request, clients, seconds }: Load): Promise<LoadFigures> {
  const times: number[] = [];
  let failed = 0;
  let number = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  const client = async () => {
    while (performance.now() < end) {
      const asked = performance.now();
      const isWell = await request(number++).catch(() => false);
      times.push(performance.now() - asked);
      if (!isWell) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const elapsed = (performance.now() - began) / 1000;
  const at = (share: number) => quantile(times, share) ?? 0;
  return { perSecond: times.length / elapsed, p50: at(0.5), p90: at(0.9), p99: at(0.99), failed };
}
