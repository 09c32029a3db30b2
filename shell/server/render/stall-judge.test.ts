import { expect, test } from 'vitest';
import { createStallJudge } from './stall-judge.ts';

const blockMs = 1500;

/** A thread whose own time is what the test says, in milliseconds. */
function threadThatRan(ownMs: () => number) {
  return { cpuUsage: async (before = { user: 0, system: 0 }) => ({ user: ownMs() * 1000 - before.user, system: 0 }) };
}

test('a thread that runs all the time and does not answer is guilty', async () => {
  let ranMs = 20;
  const judge = createStallJudge(
    threadThatRan(() => ranMs),
    blockMs,
  );
  expect(await judge.isGuilty(200)).toBe(false);
  ranMs = 1600;
  expect(await judge.isGuilty(1700)).toBe(true);
});

test('a thread that did not get its turn is innocent, but not for ever', async () => {
  const judge = createStallJudge(
    threadThatRan(() => 20),
    blockMs,
  );
  expect(await judge.isGuilty(200)).toBe(false);
  expect(await judge.isGuilty(3000)).toBe(false);
  expect(await judge.isGuilty(7501)).toBe(true);
});

test('an answer starts the account anew', async () => {
  let ranMs = 20;
  const judge = createStallJudge(
    threadThatRan(() => ranMs),
    blockMs,
  );
  await judge.isGuilty(200);
  ranMs = 1600;
  judge.acquit();
  expect(await judge.isGuilty(200)).toBe(false);
});
