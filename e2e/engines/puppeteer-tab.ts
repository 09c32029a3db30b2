import type { ElementHandle } from 'puppeteer-core';
import { launch } from 'puppeteer-core';
import { type EngineTab, findSought, type Sought } from './engine-tab.ts';

/** Which browser is started, and from where. */
export interface PuppeteerEngine {
  readonly browser: 'chrome' | 'firefox';
  readonly executablePath: string;
}

/** A tab of Chromium or Firefox, both driven by WebDriver BiDi. Its browser ends with it. */
export async function openPuppeteerTab({ browser: name, executablePath }: PuppeteerEngine): Promise<EngineTab> {
  const browser = await launch({
    browser: name,
    executablePath,
    protocol: 'webDriverBiDi',
    args: name === 'chrome' ? ['--no-sandbox', '--disable-gpu'] : [],
    defaultViewport: { width: 1440, height: 900 },
  });
  const page = await browser.newPage();
  const find = async (sought: Sought): Promise<ElementHandle> => {
    const handle = await page.evaluateHandle(findSought, sought);
    const element = handle.asElement();
    if (!element) throw new Error(`Nothing in the page is ${JSON.stringify(sought)}.`);
    return element as ElementHandle;
  };
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    press: async (sought) => (await find(sought)).click(),
    back: async () => void (await page.evaluate(() => history.back())),
    resize: (width) => page.setViewport({ width, height: 900 }),
    // As text: the functions of all engines travel alike.
    read: <Given, Told>(look: (given: Given) => Told, given: Given) =>
      page.evaluate(`(${look})(${JSON.stringify(given)})`) as Promise<Told>,
    close: () => browser.close(),
  };
}
