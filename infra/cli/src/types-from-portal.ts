import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readAppBuild } from '@umbral/build/build-app.ts';
import { repositoryRoot } from '@umbral/build/build-target.ts';
import { contractFiles } from './contracts/contract-files.ts';
import { keepContracts } from './contracts/keep-contracts.ts';
import { readContracts } from './contracts/read-contracts.ts';

export const typesUsage = `umbral types --portal <url>      what the other remotes of a portal publish, into src/contracts
  --check                                      writes nothing, and fails where something there is stale
The portal may be UMBRAL_PORTAL instead.`;

const options = { portal: { type: 'string' }, check: { type: 'boolean', default: false } } as const;

/** Brings the contracts of the other teams as sources; gives the exit code: 0 done, 1 failed or stale. */
export async function typesFromPortal(words: string[], signal: AbortSignal): Promise<number> {
  const { values } = parseArgs({ args: words, options });
  const portal = values.portal ?? process.env.UMBRAL_PORTAL;
  if (!portal || !URL.canParse(portal)) {
    console.error(typesUsage);
    return 1;
  }
  try {
    const own = (await readAppBuild('.')).app;
    const { composition, remotes, unreadable } = await readContracts(new URL(portal).origin, signal);
    for (const remote of unreadable)
      console.error(
        `${JSON.stringify(remote)} publishes what this program does not understand: its files stay as they are.`,
      );
    const files = Object.entries(remotes)
      .filter(([remote]) => remote !== own)
      .flatMap(([remote, contract]) => contractFiles(remote, contract, composition));
    const { written, removed } = keepContracts(join(repositoryRoot, 'src/contracts'), files, {
      isCheck: values.check,
      unreadable,
    });
    const changed = [...written, ...removed];
    if (!values.check)
      console.log(`${files.length} files of composition ${composition} in src/contracts, ${changed.length} changed`);
    else if (changed.length > 0) console.error(`stale in src/contracts: ${changed.join(', ')}. Run umbral types.`);
    return values.check && changed.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
