import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { readAppBuild } from '@umbral/build/build-app.ts';
import { repositoryRoot } from '@umbral/build/build-target.ts';
import { devApp, type ShowFaults } from '@umbral/build/dev-app.ts';
import { freePort } from 'infra-ports/free-port.ts';
import { UsageFault } from 'infra-releases/cli/command.ts';
import { environmentIn, tellFault } from 'infra-releases/cli/run-releases.ts';
import { uploadRelease } from 'infra-releases/cli/upload-release.ts';
import { aboutEnvironment } from 'infra-releases/client/about-environment.ts';
import { makeDevLink } from 'infra-releases/client/dev-link.ts';
import { createRegistryClient, type RegistryClient } from 'infra-releases/client/registry-client.ts';
import { ensureKeyFile } from 'infra-releases/signing/key-files.ts';
import { z } from 'zod';
import { buildRemote } from './build-remote.ts';
import { watchTypes } from './watch-types.ts';

export const devUsage = `umbral dev --portal <url> --token <text>   inside a portal that runs, in the browser that opens the printed link
  --environment <name>                         inside staging or the like
  --path </address>                            where the link leads
  --with <link>                                beside what another umbral dev serves, whose link this is
  --key <file>                                 signs what the portal must know of a contract that it does not have`;

const options = {
  portal: { type: 'string' },
  token: { type: 'string' },
  environment: { type: 'string' },
  path: { type: 'string' },
  with: { type: 'string' },
  key: { type: 'string', default: 'umbral-key.pem' },
} as const;

const published = z.object({ remotes: z.record(z.string(), z.unknown()) });

/**
 * Serves the remote of this repository with hot replacement and lays it over a portal that runs anywhere, until the signal;
 * gives the exit code. The portal never calls this machine: the browser that opens the link does.
 */
export async function devOverPortal(words: string[], signal: AbortSignal): Promise<number> {
  const { values } = parseArgs({ args: words, options });
  const token = values.token ?? process.env.UMBRAL_TOKEN;
  if (!values.portal || !URL.canParse(values.portal) || !token) {
    console.error(devUsage);
    return 1;
  }
  const { origin } = new URL(values.portal);
  const print = (line: string) => console.log(line);
  try {
    const registry = createRegistryClient({ url: `${origin}/platform/api`, token });
    const client = aboutEnvironment(registry, environmentIn(values));
    const { app } = await readAppBuild('.');
    const beside = values.with;
    const over = await releaseBelow(client, app, { keyFile: values.key, signal });
    const port = await freePort();
    let show: ShowFaults = () => undefined;
    const onServed = (showOver: ShowFaults) => {
      show = showOver;
    };
    const stop = await devApp({ app: '.', port, portalOrigin: origin, isOverRelease: true, onServed });
    const watching = watchTypes(repositoryRoot, (faults) => {
      for (const fault of faults) console.error(fault);
      show(faults);
    });
    try {
      const link = await makeDevLink(client, {
        remote: app,
        port,
        portalOrigin: origin,
        over,
        beside,
        path: values.path,
      });
      print(`${app} of this machine, in the browser here that opens\n${link.url}`);
      print('Its pages are drawn by that browser, its fragments by this program. Ctrl-C ends the link.');
      if (!signal.aborted) await once(signal, 'abort');
      await link.end();
    } finally {
      watching?.stop();
      await stop();
    }
    return 0;
  } catch (error) {
    if (error instanceof UsageFault) console.error(devUsage);
    return tellFault(error, { isJson: false, print });
  }
}

/**
 * Pages, topics and fragments are known to a portal by a release. Where everybody's is of another contract than these
 * sources, or there is none, they go there as one that is on no channel; gives its version.
 */
async function releaseBelow(
  client: RegistryClient,
  app: string,
  { keyFile, signal }: { readonly keyFile: string; readonly signal: AbortSignal },
): Promise<string | undefined> {
  const { folder, version } = await buildRemote();
  const { remotes } = await client.get('/contracts', published, signal);
  if (isDeepStrictEqual(remotes[app], contractOf(folder))) return undefined;
  const { conflicts } = await uploadRelease(client, folder, ensureKeyFile(resolve(repositoryRoot, keyFile)), signal);
  for (const conflict of conflicts) console.error(conflict);
  console.log(`The portal does not have these pages, topics or fragments yet: ${version} tells it, on no channel.`);
  return version;
}

/** As the portal publishes it. */
function contractOf(folder: string): unknown {
  const { contract } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const routes = contract.routes.map(({ key, pattern }: Readonly<Record<string, string>>) => [key, pattern]);
  return { routes: Object.fromEntries(routes), topics: contract.topics ?? {}, offers: contract.offers };
}
