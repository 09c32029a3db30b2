import { parseArgs } from 'node:util';
import { readAppBuild } from '@umbral/build/build-app.ts';
import { runReleases } from 'infra-releases/cli/run-releases.ts';
import { createRegistryClient } from 'infra-releases/client/registry-client.ts';

export const promoteUsage = `umbral promote --portal <url> --token <text> --environment <name> --to <name> --reason <text>
                                             what runs in one environment of the portal, to another: the same bytes`;

const options = {
  portal: { type: 'string' },
  token: { type: 'string' },
  environment: { type: 'string' },
  to: { type: 'string' },
  reason: { type: 'string' },
} as const;

/**
 * Gives what all visitors of one environment of a portal have of the remote of this repository to those of another;
 * gives the exit code: 0 done, 1 failed, 2 refused by the gate.
 */
export async function promoteFromHere(words: string[], signal: AbortSignal): Promise<number> {
  const {
    portal,
    token = process.env.UMBRAL_TOKEN,
    environment,
    to,
    reason,
  } = parseArgs({ args: words, options }).values;
  if (!portal || !URL.canParse(portal) || !token || !environment || !to || !reason) {
    console.error(promoteUsage);
    return 1;
  }
  const { origin } = new URL(portal);
  const client = createRegistryClient({ url: `${origin}/platform/api`, token });
  const { app } = await readAppBuild('.');
  const wish = ['promote', app, '--environment', environment, '--to', to, '--reason', reason];
  return runReleases(wish, { client, origin, signal, print: (line) => console.log(line) });
}
