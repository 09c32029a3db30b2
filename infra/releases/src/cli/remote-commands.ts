import { z } from 'zod';
import { type CommandContext, exitCodes } from './command.ts';

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
  const next = `Its team needs a token now: POST ${client.url}/tokens {"role": "team", "remotes": ["${name}"], …}.`;
  print(isJson ? JSON.stringify({ registered: name }) : `${name} is registered for the team ${body.team}. ${next}`);
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
