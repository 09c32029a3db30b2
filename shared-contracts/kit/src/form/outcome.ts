import { ApiError } from '@umbral/protocol/calls/problem.ts';
import type { Outcome, Refusal } from './form-state.ts';
import { formTexts } from './form-texts.ts';
import { hasIssues, type Issues, landIssues, noIssues } from './issues.ts';

/** The form has arrived. */
export function sent<Sent>(result: Sent): Outcome<Sent> {
  return { kind: 'sent', result };
}

/** Some fields are wrong. */
export function wrong(issues: Issues): Outcome<never> {
  return { kind: 'refused', refusal: { why: 'wrong', issues } };
}

/** The server says no, in a sentence. */
export function refused(message: string): Outcome<never> {
  return { kind: 'refused', refusal: { why: 'refused', issues: noIssues, message } };
}

/**
 * Why a call failed, as its form shows it: at the fields that the server found wrong, as too many attempts, as a session
 * that has ended, or by the form's own sentence, `failed`.
 */
export function refusalOf(error: unknown, hasControl: (name: string) => boolean, failed: string): Refusal {
  const failure: Refusal = { why: 'failed', issues: noIssues, message: failed };
  if (!(error instanceof ApiError)) return failure;
  const { type, issues = noIssues } = error.problem;
  if (type === 'too-many-requests') return { why: 'refused', issues: noIssues, message: formTexts.tooMany };
  if (type === 'read-only') return { why: 'refused', issues: noIssues, message: formTexts.readOnly };
  if (type === 'not-signed-in') return { why: 'refused', issues: noIssues, message: formTexts.signedOut };
  if (type !== 'invalid-input') return failure;
  const landed = landIssues(issues, hasControl);
  return hasIssues(landed) ? { why: 'wrong', issues: landed } : failure;
}
