import { saveComparison as endpoint } from '@umbral/domain/api/saved.ts';
import { comparisonLimits } from '@umbral/domain/limits/comparison-limits.ts';
import { hasExactlyOneRole } from '@umbral/domain/people/user-roles.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { Session } from '@umbral/protocol/remote/remote-context.ts';
import { texts } from '../texts.ts';

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly comparisonId: number; readonly text: string }
  | { readonly kind: 'refused'; readonly text: string }
  /** Nobody is signed in: the modal of what only members have. */
  | { readonly kind: 'needs-account' }
  /** Not exactly one role: the modal to enter as somebody else. */
  | { readonly kind: 'needs-one-role' };

/** Saves what is compared for whoever is signed in, or says why not [B054, B056, M089 to M093]. */
export async function saveComparison(
  call: CallApi,
  session: Session | null | undefined,
  plantIds: readonly number[],
): Promise<SaveOutcome> {
  if (!session) return { kind: 'needs-account' };
  if (!hasExactlyOneRole(session.roles.join(','))) return { kind: 'needs-one-role' };
  if (plantIds.length < comparisonLimits.minToSave) return { kind: 'refused', text: texts.save.few };
  if (plantIds.length > comparisonLimits.max) return { kind: 'refused', text: texts.toasts.full };
  try {
    const { ok, message, id } = await call(endpoint, { body: { projects: [...plantIds] } });
    if (ok === 1 && id !== null) return { kind: 'saved', comparisonId: id, text: texts.save.saved };
    return { kind: 'refused', text: message || texts.save.failed };
  } catch {
    return { kind: 'refused', text: texts.save.failed };
  }
}
