import { expect, test } from 'vitest';
import { createStallCheck } from './stall-check.ts';

const blockMs = 1500;

/** A thread whose own time is what the test says, in milliseconds. */
function threadThatRan(ownMs: () => number) {
  return async () => ownMs();
}

test('a thread that runs all the time and does not answer is guilty', async () => {
  let ranMs = 20;
  const stall = createStallCheck(
    threadThatRan(() => ranMs),
    blockMs,
  );
  expect(await stall.isGuilty(200)).toBe(false);
  ranMs = 1600;
  expect(await stall.isGuilty(1700)).toBe(true);
});

test('a thread that did not get its turn is innocent, but not for ever', async () => {
  const stall = createStallCheck(
    threadThatRan(() => 20),
    blockMs,
  );
  expect(await stall.isGuilty(200)).toBe(false);
  expect(await stall.isGuilty(3000)).toBe(false);
  expect(await stall.isGuilty(7501)).toBe(true);
});

test('an answer starts the account anew', async () => {
  let ranMs = 20;
  const stall = createStallCheck(
    threadThatRan(() => ranMs),
    blockMs,
  );
  await stall.isGuilty(200);
  ranMs = 1600;
  stall.acquit();
  expect(await stall.isGuilty(200)).toBe(false);
});
