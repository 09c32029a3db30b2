import { z } from 'zod';
import { readChannels } from './channel-wishes.ts';
import { alignColumns, type CommandContext, exitCodes, UsageFault } from './command.ts';

const fileChange = z.object({
  path: z.string(),
  bytesBefore: z.number().optional(),
  bytesAfter: z.number().optional(),
});
const difference = z.object({
  before: z.string(),
  after: z.string(),
  bytes: z.object({ before: z.number(), after: z.number() }),
  added: z.array(fileChange),
  removed: z.array(fileChange),
  changed: z.array(fileChange),
  manifest: z.array(z.object({ path: z.string(), before: z.unknown().optional(), after: z.unknown().optional() })),
});
const releases = z.object({ releases: z.array(z.object({ version: z.string(), state: z.string() })) });

/** `diff <remote> [a] [b]`: contract, routes, files and bytes; by default what is stable against the newest release. */
export async function diffCommand(
  context: CommandContext,
  remote: string,
  versions: readonly string[],
): Promise<number> {
  const { client, isJson, print } = context;
  const [before = await stableOf(context, remote), after = await newestOf(context, remote)] = versions;
  const path = `/releases/${remote}/${encodeURIComponent(before)}/diff/${encodeURIComponent(after)}`;
  const found = await client.get(path, difference);
  if (isJson) {
    print(JSON.stringify(found));
    return exitCodes.done;
  }
  const { bytes, added, removed, changed, manifest } = found;
  const growth = bytes.after - bytes.before;
  print(`${remote} ${before} → ${after}: ${bytes.after} bytes, ${growth >= 0 ? '+' : ''}${growth}`);
  for (const { path: place, before: old, after: young } of manifest) {
    print(`  ${place}: ${shown(old)} → ${shown(young)}`);
  }
  const files = [
    ...added.map((file) => ['+', file.path, '', sizeOf(file.bytesAfter)]),
    ...removed.map((file) => ['-', file.path, sizeOf(file.bytesBefore), '']),
    ...changed.map((file) => ['~', file.path, sizeOf(file.bytesBefore), sizeOf(file.bytesAfter)]),
  ];
  for (const line of alignColumns(files)) print(`  ${line}`);
  if (files.length + manifest.length === 0) print('  nothing differs');
  return exitCodes.done;
}

async function stableOf({ client }: CommandContext, remote: string): Promise<string> {
  const stable = (await readChannels(client)).apps[remote]?.stable?.version;
  if (stable === undefined) throw new UsageFault(`${remote} has no stable version: name two versions.`);
  return stable;
}

async function newestOf({ client }: CommandContext, remote: string): Promise<string> {
  const found = await client.get(`/releases?remote=${remote}&limit=20`, releases);
  const newest = found.releases.find(({ state }) => state === 'complete');
  if (!newest) throw new UsageFault(`${remote} has no complete release.`);
  return newest.version;
}

const longestValue = 80;

function shown(value: unknown): string {
  if (value === undefined) return '–';
  const text = JSON.stringify(value);
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

function sizeOf(bytes: number | undefined): string {
  return bytes === undefined ? '?' : String(bytes);
}
