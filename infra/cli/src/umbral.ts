import { buildRemote } from './build-remote.ts';
import { devOverPortal, devUsage } from './dev-over-portal.ts';
import { promoteFromHere, promoteUsage } from './promote-from-here.ts';
import { recordFromPortal, recordUsage } from './record-from-portal.ts';
import { releaseFromHere, releaseUsage } from './release-from-here.ts';
import { settingsFromHere, settingsUsage } from './settings-from-here.ts';
import { typesFromPortal, typesUsage } from './types-from-portal.ts';

const usage = `umbral build                     into dist\n${devUsage}\n${typesUsage}\n${recordUsage}\n${releaseUsage}\n${promoteUsage}\n${settingsUsage}`;

const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());
const [command, ...words] = process.argv.slice(2);

if (command === 'build') console.log(`built ${(await buildRemote()).version} into dist`);
else if (command === 'types') process.exitCode = await typesFromPortal(words, stopping.signal);
else if (command === 'record') process.exitCode = await recordFromPortal(words, stopping.signal);
else if (command === 'dev') process.exitCode = await devOverPortal(words, stopping.signal);
else if (command === 'release') process.exitCode = await releaseFromHere(words, stopping.signal);
else if (command === 'promote') process.exitCode = await promoteFromHere(words, stopping.signal);
else if (command === 'settings') process.exitCode = await settingsFromHere(words, stopping.signal);
else {
  console.error(usage);
  process.exitCode = command === undefined ? 0 : 1;
}
