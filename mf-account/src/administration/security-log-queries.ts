import { listSecurityEvents } from '@umbral/domain/api/security-log.ts';
import type { SecurityEventKind } from '@umbral/domain/people/security-event.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { EndpointOutput } from '@umbral/protocol/calls/endpoint.ts';

export type EventPage = EndpointOutput<typeof listSecurityEvents>;

/** What the log is narrowed by. */
export interface EventSearch {
  readonly q: string;
  readonly kind: SecurityEventKind | null;
}

/** One page of the log, of everybody or of one account. */
export function findEvents(
  call: CallApi,
  { person, page, ...search }: Partial<EventSearch> & { readonly person: number | undefined; readonly page: number },
  signal?: AbortSignal,
): Promise<EventPage> {
  return call(listSecurityEvents, { body: { ...search, person: person ?? null, page } }, { signal });
}
