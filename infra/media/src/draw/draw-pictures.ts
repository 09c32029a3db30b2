import sharp from 'sharp';
import type { Encoded } from '../encode/encode-picture.ts';
import { encodePicture, type Widths } from '../encode/encode-picture.ts';
import { groundOf } from '../encode/ground.ts';
import { hashOf } from '../jobs/canonical.ts';
import { type Picture, pictures } from '../library.ts';
import { dropEntries, keepEntry } from '../manifest/keep-entry.ts';
import { writeMediaFile } from '../manifest/library-files.ts';
import { readManifest } from '../manifest/manifest-file.ts';

/** Kinds that stay drawings in the browser: sharp at every size and smaller than any photograph. */
const vectorKinds: readonly Picture['kind'][] = ['plan', 'site-plan', 'logo', 'avatar'];
/** The width of the one file for browsers without AVIF. */
const fallbackWidth = 800;

/** Draws the pictures of the list that changed; what is no longer in the list goes. */
export async function drawPictures(only: string, say: (text: string) => void): Promise<void> {
  const known = new Map(readManifest().map((entry) => [entry.key, entry]));
  let drawn = 0;
  for (const picture of pictures.filter(({ key }) => key.includes(only))) {
    const { key, kind, group, alt, shows } = picture;
    const drawing = picture.draw();
    const hash = hashOf([drawing, picture.widths, vectorKinds.includes(kind)]);
    const before = known.get(key);
    const isKnown = before?.hash === hash && before.alt === alt && before.group === group;
    if (isKnown && String(before.shows) === String(shows)) continue;
    const encoded = before?.hash === hash ? before : await encodeDrawing(picture, drawing);
    const { width, height, color, thumbhash, files } = encoded;
    const made = { key, kind, group, width, height, color, thumbhash, alt, files, shows, hash };
    await keepEntry({ ...made, origin: 'drawing' });
    drawn += 1;
  }
  const keys = new Set(pictures.map(({ key }) => key));
  const gone = await dropEntries(({ key, origin }) => origin === 'drawing' && !keys.has(key));
  if (drawn + gone > 0) say(`${drawn} pictures drawn, ${gone} removed`);
}

async function encodeDrawing({ key, kind, widths }: Picture, drawing: string): Promise<Encoded> {
  const data = Buffer.from(drawing);
  if (!vectorKinds.includes(kind)) return encodePicture(key, data, formatsOf(widths));
  const source = sharp(data);
  const { width, height } = await source.metadata();
  const file = await writeMediaFile({ key, width, format: 'svg', data });
  return { width, height, ...(await groundOf(source)), files: [file] };
}

function formatsOf(widths: readonly number[]): Widths {
  const byWidth = widths.toSorted((a, b) => a - b);
  const fallback = byWidth.find((width) => width >= fallbackWidth) ?? byWidth.at(-1);
  return { avif: byWidth, webp: fallback ? [fallback] : [], effort: 3 };
}
