import type { Browser } from '@playwright/test';
import { differingShare } from './differing-share.ts';
import { photograph } from './photograph.ts';

/** How much a page looks otherwise in one composition than in the other. */
export interface PagePicture {
  readonly path: string;
  readonly width: number;
  /** Part of its pixels, 0 to 1. */
  readonly share: number;
}

export interface Comparison {
  readonly origin: string;
  readonly paths: readonly string[];
  /** Links to the two compositions; the served one without. */
  readonly before?: string | undefined;
  readonly now?: string | undefined;
}

const widths = [1440, 390];

/** Photographs each page at two widths in both compositions; what differs most stands first. */
export async function comparePages(
  browser: Browser,
  { origin, paths, before, now }: Comparison,
): Promise<PagePicture[]> {
  const table = await browser.newPage();
  const at = new Date();
  const pictures: PagePicture[] = [];
  for (const path of paths) {
    for (const width of widths) {
      const [old, own] = await Promise.all(
        [before, now].map((link) => photograph(browser, { origin, path, width, at, link })),
      );
      if (old && own) pictures.push({ path, width, share: await differingShare(table, old, own) });
    }
  }
  await table.close();
  return pictures.toSorted((a, b) => b.share - a.share);
}
