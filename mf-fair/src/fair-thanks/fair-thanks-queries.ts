import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { openFair } from '../model/fair-card.ts';
import { loadProgramme } from '../programme/programme-queries.ts';
import { loadFairs } from '../queries/fair-queries.ts';
import type { FairThanksData } from './fair-thanks-route.ts';

/** The fair that is on and is named, else the one that leads, with its programme. */
export async function loadOpenFair(
  call: CallApi,
  named: string | undefined,
  signal: AbortSignal,
): Promise<FairThanksData['open']> {
  const fair = openFair(await loadFairs(call, signal), named);
  if (!fair) return null;
  return { fair, programme: await loadProgramme(call, { fair: fair.hyphenized, region: 'home' }, signal) };
}
