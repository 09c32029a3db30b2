import type { Page } from '@playwright/test';

/** What lies over a page just now. */
export interface Cover {
  /** Part of the screen that fixed things take, 0 to 1. */
  readonly share: number;
  /** Words of primary actions in sight that something else lies over. */
  readonly hidden: readonly string[];
}

/** The kit's primary look, in whatever remote: the class ends in its name. */
const primaryIn = (part: string) => `${part} :is(a, button)[class*="-primary"]`;

/**
 * Presses the page's primary action, or where there is none its first link, where it stands in the middle of the screen;
 * gives the words of what got the press instead, or nothing. What it leads to does not happen.
 */
export async function pressPrimary(page: Page): Promise<string | undefined> {
  const place = await page.evaluate((selectors) => {
    const inSight = (element: Element) => element.getBoundingClientRect().width > 0;
    const action = selectors.map((one) => [...document.querySelectorAll(one)].find(inSight)).find((one) => one);
    if (!action) return undefined;
    action.scrollIntoView({ block: 'center', behavior: 'instant' });
    const pressed = new Promise<string | undefined>((resolve) => {
      const take = (event: Event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        const target = event.target instanceof Element ? event.target : document.body;
        resolve(action.contains(target) ? undefined : (target.textContent?.trim().slice(0, 80) ?? target.tagName));
      };
      addEventListener('click', take, { capture: true, once: true });
    });
    Object.assign(window, { pressed });
    const { left, top, width, height } = action.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, [primaryIn('main'), 'main a[href]']);
  if (!place) return 'nothing to press';
  await page.touchscreen.tap(place.x, place.y);
  return page.evaluate(() => {
    const late = new Promise((resolve) => setTimeout(resolve, 2000, 'nobody'));
    return Promise.race([Object.getOwnPropertyDescriptor(window, 'pressed')?.value, late]);
  });
}

/** Looks at a grid of points: what is fixed there, and whether it hides a primary action. */
export async function coverOf(page: Page): Promise<Cover> {
  return page.evaluate((primary) => {
    const fixedAt = (x: number, y: number) => {
      for (let one = document.elementFromPoint(x, y); one; one = one.parentElement) {
        if (getComputedStyle(one).position === 'fixed') return one;
      }
      return undefined;
    };
    const steps = 24;
    const points = Array.from({ length: steps * steps }, (_, index) => ({
      x: ((index % steps) + 0.5) * (innerWidth / steps),
      y: (Math.floor(index / steps) + 0.5) * (innerHeight / steps),
    }));
    const hidden = [...document.querySelectorAll(primary)].filter((action) => {
      const { left, top, width, height } = action.getBoundingClientRect();
      const over = width > 0 ? fixedAt(left + width / 2, top + height / 2) : undefined;
      return over && !over.contains(action);
    });
    return {
      share: points.filter(({ x, y }) => fixedAt(x, y)).length / points.length,
      hidden: hidden.map(({ textContent }) => textContent ?? ''),
    };
  }, primaryIn('main'));
}
