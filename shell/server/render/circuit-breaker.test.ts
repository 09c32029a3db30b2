import { expect, test } from 'vitest';
import { createCircuitBreaker, defaultBreaker } from './circuit-breaker.ts';

/** A circuit, the clock that it lives by, and renders that end in it: `f` fails, anything else succeeds. */
function setUp() {
  const clock = { now: 0 };
  const breaker = createCircuitBreaker({ ...defaultBreaker, now: () => clock.now });
  const stateAfter = (ends: string, everyMs = 10) => {
    for (const end of ends) {
      clock.now += everyMs;
      if (end === 'f') breaker.failed();
      else breaker.succeeded();
    }
    return breaker.state();
  };
  return { clock, breaker, stateAfter };
}

const good = '.'.repeat(100);

test('few failures among many renders leave the circuit closed', () => {
  const { stateAfter } = setUp();
  expect(stateAfter(`f${good}`.repeat(20))).toBe('closed');
});

test('five failures open it where little is drawn, and a fifth of the last fifty where much is', () => {
  expect(setUp().stateAfter('ffff')).toBe('closed');
  expect(setUp().stateAfter('..f.ff..ff')).toBe('open');
  const { stateAfter } = setUp();
  expect(stateAfter(`${good}fffffffff`)).toBe('closed');
  expect(stateAfter('f')).toBe('open');
});

test('what is older than a minute counts no more', () => {
  const { clock, stateAfter } = setUp();
  expect(stateAfter('ffff')).toBe('closed');
  clock.now = 61_000;
  expect(stateAfter('ffff')).toBe('closed');
  expect(stateAfter('f')).toBe('open');
});

test('one probe decides, and with its success everything before is forgotten', () => {
  const { clock, breaker, stateAfter } = setUp();
  expect([stateAfter('fffff'), breaker.admits()]).toEqual(['open', false]);
  clock.now += 10_000;
  expect([breaker.state(), breaker.admits(), breaker.admits()]).toEqual(['half-open', true, false]);
  expect(stateAfter('f')).toBe('open');
  clock.now += 10_000;
  expect([breaker.admits(), stateAfter('.')]).toEqual([true, 'closed']);
  expect(stateAfter('ffff')).toBe('closed');
});
