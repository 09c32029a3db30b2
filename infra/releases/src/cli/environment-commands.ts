import { z } from 'zod';
import { aboutEnvironment } from '../client/about-environment.ts';
import { type PromoteWish, promoteCommand } from './channel-commands.ts';
import { readChannels } from './channel-wishes.ts';
import { alignColumns, type CommandContext, exitCodes, UsageFault } from './command.ts';

const environments = z.object({
  environments: z.array(z.object({ name: z.string(), parent: z.string().nullable() })),
});

/** `environments`: which there are, and where what runs in each goes next. */
export async function environmentsCommand({ client, isJson, print }: CommandContext): Promise<number> {
  const known = await client.get('/environments', environments);
  if (isJson) print(JSON.stringify(known));
  else for (const line of alignColumns(known.environments.map(rowOf))) print(line);
  return exitCodes.done;
}

function rowOf({ name, parent }: z.output<typeof environments>['environments'][number]): readonly string[] {
  return parent === null ? [name] : [name, `then ${parent}`];
}

/** `add-environment <name>`: from then on something may run there, and tokens may be for it. */
export async function addEnvironmentCommand(
  { client, isJson, print }: CommandContext,
  asked: { readonly name: string; readonly parent: string; readonly reason: string },
): Promise<number> {
  await client.post('/environments', asked, z.unknown());
  const { name, parent } = asked;
  const next = `Its shells need a token now: POST ${client.url}/tokens {"role": "shell", "environments": ["${name}"], …}.`;
  print(isJson ? JSON.stringify({ added: name }) : `${name} is there, before ${parent}. ${next}`);
  return exitCodes.done;
}

/**
 * `promote --environment a --to b`: what all visitors of `a` have, or the version that is named if it is that, for those
 * of `b`. The registry holds to it in the same transaction: a version that left `a` meanwhile is refused.
 */
export async function promoteBetween(
  context: CommandContext,
  remote: string,
  asked: Omit<PromoteWish, 'version'> & { readonly from: string; readonly to: string; readonly version?: string },
): Promise<number> {
  const { from, to, version, ...wish } = asked;
  if (from === to) throw new UsageFault(`It is in ${to} already: --environment says where it comes from.`);
  const running = version ?? (await runningIn(context, remote, from));
  const there = { ...context, client: aboutEnvironment(context.client, to) };
  return promoteCommand(there, remote, { ...wish, from, version: running });
}

async function runningIn({ client }: CommandContext, remote: string, from: string): Promise<string> {
  const held = (await readChannels(aboutEnvironment(client, from))).apps[remote];
  const version = held?.pin?.version ?? held?.stable?.version;
  if (version !== undefined) return version;
  throw new UsageFault(`${from} runs no ${remote}: promote it there first.`);
}
