import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { runReleases, usage } from 'infra-releases/cli/run-releases.ts';
import { createRegistryClient } from 'infra-releases/client/registry-client.ts';
import { trustKeys } from 'infra-releases/signing/key-files.ts';
import { keyIdOf } from 'infra-releases/signing/key-pair.ts';
import { main } from './portal/main.ts';
import { findRegistry } from './portal/registry-access.ts';
import { readSettings, stateFiles } from './settings.ts';

/** `npm run releases -- <command>`: what runs, why, and who changes it; on the running portal or on RELEASES_URL. */
await main(async (words, signal) => {
  if (words.length === 0 || words.includes('--help') || words[0] === 'help') {
    console.log(usage);
    return;
  }
  const settings = readSettings();
  const registry = findRegistry(settings);
  if (!registry)
    throw new StartProblem('No portal runs here: start it with npm start, or set RELEASES_URL and RELEASES_TOKEN.');
  const { access, origin, isOwn } = registry;
  const trust = (publicKey: string) => {
    const key = { keyId: keyIdOf(publicKey), publicKey };
    trustKeys(stateFiles(settings.home).trustedKeys, [{ key, signs: ['manifest'] }]);
  };
  const print = (line: string) => console.log(line);
  const context = { client: createRegistryClient(access), origin, signal, print, ...(isOwn ? { trust } : {}) };
  process.exitCode = await runReleases(words, context);
});
