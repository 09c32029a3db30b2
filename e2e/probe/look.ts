import type { Browser, Page, Request } from '@playwright/test';
import { taskMs } from '../fixtures/page-cost.ts';
import type { Seen } from './compare.ts';
import { takePicture } from './picture.ts';
import { patience, settle } from './settle.ts';
import { watchDocument } from './watch-document.ts';

/** What is looked at, and how it is reached. */
export interface View {
  readonly remote: string;
  readonly origin: string;
  readonly path: string;
  /** A page of somebody else, gone to by a link where there is one. */
  readonly next: string;
  /** Puts the visitor onto the version; the served one without it. */
  readonly link?: string | undefined;
}

/** Looks at a page as somebody who was never there, and at the page that is opened after it. */
export async function look(browser: Browser, { remote, origin, path, next, link }: View): Promise<Seen> {
  const context = await browser.newContext();
  const complaints = new Set<string>();
  const origins = new Set<string>();
  context.on('weberror', (error) => complaints.add(error.error().message.slice(0, 200)));
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.add(message.text().slice(0, 200));
  });
  context.on('request', (request) => {
    const asked = new URL(request.url());
    // What the portal itself has noticed, and perhaps put right before anybody looked.
    if (asked.pathname === '/_signals') for (const one of failuresIn(request)) complaints.add(one);
    if (/^https?:/.test(asked.protocol) && asked.origin !== origin) origins.add(asked.origin);
  });
  await context.addInitScript(watchDocument, remote);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (link) await page.goto(link, patience);
  const answer = await page.goto(`${origin}${path}`, patience);
  await settle(page);
  const picture = await page.evaluate(takePicture);
  const document = await page.evaluateHandle(() => window.document);
  await leave(page, `${origin}${next}`);
  await settle(page);
  const after = await page.evaluate(takePicture);
  const isSoft = await document.evaluate((left) => left === window.document).catch(() => false);
  const workMs = await taskMs(session);
  await context.close();
  const told = { complaints: [...complaints], origins: [...origins] };
  return { status: answer?.status() ?? 0, page: picture, after, isSoft, workMs, ...told };
}

function failuresIn(request: Request): string[] {
  const { failed }: { failed: readonly { app: string; signal: string; message: string }[] } = request.postDataJSON();
  return failed.map(({ app, signal, message }) => `${app} ${signal}: ${message}`.slice(0, 200));
}

/** By a link of the document, whatever lies over it: what was left behind shows only in the same document. */
async function leave(page: Page, href: string): Promise<void> {
  const heading = await page
    .locator('h1')
    .first()
    .textContent(patience)
    .catch(() => null);
  const isSoft = await page.evaluate((wanted) => {
    const link = [...document.querySelectorAll('a')].find((one) => one.href === wanted);
    link?.click();
    return link !== undefined;
  }, href);
  if (!isSoft) await page.goto(href, patience);
  await page
    .waitForFunction((old) => (document.querySelector('h1')?.textContent ?? null) !== old, heading, patience)
    .catch(() => undefined);
}
