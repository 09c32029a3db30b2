import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { libraryFiles, pathOfFile } from './library-files.ts';
import { readManifest } from './manifest-file.ts';

const entries = readManifest();
const files = entries.flatMap((entry) => entry.files.map((file) => ({ ...file, key: entry.key })));
const megabyte = 1024 * 1024;

test('every file of the list is there, and no other', async () => {
  expect(await libraryFiles()).toEqual(files.map(({ src }) => src).toSorted());
});

test('the list is in order and says a key once', () => {
  const keys = entries.map(({ key }) => key);
  expect(keys).toEqual([...new Set(keys)].toSorted());
});

test('files have the width that the list says', async () => {
  const pictures = files.filter(({ format }) => format === 'avif' || format === 'webp');
  const wrong: string[] = [];
  for (const file of pictures) {
    const { width } = await sharp(pathOfFile(file)).metadata();
    if (width !== file.width) wrong.push(`${file.src}: ${width}`);
  }
  expect(wrong).toEqual([]);
});

test('photographs come as AVIF for screens and as one WebP for the rest', () => {
  const photographs = entries.filter(({ origin, kind }) => origin === 'render' && kind !== 'panorama');
  const faulty = photographs.filter(({ files: own }) => {
    const widths = (format: string) => own.filter((file) => file.format === format).map(({ width }) => width);
    return ![400, 800, 1280].every((width) => widths('avif').includes(width)) || widths('webp').join() !== '800';
  });
  expect(faulty.map(({ key }) => key)).toEqual([]);
});

test('words say what each rendered picture shows', () => {
  const rendered = entries.filter(({ origin }) => origin === 'render');
  const alts = new Set(rendered.map(({ alt }) => alt));
  expect(alts.size).toBeGreaterThanOrEqual(rendered.length * 0.6);
  expect(entries.filter(({ alt }) => alt.length < 12).map(({ key }) => key)).toEqual([]);
});

test('the library stays small', async () => {
  const sizes = await Promise.all(files.map(async (file) => (await stat(pathOfFile(file))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40 * megabyte);
});
