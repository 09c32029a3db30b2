import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPatientPacker } from './patient-packer.ts';

const text = (words: string) => Buffer.from(words.repeat(500));

test('texts are packed one after another, and what finds too many waiting is left as it is', async () => {
  const pack = createPatientPacker({ mostWaiting: 2, rest: 1 });
  const done: string[] = [];
  const packing = ['uno ', 'dos ', 'tres '].map(async (words) => {
    const packed = await pack(text(words));
    done.push(packed ? brotliDecompressSync(packed).toString('utf8', 0, 3) : 'none');
  });
  await Promise.all(packing);
  expect(done).toEqual(['none', 'uno', 'dos']);
  expect(await pack(text('otra '))).toBeDefined();
});
