import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { type FairCard, nextFair, openFair } from '../model/fair-card.ts';
import type { RegistrationChoice } from '../model/registration-address.ts';
import { loadProgramme } from '../programme/programme-queries.ts';
import { type Combos, loadCombos, type Option } from '../queries/combos-queries.ts';
import { loadFairs } from '../queries/fair-queries.ts';

/** A fair that takes registrations. */
export interface OpenFair {
  readonly fair: FairCard;
  /** When it was read, in milliseconds. */
  readonly readAt: number;
  /** Null where the lists could not be had. */
  readonly combos: Combos | null;
  readonly stands: readonly Option[];
  readonly banks: readonly Option[];
}

export interface RegistrationData {
  readonly choice: RegistrationChoice;
  readonly open: OpenFair | null;
  /** The next fair, while none is on. */
  readonly next: FairCard | null;
}

/** What the registration shows; lists, stands and banks that cannot be had leave a form that works without them [B122]. */
export async function loadRegistration(
  call: CallApi,
  choice: RegistrationChoice,
  signal: AbortSignal,
): Promise<RegistrationData> {
  const fairs = await loadFairs(call, signal);
  const fair = openFair(fairs, choice.fair);
  if (!fair) return { choice, open: null, next: nextFair(fairs) ?? null };
  const [combos, programme] = await Promise.all([
    loadCombos(call, fair.hyphenized, signal).catch(() => null),
    loadProgramme(call, { fair: fair.hyphenized, region: 'home' }, signal).catch(() => undefined),
  ]);
  const stands = (programme?.stands ?? []).map(({ slug, name }) => ({ value: slug, label: name }));
  const banks = (programme?.banks ?? []).map(({ name }) => ({ value: name, label: name }));
  return { choice, open: { fair, readAt: Date.now(), combos, stands, banks }, next: null };
}
