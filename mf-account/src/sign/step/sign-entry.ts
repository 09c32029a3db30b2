import { sessionOfUser } from '@umbral/domain/api/session-of-user.ts';
import type { SecondStep, SignedInUser } from '@umbral/domain/api/users.ts';
import type { Session } from '@umbral/protocol/remote/remote-context.ts';
import { loginTexts } from '../../texts/login-texts.ts';

/** What became of trying to sign in. */
export type SignEntry =
  /** `isWeak`: roles of staff rest until a second factor is set up. */
  | { readonly kind: 'entered'; readonly session: Session; readonly isWeak: boolean }
  /** The password was right; something else is to be proven. `reason` is why a first try at it was not taken. */
  | { readonly kind: 'step'; readonly ways: SecondStep['ways']; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string };

interface SignAnswer {
  readonly user: SignedInUser | null;
  readonly reason: string | null;
  readonly second_step: SecondStep | null;
  readonly needs_second_factor: boolean;
  /** What is still to be solved before the password is looked at. */
  readonly work?: unknown;
}

/** Reads the answer of a call that signs in. */
export function toEntry({ user, reason, second_step: step, needs_second_factor: isWeak, work }: SignAnswer): SignEntry {
  if (user) return { kind: 'entered', session: sessionOfUser(user), isWeak };
  if (work) return { kind: 'refused', reason: loginTexts.notProven };
  const why = reason ?? loginTexts.failed;
  return step ? { kind: 'step', ways: step.ways, reason: why } : { kind: 'refused', reason: why };
}
