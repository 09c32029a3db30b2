import { fromHref, toHref } from '@umbral/domain/routes/search-url.ts';
import { computingMs } from '@umbral/domain/testing/computing-ms.ts';
import { expect, test } from 'vitest';
import { sentenceReader } from './read-sentence.ts';
import { searchOf } from './sentence-chips.ts';
import { readSamples } from './testing/sentence-fixture.ts';
import { testPlaces } from './testing/test-places.ts';

const read = sentenceReader(testPlaces());
const samples = readSamples('sentences.txt');
const words = samples.flatMap(({ sentence }) => sentence.split(' '));
const oddities = [
  '$',
  '-',
  '+',
  ',',
  'no',
  'sin',
  'entre',
  '9'.repeat(400),
  '1.2.3',
  'ñ',
  '\u0301',
  '\ud800',
  '🏠',
  '<b>',
  '%2F',
  '\0',
  'm²',
  '½',
  'ﬁ',
];

/** Numbers from 0 to below 1, the same ones each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function randomSentence(random: () => number): string {
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  const letters = () => String.fromCharCode(...Array.from({ length: 6 }, () => 32 + Math.floor(random() * 600)));
  const part = () => {
    const choice = random();
    return choice < 0.75 ? pick(words) : choice < 0.9 ? pick(oddities) : letters();
  };
  return Array.from({ length: Math.floor(random() * 14) }, part).join(random() < 0.9 ? ' ' : '');
}

const random = seeded(20_261_121);
const sentences = Array.from({ length: 800 }, () => randomSentence(random));

test('whatever is typed, spans lie inside the sentence, in order, and never overlap', () => {
  for (const sentence of sentences) {
    let end = 0;
    for (const { span } of read(sentence).chips) {
      expect(span[0], sentence).toBeGreaterThanOrEqual(end);
      expect(span[1], sentence).toBeGreaterThan(span[0]);
      end = span[1];
    }
    expect(end, sentence).toBeLessThanOrEqual(sentence.length);
  }
});

test('whatever is typed, the listing of it has an address that says the same again', () => {
  for (const sentence of [...sentences, ...samples.map((sample) => sample.sentence)]) {
    const search = searchOf(read(sentence));
    expect(fromHref(toHref(search)), sentence).toEqual(search);
  }
});

test.each([
  [
    'random words of eight letters',
    () =>
      Array.from({ length: 900 }, () =>
        'abcdefgh'.replace(/./g, () => String.fromCharCode(97 + Math.floor(random() * 26))),
      ).join(' '),
  ],
  ['one number', () => '9'.repeat(8192)],
  ['numbers', () => '1 '.repeat(4096)],
  ['hundreds', () => 'cien '.repeat(1638)],
  ['marks', () => '$'.repeat(8192)],
  ['places', () => 'cali bogota medellin suba usaquen '.repeat(240)],
  ['slips', () => 'baranquila '.repeat(740)],
  ['denials', () => 'no '.repeat(2700)],
  ['one word', () => 'a'.repeat(8192)],
  ['a sentence again and again', () => 'apto 2 alcobas en Cali menos de 300 millones '.repeat(180)],
])('8 KB of %s are computed in less than 100 ms', (_name, make) => {
  const text = make();
  const times = Array.from({ length: 3 }, () => computingMs(() => read(text)));
  expect(Math.min(...times)).toBeLessThan(100);
});
