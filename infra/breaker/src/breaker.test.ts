import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';
import { failuresInARow, manyFailures, type OpeningRule } from './opening-rules.ts';

const openMs = 1000;

/** A breaker, the clock that it lives by, and calls that end in it: `f` fails, anything else succeeds. */
function setUp(rule: OpeningRule) {
  const clock = { now: 0 };
  const breaker = createBreaker({ rule, openMs, clock: () => clock.now });
  const stateAfter = (ends: string) => {
    for (const end of ends) {
      clock.now += 10;
      if (end === 'f') breaker.failed();
      else breaker.succeeded();
    }
    return breaker.state;
  };
  return { clock, breaker, stateAfter };
}

test('failures in a row open it; a success between them does not let it come to that', () => {
  const { stateAfter } = setUp(failuresInARow(3));
  expect([stateAfter('ff.ff'), stateAfter('f')]).toEqual(['closed', 'open']);
});

test('many failures open it, and what is older than the window counts no more', () => {
  const { clock, stateAfter } = setUp(manyFailures({ judged: 50, windowMs: 60_000, failures: 5, share: 0.2 }));
  expect(stateAfter('ffff')).toBe('closed');
  clock.now = 61_000;
  expect(stateAfter('ffff')).toBe('closed');
  expect(stateAfter('f')).toBe('open');
});

test('one probe decides, and with its success everything before is forgotten', () => {
  const { clock, breaker, stateAfter } = setUp(failuresInARow(5));
  expect([stateAfter('fffff'), breaker.admits()]).toEqual(['open', false]);
  clock.now += openMs;
  expect([breaker.state, breaker.admits(), breaker.admits()]).toEqual(['half-open', true, false]);
  expect(stateAfter('f')).toBe('open');
  clock.now += openMs;
  expect([breaker.admits(), stateAfter('.')]).toEqual([true, 'closed']);
  expect(stateAfter('ffff')).toBe('closed');
});

test('it rests while it is open and while a probe is out', () => {
  const { clock, breaker, stateAfter } = setUp(failuresInARow(1));
  expect(breaker.isResting).toBe(false);
  stateAfter('f');
  expect(breaker.isResting).toBe(true);
  clock.now += openMs;
  expect([breaker.isResting, breaker.admits(), breaker.isResting]).toEqual([false, true, true]);
});

test('a probe that says nothing lets the next one try, and one that never ends gives way', () => {
  const { clock, breaker, stateAfter } = setUp(failuresInARow(1));
  stateAfter('f');
  clock.now += openMs;
  expect(breaker.admits()).toBe(true);
  breaker.released();
  expect([breaker.admits(), breaker.admits()]).toEqual([true, false]);
  clock.now += openMs;
  expect(breaker.admits()).toBe(true);
});

test('the success of a call from before it opened does not close it', () => {
  const { stateAfter } = setUp(failuresInARow(2));
  expect(stateAfter('ff.')).toBe('open');
});
