import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { appIconFiles } from '@umbral/domain/vocabulary/app-icons.ts';
import sharp from 'sharp';
import { folders } from '../folders.ts';

const site = path.join(folders.home, '../../shell/server/site');

/** What a launcher cuts off of a maskable icon is at most a fifth on each side. */
const safeShare = 0.6;
const units = 28;

/** The mark as a drawing for one of the icons: a maskable one is filled to its edges. */
export function iconDrawing(mark: string, isMaskable: boolean): string {
  if (!isMaskable) return mark;
  const scale = safeShare;
  const inset = (units * (1 - scale)) / 2;
  const [, ground = ''] = /<rect [^>]*fill=["'](#[0-9a-f]{6})["']/.exec(mark) ?? [];
  const inner = mark.replace(/<rect [^>]*\/>/, '').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units} ${units}"><rect width="${units}" height="${units}" fill="${ground}"/><g transform="translate(${inset} ${inset}) scale(${scale})">${inner}</g></svg>`;
}

/** Draws the icons of the installed portal from its mark; they are committed. */
export async function drawAppIcons(): Promise<readonly { readonly name: string; readonly bytes: Buffer }[]> {
  const mark = await readFile(path.join(site, 'favicon.svg'), 'utf8');
  return Promise.all(
    appIconFiles.map(async ({ name, size, purpose }) => {
      const drawing = iconDrawing(mark, purpose === 'maskable');
      const bytes = await sharp(Buffer.from(drawing), { density: (72 * size) / units })
        .resize(size, size)
        .png({ compressionLevel: 9, palette: true })
        .toBuffer();
      return { name, bytes };
    }),
  );
}

if (import.meta.main) {
  for (const { name, bytes } of await drawAppIcons()) await writeFile(path.join(site, 'icons', name), bytes);
}
