import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { readName, versionsOnTrial } from 'infra-releases/client/matrix-client.ts';
import { createRegistryClient } from 'infra-releases/client/registry-client.ts';
import type { NamedRelease } from 'infra-releases/matrix/matrix-results.ts';
import { main } from './portal/main.ts';
import { findRegistry } from './portal/registry-access.ts';
import { readSettings } from './settings.ts';
import { buildName } from './testing/build-name.ts';
import { ensureChromium } from './testing/chromium.ts';
import { startPortalUnderTest } from './testing/portal-under-test.ts';
import { runMatrix } from './testing/run-matrix.ts';

const logs = 'test-results/portal-logs';

function namesIn(words: readonly string[]): NamedRelease[] {
  return words.flatMap((word) => readName(word) ?? []);
}

/**
 * `npm run e2e:matrix [-- mf-search@1.4.0]`: tries versions beside all that live, on the running portal's registry or
 * that of RELEASES_URL; without a name, those on canary and preview. What else is written goes to Playwright.
 */
await main(async (words, signal) => {
  const settings = readSettings();
  const registry = findRegistry(settings);
  if (!registry)
    throw new StartProblem('No portal runs here: start it with npm start, or set RELEASES_URL and RELEASES_TOKEN.');
  const { access } = registry;
  const named = namesIn(words);
  const candidates = named.length > 0 ? named : await versionsOnTrial(createRegistryClient(access));
  if (candidates.length === 0) {
    throw new StartProblem(
      'No version is on canary or preview: name one, as in npm run e2e:matrix -- mf-search@1.4.0.',
    );
  }
  const { root, artifactsDir } = settings;
  const chromium = await ensureChromium(signal);
  // A suite that is under way lends its portal.
  const own = process.env.PORTAL_URL ? undefined : await startPortalUnderTest(signal);
  const job = {
    root,
    access,
    key: registry.evidenceKey(),
    artifactsDir,
    portal: { ...own?.env, CHROMIUM: chromium },
    words: words.filter((word) => !readName(word)),
    build: buildName(root),
    signal,
  };
  try {
    for (const candidate of candidates) if (!(await runMatrix(job, candidate))) process.exitCode = 1;
  } finally {
    await own?.stop(`${root}/${logs}`);
  }
});
