import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodeForDerivatives, usualDerivatives } from '../derivatives/derivatives.ts';
import { inspectPicture } from './inspect-picture.ts';
import { formatOf } from './picture-format.ts';
import { bombPng, cameraName, impostors, phoneJpeg, sampleJpeg, samplePng, sampleTiff } from './sample-pictures.ts';

const all = ['jpeg', 'png', 'tiff'] as const;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'umbral-images-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function inspect(bytes: Buffer, formats: readonly ('jpeg' | 'png' | 'tiff')[] = all) {
  const path = join(folder, 'picture.bin');
  writeFileSync(path, bytes);
  return inspectPicture(path, { formats, sender: 'test' });
}

test.each([
  ['jpeg', sampleJpeg],
  ['png', samplePng],
  ['tiff', sampleTiff],
] as const)('a %s is known by its content, with its size, colour and thumbhash', async (format, make) => {
  const picture = await inspect(await make({ width: 640, height: 480 }));
  expect(picture).toMatchObject({ format, width: 640, height: 480 });
  expect(picture.color).toMatch(/^#[0-9a-f]{6}$/);
  expect(Buffer.from(picture.thumbhash, 'base64').length).toBeGreaterThan(10);
});

test('a kind that is not admitted here is refused although it is a picture', async () => {
  await expect(inspect(await sampleTiff({ width: 20, height: 20 }), ['jpeg', 'png'])).rejects.toMatchObject({
    fault: 'type',
  });
});

test.each(Object.keys(impostors))('refused: %s', async (name) => {
  const fault = name === 'html that begins as a jpeg' ? 'damaged' : 'type';
  await expect(inspect(impostors[name] ?? Buffer.alloc(0))).rejects.toMatchObject({ fault });
});

test.each([
  ['jpeg', sampleJpeg],
  ['png', samplePng],
  ['tiff', sampleTiff],
] as const)('a %s that breaks off is refused, wherever it does', async (_, make) => {
  const whole = await make({ width: 900, height: 700 });
  for (const part of [0.05, 0.5, 0.97])
    await expect(inspect(whole.subarray(0, Math.floor(whole.length * part)))).rejects.toMatchObject({
      fault: 'damaged',
    });
});

test('a bomb is refused by its header', async () => {
  for (const side of [7100, 15_000, 99_999, 2_000_000_000]) {
    const fault = await inspect(bombPng(side)).catch((error: { fault?: string }) => error.fault);
    expect([side, fault]).toEqual([side, side === 2_000_000_000 ? expect.stringMatching(/pixels|damaged/) : 'pixels']);
  }
});

test('a picture of many passes that would fill the memory is refused by its header', async () => {
  const wide = { create: { width: 7000, height: 6000, channels: 4, background: '#4477aa' } } as const;
  const passes = await sharp(wide).toColourspace('rgb16').png({ progressive: true, compressionLevel: 9 }).toBuffer();
  await expect(inspect(passes)).rejects.toMatchObject({ fault: 'pixels' });
  expect(await inspect(await sharp(wide).png({ compressionLevel: 9 }).toBuffer())).toMatchObject({ width: 7000 });
});

test('a picture that is longer than any encoder takes is refused', async () => {
  await expect(inspect(await samplePng({ width: 16_400, height: 2 }))).rejects.toMatchObject({ fault: 'pixels' });
});

test('the picture of a telephone stands upright, and what is published does not say where it was taken', async () => {
  const original = await phoneJpeg({ width: 2000, height: 1500 });
  expect(original.includes(cameraName)).toBe(true);
  expect(await inspect(original)).toMatchObject({ width: 1500, height: 2000 });
  const derivatives = await usualDerivatives(await decodeForDerivatives(original));
  expect(derivatives.map(({ format, width }) => `${format} ${width}`)).toEqual([
    'webp 400',
    'webp 800',
    'webp 1500',
    'jpeg 1200',
  ]);
  for (const { data } of derivatives) {
    for (const mark of [cameraName, 'Exif', 'EXIF', 'GPS', 'http://ns.adobe.com'])
      expect(data.includes(mark)).toBe(false);
  }
});

test('a small picture is never made larger, and a name stands for its content', async () => {
  const base = await decodeForDerivatives(await samplePng({ width: 300, height: 200 }));
  const derivatives = await usualDerivatives(base);
  expect(derivatives.map(({ format, width }) => [format, width])).toEqual([
    ['webp', 300],
    ['jpeg', 300],
  ]);
  expect((await usualDerivatives(base)).map(({ name }) => name)).toEqual(derivatives.map(({ name }) => name));
  const other = await usualDerivatives(
    await decodeForDerivatives(await samplePng({ width: 300, height: 200, seed: 4 })),
  );
  expect(other[0]?.name).not.toBe(derivatives[0]?.name);
});

test('a script beside a picture is no part of what is published', async () => {
  const script = '<script>alert(document.domain)</script>';
  const polyglot = Buffer.concat([await sampleJpeg({ width: 300, height: 200 }), Buffer.from(script)]);
  const base = await decodeForDerivatives(polyglot);
  for (const { data } of await usualDerivatives(base)) expect(data.includes('<script>')).toBe(false);
  expect(formatOf(polyglot)).toBe('jpeg');
});
