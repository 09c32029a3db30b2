import { ApiError } from '@umbral/protocol/calls/problem.ts';
import type { KeptForm, Outcome } from '../form-state.ts';
import { keepForm } from './kept-forms.ts';

/**
 * Sends a form by its call and takes the answer, or keeps the form on this device where there is no connection, so
 * that nothing is lost [B058]. Throws where the server failed, and where the device cannot keep the form either.
 */
export async function sendOrKeep<Answer, Sent>(
  form: Omit<KeptForm, 'keptAt' | 'problem'>,
  call: () => Promise<Answer>,
  take: (answer: Answer) => Outcome<Sent>,
): Promise<Outcome<Sent>> {
  const answer = navigator.onLine ? await call().catch(onlyUnreached) : undefined;
  if (answer !== undefined) return take(answer);
  const kept = { ...form, keptAt: Date.now() };
  if (!keepForm(kept)) throw new Error('This device keeps no forms');
  return { kind: 'kept', kept };
}

/** Without a connection the code that sends may be what cannot be had. */
function onlyUnreached(error: unknown): undefined {
  if (error instanceof ApiError && error.problem.status !== 0) throw error;
}
