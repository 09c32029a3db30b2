import type { Page } from '@playwright/test';

/** The part of their pixels, 0 to 1, in which two pictures (PNG) differ; what only one of them has differs. */
export function differingShare(page: Page, before: Buffer, now: Buffer): Promise<number> {
  return page.evaluate(
    compare,
    [before, now].map((bytes) => bytes.toString('base64')),
  );
}

/** Runs in a document: browsers read pictures without a package for it. */
async function compare(pictures: readonly string[]): Promise<number> {
  /** Of 255: letters that are smoothed otherwise are no difference that anybody sees. */
  const tolerance = 24;
  const bitmaps = await Promise.all(
    pictures.map((base64) =>
      createImageBitmap(new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))])),
    ),
  );
  const width = Math.max(...bitmaps.map((bitmap) => bitmap.width));
  const height = Math.max(...bitmaps.map((bitmap) => bitmap.height));
  const [before, now] = bitmaps.map((bitmap) => {
    const pen = new OffscreenCanvas(width, height).getContext('2d');
    pen?.drawImage(bitmap, 0, 0);
    return pen?.getImageData(0, 0, width, height).data;
  });
  if (!before || !now) throw new Error('This browser draws nothing.');
  let different = 0;
  for (let at = 0; at < before.length; at += 4) {
    const isOther = [0, 1, 2, 3].some((part) => Math.abs((before[at + part] ?? 0) - (now[at + part] ?? 0)) > tolerance);
    if (isOther) different += 1;
  }
  return different / (width * height);
}
