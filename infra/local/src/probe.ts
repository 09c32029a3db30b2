import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { readName, versionsOnTrial } from 'infra-releases/client/matrix-client.ts';
import { createRegistryClient } from 'infra-releases/client/registry-client.ts';
import { main } from './portal/main.ts';
import { findRegistry } from './portal/registry-access.ts';
import { probeRelease } from './probe/probe-release.ts';
import { readSettings } from './settings.ts';
import { buildName } from './testing/build-name.ts';
import { ensureChromium } from './testing/chromium.ts';

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 2 });

/**
 * `npm run probe [-- mf-search@1.4.0 /nuevas /feria]`: a browser looks whether versions leave the portal around them as it
 * is, and how much pages that are named look otherwise; without a version, those on canary and preview.
 */
await main(async (words, signal) => {
  const { root, ...settings } = readSettings();
  const registry = findRegistry({ root, ...settings });
  if (!registry)
    throw new StartProblem('No portal runs here: start it with npm start, or set RELEASES_URL and RELEASES_TOKEN.');
  const client = createRegistryClient(registry.access);
  const named = words.flatMap((word) => readName(word) ?? []);
  const pages = words.filter((word) => word.startsWith('/'));
  const candidates = named.length > 0 ? named : await versionsOnTrial(client);
  if (candidates.length === 0) throw new StartProblem('No version is on canary or preview: name one.');
  const chromium = await ensureChromium(signal);
  const key = registry.evidenceKey();
  const job = { root, client, origin: registry.origin, chromium, build: buildName(root), key, signal };
  for (const candidate of candidates) {
    const { findings, pictures } = await probeRelease(job, candidate, pages);
    const name = `${candidate.remote}@${candidate.version}`;
    console.log(findings.length === 0 ? `${name} leaves the portal as it is` : `${name} does not:`);
    for (const { check, words: seen } of findings) console.log(`  ${check}  ${seen}`);
    for (const { path, width, share } of pictures) console.log(`  ${percent.format(share)}  ${path} at ${width}`);
    if (findings.length > 0) process.exitCode = 1;
  }
});
