import type { Locator, Page } from 'playwright';

/** One interaction of a session. */
export interface Step {
  /** What is being used: pills, sheet, chips … */
  readonly part: string;
  readonly name: string;
  /** Scrolls to what is pressed, as a visitor has before the interaction begins. */
  readonly approach?: (page: Page) => Promise<void>;
  /** Does it with real input; false where this version has no such thing. */
  readonly act: (page: Page) => Promise<boolean>;
  /** The browser's own buttons: no input into the page. */
  readonly isOutside?: boolean;
}

const patienceMs = 2500;
const limitMs = 30_000;

type Find = (page: Page) => Locator;

/** A press of the mouse, or of a finger where there is one. */
export function press(part: string, name: string, find: Find): Step {
  return {
    part,
    name,
    async approach(page) {
      const target = find(page).first();
      if (await isThere(target)) await target.scrollIntoViewIfNeeded({ timeout: limitMs });
    },
    async act(page) {
      const target = find(page).first();
      if (!(await isThere(target))) return false;
      if (await hasTouch(page)) await target.tap({ timeout: limitMs });
      else await target.click({ timeout: limitMs });
      return true;
    },
  };
}

/** Some keys, one after another, in what has the focus or in a field. */
export function keys(part: string, name: string, list: readonly string[], find?: Find): Step {
  return {
    part,
    name,
    async act(page) {
      const target = find?.(page).first();
      if (target && !(await isThere(target))) return false;
      await target?.focus();
      for (const key of list) await page.keyboard.press(key);
      return true;
    },
  };
}

/** The history of the browser. */
export function travel(name: 'back' | 'forward'): Step {
  return {
    part: 'history',
    name,
    isOutside: true,
    async act(page) {
      await page.evaluate((way) => (way === 'back' ? history.back() : history.forward()), name);
      return true;
    },
  };
}

async function isThere(target: Locator): Promise<boolean> {
  return target.waitFor({ state: 'visible', timeout: patienceMs }).then(
    () => true,
    () => false,
  );
}

function hasTouch(page: Page): Promise<boolean> {
  return page.evaluate(() => navigator.maxTouchPoints > 0);
}
