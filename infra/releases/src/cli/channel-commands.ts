import { z } from 'zod';
import {
  type Audience,
  audienceName,
  channelFor,
  readChannels,
  type Switched,
  wish,
  wishOnNewest,
} from './channel-wishes.ts';
import { type CommandContext, exitCodes } from './command.ts';
import { waitUntilServed } from './served-by-shells.ts';

/** How long a change is waited for at the shells. */
const patienceMs = 20_000;

export interface PromoteWish extends Audience {
  readonly version: string;
  readonly reason: string;
  readonly override: boolean;
  /** The environment that it comes from, whose visitors all have it. */
  readonly from?: string | undefined;
}

/** `promote`: gives a release to all visitors, or to a share of them. */
export async function promoteCommand(context: CommandContext, remote: string, asked: PromoteWish): Promise<number> {
  const { version, reason, override, from } = asked;
  const body = { ...channelFor(asked), version, reason, override, ...(from === undefined ? {} : { from }) };
  const switched = await wishOnNewest(context.client, `/channels/${remote}/promote`, body);
  return tellServed(context, remote, switched, `${version} is ${audienceName(asked)}`);
}

/** `rollback`: stable goes back; with `--canary` or `--preview` that channel ends. */
export async function rollBackCommand(
  context: CommandContext,
  remote: string,
  asked: {
    readonly channel: 'stable' | 'canary' | 'preview';
    readonly to?: string | undefined;
    readonly reason: string;
  },
): Promise<number> {
  const switched = await wish(context.client, `/channels/${remote}/rollback`, asked);
  const what = switched.after === null ? `${asked.channel} ended` : `${switched.after} is ${asked.channel} again`;
  return tellServed(context, remote, switched, what);
}

/** `pin`: everybody gets one version, and nothing changes until `unpin`. */
export async function pinCommand(
  context: CommandContext,
  remote: string,
  asked: { readonly version: string; readonly reason: string },
): Promise<number> {
  const switched = await wishOnNewest(context.client, `/channels/${remote}/pin`, asked);
  return tellServed(context, remote, switched, `${asked.version} is pinned`);
}

/** `unpin`: the channels count again. */
export async function unpinCommand(context: CommandContext, remote: string, reason: string): Promise<number> {
  const switched = await wish(context.client, `/channels/${remote}/unpin`, { reason });
  return tellServed(context, remote, switched, 'the pin is gone');
}

const madeLink = z.object({ url: z.string(), expires: z.string() });

/** `preview`: a signed link under which the portal runs with this version, for whoever has it. */
export async function previewCommand(
  { client, origin, isJson, print }: CommandContext,
  remote: string,
  asked: { readonly version: string; readonly hours: number; readonly reason: string },
): Promise<number> {
  const { version, hours, reason } = asked;
  const link = await client.post('/links', { origin, pins: { [remote]: version }, hours, purpose: reason }, madeLink);
  print(isJson ? JSON.stringify(link) : `${link.url}\n${remote} ${version}, until ${link.expires}`);
  return exitCodes.done;
}

/** The version of a canary or, without one, the newest stable one: what `promote` and `pin` mean without a version. */
export async function presentVersion({ client }: CommandContext, remote: string): Promise<string | undefined> {
  const held = (await readChannels(client)).apps[remote];
  return held?.canary?.version ?? held?.stable?.version;
}

async function tellServed(context: CommandContext, remote: string, switched: Switched, what: string): Promise<number> {
  const { client, isJson, print, signal } = context;
  const began = performance.now();
  const { seq, before, after } = switched;
  const served = await waitUntilServed(
    client,
    { seq, remote, version: after ?? '' },
    { timeoutMs: patienceMs, signal },
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (isJson) {
    print(JSON.stringify({ seq, before, after, ...served }));
  } else {
    print(
      `${remote}: ${what} in composition ${seq}; ${served.serving} of ${served.alive} shells serve it (${seconds} s)`,
    );
    for (const { shell, reason } of served.refusing) print(`shell ${shell} keeps what it had: ${reason}`);
    for (const { shell, fault } of served.behind) print(`shell ${shell} ${fault}`);
  }
  return served.refusing.length > 0 ? exitCodes.failed : exitCodes.done;
}
