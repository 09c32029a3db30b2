import { ApiError, type Problem } from '@umbral/protocol/calls/problem.ts';
import { expect, test } from 'vitest';
import { formTexts } from './form-texts.ts';
import { noIssues } from './issues.ts';
import { refusalOf } from './outcome.ts';

const failed = 'No pudimos.';
const failure = { why: 'failed', issues: noIssues, message: failed };
const problem = (facts: Partial<Problem>) => new ApiError({ type: 'invalid-input', title: '', status: 422, ...facts });
const refusal = (error: unknown) => refusalOf(error, (name) => name === 'email', failed);

test('[B058] what the server finds wrong stands at its fields', () => {
  const issues = { email: 'Debe ingresar un email válido', token: 'x' };
  expect(refusal(problem({ issues }))).toEqual({ why: 'wrong', issues: { email: 'Debe ingresar un email válido' } });
});

test('[B058] too many attempts are told as such', () => {
  const answer = refusal(problem({ type: 'too-many-requests', status: 429 }));
  expect(answer).toEqual({ why: 'refused', issues: noIssues, message: formTexts.tooMany });
});

test('a session that has ended is told as such', () => {
  const answer = refusal(problem({ type: 'not-signed-in', status: 401 }));
  expect(answer).toEqual({ why: 'refused', issues: noIssues, message: formTexts.signedOut });
});

test.each([
  ['a lost connection', problem({ type: 'unavailable', status: 0 })],
  ['a server in trouble', problem({ type: 'internal', status: 500, issues: { email: 'x' } })],
  ['issues that no control can show', problem({ issues: { token: 'x' } })],
  ['issues that are not told', problem({})],
  ['code that cannot be had', new TypeError('Failed to fetch')],
])('[M094] %s is a failure in the words of the form', (_, error) => {
  expect(refusal(error)).toEqual(failure);
});
