import { type Browser, chromium } from 'playwright';
import { startShellBehindProxy } from '../hostile/shell-behind-proxy.ts';
import { measureNavigation } from '../navigation/measure-navigation.ts';
import { type BenchPages, benchPages } from '../pages/bench-pages.ts';
import { loadPage } from '../pages/load-page.ts';
import { type Profile, profiles } from '../pages/profile.ts';
import type { BenchPortal } from '../portal/bench-portal.ts';
import { freePort } from '../portal/free-port.ts';
import { untilIndexed } from '../portal/until-indexed.ts';
import { settings } from '../settings.ts';
import { type Measured, type Protocol, protocolTables } from './protocol-tables.ts';
import { hasNginx, startEntrance } from './start-entrance.ts';

const rounds = 3;

/** One entrance speaks both: a browser that has forgotten HTTP/2 takes the other. */
const flags: Readonly<Record<Protocol, readonly string[]>> = { 'http/1.1': ['--disable-http2'], h2: [] };
const protocols: readonly Protocol[] = ['http/1.1', 'h2'];

type Browsers = Readonly<Record<Protocol, Browser>>;

/**
 * First views and a click through the nginx of the deployment example, over HTTP/1.1 and HTTP/2 in turn; gives the
 * tables. Without nginx it says so and gives nothing.
 */
export async function h2Bench(portal: BenchPortal, signal: AbortSignal): Promise<string | undefined> {
  if (!hasNginx()) {
    console.log('nginx is not installed, so HTTP/2 is not measured.');
    return undefined;
  }
  await untilIndexed(portal, signal);
  const pages = await benchPages(portal.url);
  const port = await freePort();
  const origin = `https://localhost:${port}`;
  const shell = await startShellBehindProxy(portal, origin);
  const { apiUrl, searchUrl } = portal;
  const stopEntrance = await startEntrance({ port, shellUrl: shell.url, apiUrl, searchUrl });
  const browsers: Browsers = { 'http/1.1': await browserOf('http/1.1'), h2: await browserOf('h2') };
  try {
    for (const protocol of protocols) await proveProtocol(browsers[protocol], origin, protocol);
    return protocolTables(await measureAll({ browsers, origin, pages, signal }));
  } finally {
    for (const browser of Object.values(browsers)) await browser.close();
    await stopEntrance();
    await shell.stop();
  }
}

function browserOf(protocol: Protocol): Promise<Browser> {
  const args = ['--no-sandbox', '--ignore-certificate-errors', ...flags[protocol]];
  return chromium.launch({ executablePath: settings.chromium, args });
}

/** What is measured must be what the table says. */
async function proveProtocol(browser: Browser, origin: string, protocol: Protocol): Promise<void> {
  const page = await browser.newPage();
  await page.goto(origin);
  const spoken = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .concat(performance.getEntriesByType('navigation'))
      .map((entry) => (entry as PerformanceResourceTiming).nextHopProtocol)
      .filter((name) => name !== ''),
  );
  await page.close();
  const others = spoken.filter((name) => name !== protocol);
  if (spoken.length === 0 || others.length > 0)
    throw new Error(`Files came over ${[...new Set(others)]}, not ${protocol}`);
}

interface Measurement {
  readonly browsers: Browsers;
  readonly origin: string;
  readonly pages: BenchPages;
  readonly signal: AbortSignal;
}

/** Round by round, and who comes first changes: whatever else the machine does meets both alike. */
async function measureAll({ browsers, origin, pages, signal }: Measurement): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? protocols : protocols.toReversed();
    for (const profile of profiles) {
      for (const [page, path] of Object.entries(pages))
        for (const protocol of order) {
          signal.throwIfAborted();
          const visit = { url: origin + path, variant: 'federated', profile } as const;
          const { fcp, lcp, hydrated } = await loadPage(browsers[protocol], visit);
          measured.push({
            profile: profile.name,
            view: page,
            protocol,
            shown: { FCP: fcp, LCP: lcp, alive: hydrated },
          });
        }
      for (const protocol of order)
        measured.push(await measureClick(browsers[protocol], { origin, pages, profile, protocol }));
    }
    console.log(`round ${round + 1} of ${rounds}`);
  }
  return measured;
}

interface Click {
  readonly origin: string;
  readonly pages: BenchPages;
  readonly profile: Profile;
  readonly protocol: Protocol;
}

async function measureClick(browser: Browser, { origin, pages, profile, protocol }: Click): Promise<Measured> {
  const from = origin + pages.listing;
  const { forth } = await measureNavigation(browser, { from, to: pages.plant, approach: 'cold', way: 'part', profile });
  const shown = { heading: forth.heading, alive: forth.hydrated };
  return { profile: profile.name, view: 'listing → plant, cold', protocol, shown };
}
