import { ApiError } from 'shared-contracts/api/problem.ts';
import { expect, test } from 'vitest';
import { refusalOf } from './refusal.ts';

const fields = { user_mail: 'email', ids: 'cities' } as const;
const problem = (type: ConstructorParameters<typeof ApiError>[0]['type'], issues?: Record<string, string>) =>
  new ApiError({ type, title: '', status: 422, ...(issues ? { issues } : {}) });

test('[B058] what the server refuses stands at its control', () => {
  expect(refusalOf(problem('invalid-input', { user_mail: 'El mail no es válido', 'ids.0': 'No' }), fields)).toEqual({
    kind: 'invalid',
    issues: { email: 'El mail no es válido', cities: 'No' },
  });
});

test('too many attempts are told as such', () => {
  expect(refusalOf(problem('too-many-requests'), fields)).toMatchObject({ kind: 'refused' });
});

test('everything else is a failure', () => {
  for (const error of [problem('internal'), problem('invalid-input', { other: 'No' }), new Error('lost')]) {
    expect(() => refusalOf(error, fields)).toThrow(error);
  }
});
