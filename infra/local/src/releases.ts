import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { runReleases, usage } from 'infra-releases/cli/run-releases.ts';
import { createRegistryClient } from 'infra-releases/client/registry-client.ts';
import { main } from './portal/main.ts';
import { findRegistry } from './portal/registry-access.ts';
import { readSettings } from './settings.ts';

/** `npm run releases -- <command>`: what runs, why, and who changes it; on the running portal or on RELEASES_URL. */
await main(async (words, signal) => {
  if (words.length === 0 || words.includes('--help') || words[0] === 'help') {
    console.log(usage);
    return;
  }
  const registry = findRegistry(readSettings());
  if (!registry)
    throw new StartProblem('No portal runs here: start it with npm start, or set RELEASES_URL and RELEASES_TOKEN.');
  const { access, origin } = registry;
  const context = { client: createRegistryClient(access), origin, signal, print: (line: string) => console.log(line) };
  process.exitCode = await runReleases(words, context);
});
