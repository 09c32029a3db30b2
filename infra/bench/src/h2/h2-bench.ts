import { freePort } from 'infra-ports/free-port.ts';
import { type Browser, chromium } from 'playwright';
import { buildReactAlone } from '../floors/build-react-alone.ts';
import { startFloorProxy } from '../floors/floor-proxy.ts';
import type { FloorVariant } from '../floors/floor-variants.ts';
import { firstView } from '../floors/measure-floor.ts';
import { measureNavigation } from '../navigation/measure-navigation.ts';
import { type BenchPages, benchPages } from '../pages/bench-pages.ts';
import type { Profile } from '../pages/profile.ts';
import type { BenchPortal } from '../portal/bench-portal.ts';
import { startShellBehindProxy } from '../portal/shell-behind-proxy.ts';
import { untilIndexed } from '../portal/until-indexed.ts';
import { settings } from '../settings.ts';
import { type Measured, type Protocol, protocolTable } from './protocol-table.ts';
import { startSlowLine } from './slow-line.ts';
import { hasNginx, startEntrance } from './start-entrance.ts';

const rounds = 3;
const line = { roundTripMs: 150, down: 1_600_000 / 8, up: 750_000 / 8 };
/** The line is before the entrance: the browser brakes its processor alone. */
const slow: Profile = { name: 'slow', cpu: 4 };

/** Home has the most style sheets: what a first visit gains by having them in its document. */
const homes = [
  ['linked', 'home, styles linked'],
  ['joined', 'home, one style sheet'],
] as const;

/** One entrance speaks both: a browser that has forgotten HTTP/2 takes the other. */
const flags: Readonly<Record<Protocol, readonly string[]>> = { 'http/1.1': ['--disable-http2'], h2: [] };
const protocols: readonly Protocol[] = ['http/1.1', 'h2'];

type Browsers = Readonly<Record<Protocol, Browser>>;

/**
 * First views and a click through the nginx of the deployment example and a slow line, over HTTP/1.1 and HTTP/2 in turn;
 * gives the table. Without nginx it says so and gives nothing.
 */
export async function h2Bench(portal: BenchPortal, signal: AbortSignal): Promise<string | undefined> {
  if (!hasNginx()) {
    console.log('nginx is not installed (on Debian: apt install nginx-light), so HTTP/2 is not measured.');
    return undefined;
  }
  await untilIndexed(portal, signal);
  const pages = await benchPages(portal.url);
  const [port, targetPort, proxyPort] = [await freePort(), await freePort(), await freePort()];
  const origin = `https://localhost:${port}`;
  const shell = await startShellBehindProxy(portal, origin);
  const reactAlone = await buildReactAlone();
  const stopProxy = await startFloorProxy({ portalUrl: shell.url, port: proxyPort, reactAlone });
  const shellUrl = `http://localhost:${proxyPort}`;
  const stopEntrance = await startEntrance({ ...portal, port: targetPort, shellUrl });
  const stopLine = await startSlowLine({ port, targetPort }, line);
  const browsers: Browsers = { 'http/1.1': await browserOf('http/1.1'), h2: await browserOf('h2') };
  try {
    for (const protocol of protocols) await proveProtocol(browsers[protocol], origin, protocol);
    return protocolTable(await measureAll({ browsers, origin, pages, signal }));
  } finally {
    for (const browser of Object.values(browsers)) await browser.close();
    await stopLine();
    await stopEntrance();
    await stopProxy();
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
    for (const { view, path, variant } of viewsOf(pages))
      for (const protocol of order) {
        signal.throwIfAborted();
        const { fcp, lcp, alive } = await firstView(browsers[protocol], { url: origin + path, variant }, slow);
        measured.push({ view, protocol, shown: { FCP: fcp, LCP: lcp, alive } });
      }
    for (const protocol of order) {
      signal.throwIfAborted();
      measured.push(await measureClick(browsers[protocol], { origin, pages, protocol }));
    }
    console.log(`round ${round + 1} of ${rounds}`);
  }
  return measured;
}

interface View {
  readonly view: string;
  readonly path: string;
  readonly variant: FloorVariant;
}

function viewsOf(pages: BenchPages): readonly View[] {
  const whole = Object.entries(pages).map(([view, path]): View => ({ view, path, variant: 'whole' }));
  const less = homes.map(([variant, view]): View => ({ view, path: pages.home, variant }));
  return [...whole, ...less];
}

interface Click {
  readonly origin: string;
  readonly pages: BenchPages;
  readonly protocol: Protocol;
}

async function measureClick(browser: Browser, { origin, pages, protocol }: Click): Promise<Measured> {
  const from = origin + pages.listing;
  const visit = { from, to: pages.plant, approach: 'cold', way: 'part', profile: slow } as const;
  const { forth } = await measureNavigation(browser, visit);
  return { view: 'listing → plant, cold', protocol, shown: { heading: forth.heading, alive: forth.hydrated } };
}
