import { expect, test } from 'vitest';
import { sentenceReader } from './read-sentence.ts';
import { difference, readSamples } from './testing/sentence-fixture.ts';
import { testPlaces } from './testing/test-places.ts';

const read = sentenceReader(testPlaces());
const samples = readSamples('held-out-sentences.txt');
const wrong = samples.flatMap((sample) => difference(sample, read(sample.sentence)) ?? []);
const share = (100 * (samples.length - wrong.length)) / samples.length;

test(`[R047] of ${samples.length} sentences written after the reader ${share.toFixed(1)} % are read exactly`, () => {
  expect(samples.length).toBe(40);
  expect(share, `\n${wrong.join('\n')}\n`).toBeGreaterThanOrEqual(80);
});
