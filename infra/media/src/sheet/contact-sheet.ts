import sharp, { type OverlayOptions } from 'sharp';
import type { MediaEntry } from '../manifest/entry.ts';
import { pathOfFile } from '../manifest/library-files.ts';

const columns = 6;
const tile = { width: 320, height: 214, label: 34, gap: 8 } as const;
const cell = { width: tile.width + tile.gap, height: tile.height + tile.label + tile.gap } as const;
const ground = '#f4f1ec';

/** Pictures in rows with their key and words below each, as PNG; films show their first frame's file or none. */
export async function contactSheet(entries: readonly MediaEntry[]): Promise<Buffer> {
  const rows = Math.ceil(entries.length / columns);
  const layers: OverlayOptions[] = [];
  for (const [index, entry] of entries.entries()) {
    const left = tile.gap + (index % columns) * cell.width;
    const top = tile.gap + Math.floor(index / columns) * cell.height;
    layers.push({ input: await thumbnail(entry), left, top });
    layers.push({ input: Buffer.from(labelOf(entry)), left, top: top + tile.height });
  }
  const size = { width: columns * cell.width + tile.gap, height: rows * cell.height + tile.gap };
  const sheet = sharp({ create: { ...size, channels: 3, background: ground } });
  return sheet.composite(layers).png({ compressionLevel: 6 }).toBuffer();
}

/** Its smallest file that fills the tile, on the colour that screens paint behind it. */
async function thumbnail(entry: MediaEntry): Promise<Buffer> {
  const pictures = entry.files.filter(({ format }) => format !== 'webm' && format !== 'mp4');
  const byWidth = pictures.toSorted((a, b) => a.width - b.width);
  const file = byWidth.find(({ width }) => width >= tile.width) ?? byWidth.at(-1);
  const { width, height } = tile;
  const plain = sharp({ create: { width, height, channels: 3, background: entry.color } });
  if (!file) return plain.png().toBuffer();
  const picture = sharp(pathOfFile(file)).resize(width, height, { fit: 'contain', background: entry.color });
  return picture.flatten({ background: '#ffffff' }).png().toBuffer();
}

function labelOf({ key, alt }: MediaEntry): string {
  const line = (text: string, y: number, color: string) =>
    `<text x="2" y="${y}" font-family="DejaVu Sans, sans-serif" font-size="10" fill="${color}">${escaped(text.slice(0, 54))}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${tile.width}" height="${tile.label}">${line(key, 12, '#1c2733')}${line(alt, 26, '#5c6670')}</svg>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
