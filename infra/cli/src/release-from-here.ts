import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readAppBuild } from '@umbral/build/build-app.ts';
import { repositoryRoot } from '@umbral/build/build-target.ts';
import { type CommandContext, UsageFault } from 'infra-releases/cli/command.ts';
import { releaseRemote } from 'infra-releases/cli/release-remote.ts';
import { environmentIn, shareOf, tellFault } from 'infra-releases/cli/run-releases.ts';
import { aboutEnvironment } from 'infra-releases/client/about-environment.ts';
import { createRegistryClient } from 'infra-releases/client/registry-client.ts';
import { ensureKeyFile } from 'infra-releases/signing/key-files.ts';
import { buildRemote } from './build-remote.ts';
import { lockfileChange } from './lockfile-change.ts';
import { typeFault } from './type-fault.ts';

export const releaseUsage = `umbral release --portal <url> --token <text>   builds, signs, and goes through the gate to all visitors
  --canary <percent> | --grow | --preview      to some of them, to more and more, to nobody but links
  --environment <name>                         to those of staging or the like; without it to those of production
  --reason <text>                              stands in the history of the portal
  --key <file>                                 private key of the team; made where there is none (umbral-key.pem)
  --show-key                                   prints the public key, which an operator makes known to the portal
The token may be UMBRAL_TOKEN instead.`;

const options = {
  portal: { type: 'string' },
  token: { type: 'string' },
  canary: { type: 'string' },
  grow: { type: 'boolean', default: false },
  preview: { type: 'boolean', default: false },
  environment: { type: 'string' },
  reason: { type: 'string', default: 'umbral release' },
  key: { type: 'string', default: 'umbral-key.pem' },
  'show-key': { type: 'boolean', default: false },
} as const;

/**
 * Releases the remote of this repository into a portal, once its types are sound; gives the exit code: 0 done, 1 failed, 2
 * refused by the gate.
 */
export async function releaseFromHere(
  words: string[],
  signal: AbortSignal,
  folder: string = repositoryRoot,
): Promise<number> {
  const { values } = parseArgs({ args: words, options });
  const key = ensureKeyFile(resolve(folder, values.key));
  if (values['show-key']) {
    console.log(`${key.keyId} ${key.publicKey}`);
    return 0;
  }
  const token = values.token ?? process.env.UMBRAL_TOKEN;
  if (!values.portal || !URL.canParse(values.portal) || !token) {
    console.error(releaseUsage);
    return 1;
  }
  const fault = await typeFault(folder, signal);
  if (fault !== undefined) {
    console.error(`${fault}\nThe types are wrong: mend them, then release.`);
    return 1;
  }
  const { origin } = new URL(values.portal);
  const client = createRegistryClient({ url: `${origin}/platform/api`, token });
  const context: CommandContext = { client, origin, isJson: false, print: (line) => console.log(line), signal };
  const share = values.canary === undefined ? undefined : shareOf(values.canary);
  try {
    const wish = {
      remote: (await readAppBuild('.')).app,
      share,
      isGrowing: values.grow,
      isPreview: values.preview,
      override: false,
      reason: values.reason,
    };
    const there = aboutEnvironment(client, environmentIn(values));
    const build = async () => {
      const built = await buildRemote();
      const change = await lockfileChange(there, built);
      if (change !== undefined) context.print(change);
      return built;
    };
    return (await releaseRemote({ ...context, client: there, key, build }, wish)).exitCode;
  } catch (error) {
    if (error instanceof UsageFault) console.error(releaseUsage);
    return tellFault(error, context);
  }
}
