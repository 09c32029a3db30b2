import type { Browser, BrowserContext } from 'playwright';
import { type Variant, variantHeader } from './variant-proxy.ts';

/** A visitor who was never here, of one variant. */
export function newVisitor(browser: Browser, variant: Variant): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 1280, height: 800 },
    extraHTTPHeaders: { [variantHeader]: variant },
    serviceWorkers: 'block',
  });
}
