import { ApiError, type ProblemType } from '@umbral/protocol/calls/problem.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { expect, test, vi } from 'vitest';
import { topicsAs } from '../testing/topics-as.ts';
import type { topics } from '../topics.ts';
import { asksToSignInAgain } from './sign-in-again.ts';

const ana = { id: 7, name: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '', roles: ['user'] };
const failure = (type: ProblemType, status: number) => new ApiError({ type, title: '', status });

function stage(session: typeof ana | null) {
  const bus = createBus({ isStrict: true, report: vi.fn() });
  bus.publish('shell/session-changed', { session }, 'shell');
  const asked = vi.fn();
  topicsAs<typeof topics>(bus, 'mf-account').handle('account/sign-in', asked);
  return { remote: { bus: ownedBus(bus, 'mf-builder', 'test') }, asked };
}

test('whoever was signed in is asked to sign in again, by the own address', () => {
  const { remote, asked } = stage(ana);
  expect(asksToSignInAgain(remote, failure('not-signed-in', 401))).toBe(true);
  expect(asked).toHaveBeenCalledWith({ view: 'login', email: ana.email, personId: ana.id });
});

test('where another tab has signed out already, the login is empty', () => {
  const { remote, asked } = stage(null);
  expect(asksToSignInAgain(remote, failure('not-signed-in', 401))).toBe(true);
  expect(asked).toHaveBeenCalledWith({ view: 'login' });
});

test.each([failure('not-allowed', 403), failure('unavailable', 0), new TypeError('x')])(
  'nobody is asked after %s',
  (error) => {
    const { remote, asked } = stage(ana);
    expect(asksToSignInAgain(remote, error)).toBe(false);
    expect(asked).not.toHaveBeenCalled();
  },
);
