import { parseArgs } from 'node:util';
import { readAppBuild } from '@umbral/build/build-app.ts';
import { runReleases } from 'infra-releases/cli/run-releases.ts';
import { createRegistryClient } from 'infra-releases/client/registry-client.ts';

export const settingsUsage = `umbral settings get --portal <url> --token <text> [--environment <name>]
                                             what src/settings.ts declares, and what an environment of the portal says
umbral settings set <name>=<value> … [--unset <name>] --reason <text> --portal <url> --token <text> [--environment <name>]
                                             other values, without a release; never a secret: documents show them`;

const options = {
  portal: { type: 'string' },
  token: { type: 'string' },
  environment: { type: 'string' },
  unset: { type: 'string', multiple: true },
  reason: { type: 'string' },
} as const;

/** Reads or changes what an environment of a portal says to the remote of this repository; gives the exit code. */
export async function settingsFromHere(words: string[], signal: AbortSignal): Promise<number> {
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
  const { portal, token = process.env.UMBRAL_TOKEN, environment, unset = [], reason } = values;
  const [verb, ...said] = positionals;
  const isGet = verb === 'get' && said.length + unset.length === 0;
  const isSet = verb === 'set' && said.length + unset.length > 0 && reason !== undefined;
  if (!portal || !URL.canParse(portal) || !token || !(isGet || isSet)) {
    console.error(settingsUsage);
    return 1;
  }
  const { origin } = new URL(portal);
  const client = createRegistryClient({ url: `${origin}/platform/api`, token });
  const { app } = await readAppBuild('.');
  const wish = [
    ...['settings', app, ...said],
    ...(environment === undefined ? [] : ['--environment', environment]),
    ...unset.flatMap((name) => ['--unset', name]),
    ...(reason === undefined ? [] : ['--reason', reason]),
  ];
  return runReleases(wish, { client, origin, signal, print: (line) => console.log(line) });
}
