import { z } from 'zod';
import { type CommandContext, exitCodes, UsageFault } from './command.ts';

const releases = z.object({
  releases: z.array(z.object({ remote: z.string(), version: z.string(), state: z.string(), commit: z.string() })),
});
const madeLink = z.object({ url: z.string(), expires: z.string() });

/** At most so many releases are looked at; a commit has one of each application. */
const most = 200;

/**
 * `preview --commit`: a signed link under which the portal runs with the newest release of each application that was
 * built from a commit, and with what everybody gets of all others. The releases need be on no channel.
 */
export async function previewCommitCommand(
  { client, origin, isJson, print }: CommandContext,
  asked: { readonly commit: string; readonly hours: number; readonly reason: string | undefined },
): Promise<number> {
  const { commit, hours, reason = `a look at commit ${commit}` } = asked;
  const found = (await client.get(`/releases?commit=${commit}&limit=${most}`, releases)).releases;
  const commits = new Set(found.map((one) => one.commit));
  if (commits.size > 1) throw new UsageFault(`${commits.size} commits begin with ${commit}: name more of it.`);
  // Newest first: the first of an application counts.
  const complete = found.filter(({ state }) => state === 'complete').toReversed();
  const pins = Object.fromEntries(complete.map(({ remote, version }) => [remote, version]));
  if (complete.length === 0) throw new UsageFault(`Nothing that was released was built from commit ${commit}.`);
  const link = await client.post('/links', { origin, pins, hours, purpose: reason }, madeLink);
  const held = Object.entries(pins).map(([remote, version]) => `${remote} ${version}`);
  print(isJson ? JSON.stringify({ ...link, pins }) : [link.url, ...held, `until ${link.expires}`].join('\n'));
  return exitCodes.done;
}
