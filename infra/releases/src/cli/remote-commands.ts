import { production } from '@umbral/protocol/composition/environment.ts';
import { z } from 'zod';
import { keyIdOf } from '../signing/key-pair.ts';
import { type CommandContext, exitCodes } from './command.ts';
import { offerKey } from './publish-release.ts';

/** A remote that shall be known. */
interface Registration {
  readonly team: string;
  readonly namespace: string | undefined;
  readonly prefixes: readonly string[];
  readonly reason: string;
}

/** `register <remote>`: from then on tokens may name it and its team may release it. */
export async function registerCommand(
  { client, isJson, print }: CommandContext,
  name: string,
  { namespace, ...registration }: Registration,
): Promise<number> {
  const body = { name, ...registration, ...(namespace === undefined ? {} : { namespace }) };
  await client.post('/remotes', body, z.unknown());
  const next = `Its repository needs a token and a known key now: admit ${name} --public-key <umbral release --show-key>.`;
  print(isJson ? JSON.stringify({ registered: name }) : `${name} is registered for the team ${body.team}. ${next}`);
  return exitCodes.done;
}

const issued = z.object({ token: z.string() });

/** `admit <remote>`: its repository releases from then on, with the token that is printed and what the key signs. */
export async function admitCommand(
  { client, isJson, print, trust }: CommandContext,
  name: string,
  { publicKey, environment }: { readonly publicKey: string; readonly environment: string },
): Promise<number> {
  await offerKey(client, { publicKey });
  const keyId = keyIdOf(publicKey);
  const environments = [...new Set([production, environment])];
  const wish = { name: `${name}-${Date.now().toString(36)}`, role: 'team', remotes: [name], environments };
  const { token } = await client.post('/tokens', wish, issued);
  trust?.(publicKey);
  const line = JSON.stringify({ keyId, publicKey, state: 'active', signs: ['manifest'] });
  const next = trust
    ? 'The shell of this machine trusts its key from the next npm start on.'
    : `Add to trusted-keys.json of every shell, and start it anew: ${line}`;
  print(isJson ? JSON.stringify({ admitted: name, token, keyId }) : `Token of ${name} for 90 days: ${token}\n${next}`);
  return exitCodes.done;
}

/** `withdraw <remote>`: it runs nowhere any more, and what it had may be claimed by others. */
export async function withdrawCommand(
  { client, isJson, print }: CommandContext,
  name: string,
  { leadsTo, reason }: { readonly leadsTo: string | undefined; readonly reason: string },
): Promise<number> {
  await client.post(`/remotes/${name}/withdrawn`, { leadsTo: leadsTo ?? null, reason }, z.unknown());
  const told = leadsTo === undefined ? 'say that they are gone' : `lead to ${leadsTo}`;
  print(
    isJson ? JSON.stringify({ withdrawn: name }) : `${name} is withdrawn: its addresses ${told}. Open tabs keep it.`,
  );
  return exitCodes.done;
}
