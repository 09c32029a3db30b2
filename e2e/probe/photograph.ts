import type { Browser, Page } from '@playwright/test';
import { rememberVisit } from '../fixtures/past-visit.ts';
import { patience, settle } from './settle.ts';

/** A page as one composition shows it. */
export interface Subject {
  readonly origin: string;
  readonly path: string;
  readonly width: number;
  /** What the page's clock says, so that what counts seconds counts the same. */
  readonly at: Date;
  /** Puts the visitor onto the composition; the served one without it. */
  readonly link?: string | undefined;
}

/** So much of a page is compared: what a visitor has seen after some screens. */
const height = 2400;
/** What a link says above a page is of the link. */
const pageAlone = '#umbral-qa { display: none !important }';
const mostShots = 12;

/** Photographs the upper part of a page, as somebody sees it who was there before; PNG. */
export async function photograph(browser: Browser, { origin, path, width, at, link }: Subject): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  try {
    await context.clock.setFixedTime(at);
    // What interrupts a first visit comes when it likes.
    await rememberVisit(context);
    const page = await context.newPage();
    if (link) await page.goto(link, patience);
    await page.goto(`${origin}${path}`, patience);
    await settle(page);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].filter(isInSight).map(decoded));
      function isInSight(image: HTMLImageElement): boolean {
        return image.checkVisibility() && image.getBoundingClientRect().top < innerHeight;
      }
      function decoded(image: HTMLImageElement): Promise<void> {
        return image.decode().catch(() => undefined);
      }
    });
    return await stillPicture(page);
  } finally {
    await context.close();
  }
}

/** A picture that three looks in a row agree on: pictures and words that come late have come. */
async function stillPicture(page: Page): Promise<Buffer> {
  const shots: Buffer[] = [];
  while (shots.length < mostShots) {
    shots.push(await page.screenshot({ animations: 'disabled', caret: 'hide', style: pageAlone }));
    const [a, b, c] = shots.slice(-3);
    if (a && b && c && a.equals(b) && b.equals(c)) return c;
    await settle(page);
  }
  return shots.at(-1) ?? Buffer.alloc(0);
}
