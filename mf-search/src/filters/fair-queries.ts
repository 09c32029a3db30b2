import { listFairs } from '@umbral/domain/api/fairs.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { FairName } from '../view-model/filter-panel.ts';

const keepMs = 600_000;
/** A listing does not wait longer for the names of fairs: pages are drawn within half a second. */
const patienceMs = typeof window === 'undefined' ? 250 : 3000;
let known: { readonly fairs: readonly FairName[]; readonly until: number } | undefined;

/** The active fairs by name, asked for once in ten minutes; none where the API does not answer soon. */
export async function activeFairs(call: CallApi, signal: AbortSignal, now: number): Promise<readonly FairName[]> {
  if (known && known.until > now) return known.fairs;
  const soon = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  try {
    const { data } = await call(listFairs, {}, { signal: soon });
    const fairs = data
      .filter(({ status, projects }) => status === '1' && projects > 0)
      .map(({ hyphenized, name }) => ({ slug: hyphenized, name }));
    known = { fairs, until: now + keepMs };
    return fairs;
  } catch {
    return [];
  }
}
