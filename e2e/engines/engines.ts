import { existsSync } from 'node:fs';
import { portal } from '../fixtures/portal.ts';
import type { EngineTab } from './engine-tab.ts';
import { openPuppeteerTab } from './puppeteer-tab.ts';
import { openWebKitTab } from './webkit-tab.ts';

/** An engine that people read the portal with. */
export interface Engine {
  readonly name: string;
  /** Debian's packages that have it. */
  readonly packages: string;
  /** Programs that it needs. */
  readonly programs: readonly string[];
  open(): Promise<EngineTab>;
}

const firefox = '/usr/bin/firefox-esr';
const webKit = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  screen: '/usr/bin/Xvfb',
} as const;

/** All three, each started from the system's packages. */
export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    packages: 'chromium-headless-shell',
    programs: [portal.chromium],
    open: () => openPuppeteerTab({ browser: 'chrome', executablePath: portal.chromium }),
  },
  {
    name: 'Firefox',
    packages: 'firefox-esr',
    programs: [firefox],
    open: () => openPuppeteerTab({ browser: 'firefox', executablePath: firefox }),
  },
  {
    name: 'WebKit',
    packages: 'webkit2gtk-driver xvfb',
    programs: Object.values(webKit),
    open: () => openWebKitTab(webKit),
  },
];

/** Whether an engine can be started here. */
export function isInstalled({ programs }: Engine): boolean {
  return programs.every((program) => existsSync(program));
}
