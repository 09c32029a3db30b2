import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { allEndpoints } from '../api-suite.ts';
import type { Change, HostileRequest } from './hostile-requests.ts';

/** The endpoints of the contract by the id that the document gives them. */
export type Contract = ReadonlyMap<string, Endpoint>;

/** Reads the contract that the application executes. */
export async function readContract(): Promise<Contract> {
  const endpoints = await allEndpoints();
  return new Map(endpoints.map((endpoint) => [endpoint.operationId ?? endpoint.id, endpoint]));
}

/**
 * What is worth sending of hostile requests. A value that the schema of its call refuses gets no further than that, and
 * all of a kind are refused alike: one of each kind is sent for each field, and every value that is let in.
 */
export function* tellingRequests(requests: Iterable<HostileRequest>, contract: Contract): Generator<HostileRequest> {
  const told = new Set<string>();
  for (const request of requests) {
    const { change, target } = request;
    const endpoint = contract.get(target.id);
    if (change && endpoint && isRefused(endpoint, change)) {
      const kind = `${change.part} ${change.place} ${typeof change.value}`;
      if (told.has(kind)) continue;
      told.add(kind);
    }
    yield request;
  }
}

function isRefused(endpoint: Endpoint, { part, input }: Change): boolean {
  // The handler of a form with a file reads its body by itself.
  if (part === 'body' && endpoint.isMultipart) return false;
  return endpoint[part]?.safeParse(input).success === false;
}
