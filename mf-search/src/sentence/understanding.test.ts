import { expect, test } from 'vitest';
import { sentenceReader } from './read-sentence.ts';
import { testPlaces } from './testing/test-places.ts';
import { type Half, judge, samplesOf, type Verdict } from './testing/understanding.ts';

const read = sentenceReader(testPlaces());

/** What became of a half, in percent, with each sentence that was not read as it is meant. */
function reportOf(half: Half) {
  const judged = samplesOf(half).map((sample) => judge(sample, read(sample.sentence)));
  const share = (verdict: Verdict) =>
    (100 * judged.filter((one) => one.verdict === verdict).length) / Math.max(judged.length, 1);
  const misses = judged.filter(({ verdict }) => verdict !== 'whole').map(({ verdict, miss }) => `${verdict}: ${miss}`);
  return { count: judged.length, whole: share('whole'), wrong: share('wrong'), misses: `\n${misses.join('\n')}\n` };
}

const blind = reportOf('blind');
const known = reportOf('known');

test(`[R047] of ${blind.count} sentences that nobody tuned the reader to ${blind.whole.toFixed(1)} % are read whole, ${blind.wrong.toFixed(1)} % wrong`, () => {
  expect(blind.count).toBeGreaterThanOrEqual(195);
  expect(blind.whole, blind.misses).toBeGreaterThanOrEqual(92);
  expect(blind.wrong, blind.misses).toBeLessThanOrEqual(2);
});

test(`[R047] of ${known.count} sentences that it was tuned to ${known.whole.toFixed(1)} % are read whole, ${known.wrong.toFixed(1)} % wrong`, () => {
  expect(known.count + blind.count).toBeGreaterThanOrEqual(400);
  expect(known.whole, known.misses).toBeGreaterThanOrEqual(95);
  expect(known.wrong, known.misses).toBeLessThanOrEqual(2);
});
