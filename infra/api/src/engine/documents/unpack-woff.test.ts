import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);
const woff = readFileSync(resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'));

test('what comes out is as long as the file says, with tables where its directory says', () => {
  const font = unpackWoff(woff);
  expect(font.length).toBe(woff.readUInt32BE(16));
  expect(font.readUInt32BE(0)).toBe(0x00010000);
  const count = font.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, index) => 12 + index * 16);
  const head = entries.find((entry) => font.toString('latin1', entry, entry + 4) === 'head') ?? 0;
  // A mark that the format gives to this table.
  expect(font.readUInt32BE(font.readUInt32BE(head + 8) + 12)).toBe(0x5f0f3cf5);
  for (const entry of entries)
    expect(font.readUInt32BE(entry + 8) + font.readUInt32BE(entry + 12)).toBeLessThanOrEqual(font.length);
});

test('another file is refused', () => {
  expect(() => unpackWoff(Buffer.from('wOF2 and so on'))).toThrow('no WOFF');
});
