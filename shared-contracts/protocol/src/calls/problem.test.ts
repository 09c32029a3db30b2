import { expect, test, vi } from 'vitest';
import { ApiError, toProblem } from './problem.ts';

const problem = { type: 'invalid-input', title: 'Revisa los datos', status: 422, issues: { phone: 'No' } } as const;

test('an error of the copy in another bundle is an error of this one', async () => {
  vi.resetModules();
  const other = await import('./problem.ts');
  expect(other.ApiError).not.toBe(ApiError);
  expect(new other.ApiError(problem)).toBeInstanceOf(ApiError);
  expect(new Error('ApiError')).not.toBeInstanceOf(ApiError);
});

test('a body that is no problem becomes one by its status', () => {
  expect(toProblem(422, problem)).toBe(problem);
  expect(toProblem(429, '<html>')).toEqual({ type: 'too-many-requests', title: 'HTTP 429', status: 429 });
  expect(toProblem(0, undefined).type).toBe('unavailable');
});
