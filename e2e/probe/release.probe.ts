import { readFileSync, writeFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { compare, type Finding } from './compare.ts';
import { comparePages } from './compare-pages.ts';
import { look } from './look.ts';

/** What is probed, and where the findings go; written by infra/local. */
interface Job {
  readonly remote: string;
  readonly origin: string;
  /** Two links: to what is stable, and to the release in its place. */
  readonly stable: string;
  readonly link: string;
  readonly views: readonly { readonly path: string; readonly next: string }[];
  /** Pages that are photographed in both. */
  readonly pages: readonly string[];
  readonly report: string;
}

/** A page in two compositions and two widths. */
const pageMs = 60_000;

const file = process.env.PROBE_JOB;
if (!file) throw new Error('PROBE_JOB is not set: start the probe with "npm run probe".');
const { remote, origin, stable, link, views, pages, report }: Job = JSON.parse(readFileSync(file, 'utf8'));

// What was found is for the registry and for whoever releases: this program fails only where it cannot look.
test('a look at the portal around a release', async ({ browser }) => {
  test.setTimeout(test.info().timeout + pages.length * pageMs);
  const findings: Finding[] = [];
  for (const view of views) {
    const [before, now] = await Promise.all([
      look(browser, { remote, origin, link: stable, ...view }),
      look(browser, { remote, origin, link, ...view }),
    ]);
    findings.push(...compare(view.path, before, now));
  }
  const pictures = await comparePages(browser, { origin, paths: pages, before: stable, now: link });
  writeFileSync(report, JSON.stringify({ findings, pictures }));
});
