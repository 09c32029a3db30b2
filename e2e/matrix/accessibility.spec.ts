import type { Page } from '@playwright/test';
import { test } from '../fixtures/lasting-tab.ts';
import { seeded, signInDirectly } from '../fixtures/session.ts';
import { expect } from '../fixtures/test.ts';
import { expectNoViolation, sightRules } from '../tasks/access-tasks.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';
import { ownViews } from './views/own-views.ts';
import { publicViews } from './views/public-views.ts';

interface Sight {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
  /** All rules, or only those that a theme or a width decides. */
  readonly isWhole: boolean;
}

/**
 * How one view is looked at: wide in one theme, narrow in the other, and in one of the two by all rules. The next view
 * has it another way round, so that whatever several views share is seen in all four.
 */
function sightsOf(index: number): readonly Sight[] {
  const isLightWide = index % 2 === 0;
  const isWideWhole = index % 4 < 2;
  return [
    { width: 1440, colorScheme: isLightWide ? 'light' : 'dark', isWhole: isWideWhole },
    { width: 390, colorScheme: isLightWide ? 'dark' : 'light', isWhole: !isWideWhole },
  ];
}

/** Whatever the page does with a new width, in the end it is not wider than that. */
async function expectNothingTooWide(page: Page, width: number): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(over, { message: `${width}: nothing sticks out sideways` }).toBeLessThanOrEqual(0);
}

test.describe('axe finds nothing, light and dark, wide and narrow', () => {
  for (const [index, { name, path, visitor, open, part: opened = 'dialog[open]', isNotFound }] of [
    ...publicViews,
    ...ownViews,
  ].entries()) {
    test(name, async ({ page, context, catalogue, problems }) => {
      test.slow();
      if (isNotFound) problems.allow(/status of 404/);
      if (visitor) await signInDirectly(context, seeded[visitor]);
      // What lies under a dialog is looked at where none is open.
      const part = open ? opened : 'body';
      for (const [turn, { width, colorScheme, isWhole }] of sightsOf(index).entries()) {
        // Nothing moves while it is looked at.
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
        await page.setViewportSize({ width, height: 900 });
        if (turn === 0) {
          await page.goto(path(catalogue));
          await expectHydrated(page);
          await open?.(page, catalogue);
        }
        const where = `${width} ${colorScheme}`;
        await expectNoViolation(page, isWhole ? { part, where } : { part, where, rules: sightRules });
        await expectNothingTooWide(page, width);
      }
      // A tablet, a wide screen at 200 %, and the narrowest that has to do.
      for (const width of [768, 720, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNothingTooWide(page, width);
      }
    });
  }
});
