import { asksToSignInAgain } from '@umbral/kit/remote/sign-in-again.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { failureTexts } from './failure-texts.ts';

/** What can be changed by somebody else while it is looked at. */
export type Shared = keyof typeof failureTexts.changed;

/** Why a change was not made, for people. */
export interface Failure {
  readonly text: string;
  /** Somebody else changed it meanwhile: it is to be read again. */
  readonly isStale?: boolean;
}

/** What is said of a call that failed; where the session has ended, the sign-in opens over the page. */
export function failureOf(
  remote: Pick<RemoteContext, 'bus'>,
  error: unknown,
  failed: string,
  shared?: Shared,
): Failure {
  const isStale = error instanceof ApiError && error.problem.type === 'conflict';
  if (shared && isStale) return { text: failureTexts.changed[shared], isStale };
  return { text: asksToSignInAgain(remote, error) ? failureTexts.signedOut : failed };
}
