import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from '../fixtures/test.ts';

declare global {
  interface Window {
    axe?: { run(context: object, options: RunOptions): Promise<AxeResults> };
  }
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe looks at. */
interface Look {
  /** Selector of the part; the whole page when absent. */
  readonly part?: string;
  /** How the page is shown, for whoever reads the failure. */
  readonly where: string;
  /** Ids of axe's rules; all when absent. */
  readonly rules?: readonly string[];
}

/** Rules that a theme can break; all others see the same in light and dark. */
const themeRules = ['color-contrast', 'link-in-text-block'];

/** Rules that a theme or a width can break. */
export const sightRules = [...themeRules, 'target-size', 'scrollable-region-focusable', 'meta-viewport'];

/** More of the same: what a theme or a width breaks, it breaks in the first ones of a list, too. */
const repeated = ['main li:nth-of-type(n+7)', 'main tbody > tr:nth-of-type(n+7)'];

/** The same on each page: it is looked at on the home page. */
const footer = 'footer[data-boundary=shell]';

/** Looks at a part of a page in the light and then in the dark; leaves it in the light. */
export async function expectNoViolationInAnyTheme(page: Page, look: Omit<Look, 'rules'>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoViolation(page, { ...look, where: `${look.where} light` });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page, { ...look, where: `${look.where} dark`, rules: themeRules });
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Fails, and goes on, where axe finds something in a part of a page. */
export async function expectNoViolation(page: Page, { part = 'body', where, rules }: Look): Promise<void> {
  await page.evaluate(holdStill);
  // Its source is half a megabyte: a page that has it keeps it.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeSource);
  const isHome = new URL(page.url()).pathname === routes.home.href();
  const exclude = [...(isHome ? [] : [footer]), ...(rules ? repeated : [])];
  const found = await page.evaluate(findViolations, { include: part, exclude, rules });
  expect.soft(found, where).toEqual([]);
}

interface Asked {
  readonly include: string;
  readonly exclude: readonly string[];
  readonly rules?: readonly string[];
}

/** Runs in the page. Gives a line for each rule that is broken, with the elements that break it. */
async function findViolations({ include, exclude, rules }: Asked): Promise<string[]> {
  const context = { include: [[include]], exclude: exclude.map((selector) => [selector]) };
  const options: RunOptions = {
    // What passed is not described: that is most of the time.
    resultTypes: ['violations'],
    // A third of the rest: axe would fetch every style sheet again, for a rule about turned screens that is off.
    preload: false,
    ...(rules ? { runOnly: { type: 'rule', values: [...rules] } } : {}),
  };
  const results = await window.axe?.run(context, options);
  if (!results) return ['axe is not there'];
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/**
 * Runs in the page. A colour on its way to another is neither the one nor the other, and a new width or theme sets out
 * on the way at any time. Put at its end, not waited for: a page that the browser draws no frames of never gets there.
 */
function holdStill(): void {
  // What is out of sight takes its colours when it comes into sight.
  for (const element of document.querySelectorAll<HTMLElement>('main *, dialog *')) {
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  }
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets.push(still);
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}
