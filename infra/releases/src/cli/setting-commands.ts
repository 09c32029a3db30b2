import { z } from 'zod';
import { alignColumns, type CommandContext, exitCodes, minuteOf, UsageFault } from './command.ts';
import { waitUntilServed } from './served-by-shells.ts';

const described = z.object({
  name: z.string(),
  about: z.string().nullable(),
  takes: z.string().nullable(),
  kind: z.enum(['text', 'switch', 'json']),
  isSaid: z.boolean(),
  value: z.unknown(),
  versions: z.array(z.string()),
  fault: z.string().nullable(),
  changedBy: z.string().nullable(),
  changedAt: z.string().nullable(),
});
type Described = z.output<typeof described>;
const answer = z.object({ settings: z.array(described) });
const changed = answer.extend({ seq: z.number().int() });

/** How long a change is waited for at the shells. */
const patienceMs = 20_000;

/** `settings <remote>`: what a remote may be told, and what an environment tells it. */
export async function settingsCommand({ client, isJson, print }: CommandContext, remote: string): Promise<number> {
  const { settings } = await client.get(`/settings/${remote}`, answer);
  if (isJson) print(JSON.stringify({ settings }));
  else if (settings.length === 0) print(`${remote} declares no settings.`);
  else for (const line of alignColumns(settings.map(rowOf))) print(line);
  return exitCodes.done;
}

function rowOf({ name, takes, value, isSaid, about, fault, changedBy, changedAt }: Described): readonly string[] {
  const by = isSaid && changedAt !== null ? `said by ${changedBy} at ${minuteOf(changedAt)}` : 'its own value';
  const source = value === null && !isSaid ? 'not said' : by;
  const words = [takes ?? 'declared by no version that counts', about, fault].filter((word) => word !== null);
  return [`${name}=${JSON.stringify(value)}`, source, words.join('; ')];
}

/** Other values for a remote. */
export interface SettingsWish {
  /** `name=value` each. */
  readonly said: readonly string[];
  readonly unset: readonly string[];
  readonly reason: string;
}

/** `settings <remote> name=value …`: tells it so, and waits until shells bring it; nothing is released. */
export async function setSettingsCommand(
  context: CommandContext,
  remote: string,
  { said, unset, reason }: SettingsWish,
): Promise<number> {
  const { client, isJson, print, signal } = context;
  const { settings } = await client.get(`/settings/${remote}`, answer);
  const set = Object.fromEntries(said.map((word) => readWord(word, settings)));
  const { seq, settings: now } = await client.post(`/settings/${remote}`, { set, unset, reason }, changed);
  const served = await waitUntilServed(client, { seq, remote, version: '' }, { timeoutMs: patienceMs, signal });
  if (isJson) print(JSON.stringify({ seq, settings: now, served }));
  else print(`${remote} is told so in composition ${seq}; ${served.serving} of ${served.alive} shells bring it`);
  return served.behind.length === 0 ? exitCodes.done : exitCodes.failed;
}

/** Text stands as it is where text is declared; anything else is JSON. */
function readWord(word: string, settings: readonly Described[]): readonly [string, unknown] {
  const [, name, text] = /^([A-Za-z][A-Za-z0-9]*)=(.*)$/s.exec(word) ?? [];
  if (name === undefined || text === undefined) throw new UsageFault(`${word} is no name=value.`);
  if (settings.find((one) => one.name === name)?.kind === 'text') return [name, text];
  try {
    return [name, JSON.parse(text)];
  } catch {
    return [name, text];
  }
}
