import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { picturesTexts as texts } from '../pictures-texts.ts';

/** Why a picture did not arrive. */
export interface SendFailure {
  /** `lost` goes on by itself when the connection is back, `session` after a sign-in, `refused` by a press. */
  readonly kind: 'lost' | 'session' | 'refused';
  /** For people. */
  readonly reason: string;
}

/** What an error of a call means for a picture on its way. The server words what is wrong with the picture itself. */
export function failureOf(error: unknown): SendFailure {
  if (!(error instanceof ApiError)) return { kind: 'refused', reason: texts.failed };
  const { status, issues } = error.problem;
  const reason = issues?.file ?? issues?.part;
  const isBusy = status === 0 || status >= 502 || (status === 429 && reason === undefined);
  if (isBusy) return { kind: 'lost', reason: texts.state.paused };
  if (status === 401) return { kind: 'session', reason: texts.signedOut };
  if (status === 403) return { kind: 'refused', reason: texts.notAllowed };
  if (status === 409) return { kind: 'refused', reason: texts.conflict };
  return { kind: 'refused', reason: reason ?? texts.failed };
}
