import { expect, test } from 'vitest';
import { sentenceReader } from './read-sentence.ts';
import { readSamples } from './testing/sentence-fixture.ts';
import { testPlaces } from './testing/test-places.ts';
import { judge } from './testing/understanding.ts';

const read = sentenceReader(testPlaces());
const samples = readSamples('fixtures/taught.txt');

test(`[R047] ${samples.length} ways to say what the reader was taught are read whole`, () => {
  const judged = samples.map((sample) => judge(sample, read(sample.sentence)));
  const misses = judged.filter(({ verdict }) => verdict !== 'whole').map(({ miss }) => miss);
  expect(samples.length).toBeGreaterThanOrEqual(400);
  expect(misses, `\n${misses.join('\n')}\n`).toEqual([]);
});
