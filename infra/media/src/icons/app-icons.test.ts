import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { folders } from '../folders.ts';
import { drawAppIcons } from './app-icons.ts';

const pixels = (bytes: Buffer) => sharp(bytes).ensureAlpha().raw().toBuffer();

test('the committed icons are what the mark draws today', async () => {
  for (const { name, bytes } of await drawAppIcons()) {
    const committed = await readFile(path.join(folders.home, '../../shell/server/site/icons', name));
    expect(await pixels(committed), name).toEqual(await pixels(bytes));
  }
});

test('a launcher may cut a maskable icon to a circle: its edges are filled, its mark lies inside', async () => {
  const mask = (await drawAppIcons()).find(({ name }) => name === 'umbral-mask-512.png');
  const { data, info } = await sharp(mask?.bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  const ground = at(0, 0);
  expect(ground).toEqual([11, 93, 67, 255]);
  for (let y = 0; y < info.height; y += 8) {
    for (let x = 0; x < info.width; x += 8) {
      if (Math.hypot(x - 256, y - 256) > 0.4 * 512) expect(at(x, y)).toEqual(ground);
    }
  }
});
