const longestSide = 480;
/** One after the other: each picture is unpacked as a whole. */
let last: Promise<unknown> = Promise.resolve();

/**
 * A small picture of a file as an address that an `img` can show at once, upright; nothing where the browser cannot
 * draw the format, as most cannot draw TIFF.
 */
export function drawPreview(file: Blob): Promise<string | undefined> {
  const drawn = last.then(() => draw(file));
  last = drawn;
  return drawn;
}

async function draw(file: Blob): Promise<string | undefined> {
  if (typeof createImageBitmap === 'undefined') return undefined;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/webp', 0.8);
}
