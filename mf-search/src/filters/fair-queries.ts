import { listFairs } from '@umbral/domain/api/fairs.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { FairName } from '../view-model/filter-panel.ts';

const keepMs = 600_000;
let known: { readonly fairs: readonly FairName[]; readonly until: number } | undefined;

/** The active fairs by name, asked for once in ten minutes; none where the API does not answer. */
export async function activeFairs(call: CallApi, signal: AbortSignal, now: number): Promise<readonly FairName[]> {
  if (known && known.until > now) return known.fairs;
  try {
    const { data } = await call(listFairs, {}, { signal });
    const fairs = data
      .filter(({ status, projects }) => status === '1' && projects > 0)
      .map(({ hyphenized, name }) => ({ slug: hyphenized, name }));
    known = { fairs, until: now + keepMs };
    return fairs;
  } catch {
    return [];
  }
}
