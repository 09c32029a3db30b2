import { listOwnSecurityEvents, type OwnSecurityEvent } from '@umbral/domain/api/security-log.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';

/** One page of what happened to an account. */
export interface Activity {
  readonly events: readonly OwnSecurityEvent[];
  readonly page: number;
  readonly pages: number;
  /** Names of providers by their keys. */
  readonly providerLabels: Readonly<Record<string, string>>;
}

type ActivityPage = Omit<Activity, 'providerLabels'>;

/** The page of the log that an address asks for; null where it cannot be read, for the screen has more to show. */
export async function readActivity(call: CallApi, url: URL, signal: AbortSignal): Promise<ActivityPage | null> {
  try {
    const { data, page, pages } = await call(listOwnSecurityEvents, { query: { page: pageOf(url) } }, { signal });
    return { events: data, page, pages };
  } catch (error) {
    if (error instanceof ApiError && error.problem.type !== 'not-signed-in' && !signal.aborted) return null;
    throw error;
  }
}

function pageOf({ searchParams }: URL): number {
  const page = searchParams.get('actividad') ?? '1';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}
