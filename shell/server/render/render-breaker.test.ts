import { expect, test } from 'vitest';
import { createRenderBreaker, defaultBreaker } from './render-breaker.ts';

/** The state after renders that end in it, one each 10 ms: `f` fails, anything else succeeds. */
function stateAfter(ends: string) {
  const clock = { now: 0 };
  const breaker = createRenderBreaker(defaultBreaker, () => clock.now);
  for (const end of ends) {
    clock.now += 10;
    if (end === 'f') breaker.failed();
    else breaker.succeeded();
  }
  return breaker.state;
}

test('few failures among many renders leave the breaker closed', () => {
  expect(stateAfter(`f${'.'.repeat(100)}`.repeat(20))).toBe('closed');
});

test('five failures open it where little is drawn, and a fifth of the last fifty where much is', () => {
  expect([stateAfter('ffff'), stateAfter('..f.ff..ff')]).toEqual(['closed', 'open']);
  const good = '.'.repeat(100);
  expect([stateAfter(`${good}fffffffff`), stateAfter(`${good}ffffffffff`)]).toEqual(['closed', 'open']);
});
