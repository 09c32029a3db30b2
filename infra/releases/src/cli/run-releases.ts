import { parseArgs } from 'node:util';
import { allVisitors } from '@umbral/protocol/composition/composition-lock.ts';
import { production } from '@umbral/protocol/composition/environment.ts';
import { environmentSchema } from '@umbral/protocol/composition/environment-schema.ts';
import { publicKeySchema } from '@umbral/protocol/release/signature-schema.ts';
import { appNameSchema } from '@umbral/protocol/routes/app-name-schema.ts';
import { aboutEnvironment } from '../client/about-environment.ts';
import { type RegistryClient, RegistryFault } from '../client/registry-client.ts';
import { approvalsCommand, confirmCommand } from './approval-commands.ts';
import {
  pinCommand,
  presentVersion,
  previewCommand,
  promoteCommand,
  rollBackCommand,
  unpinCommand,
} from './channel-commands.ts';
import { type CommandContext, exitCodes, UsageFault } from './command.ts';
import { previewCommitCommand } from './commit-preview.ts';
import { diffCommand } from './diff-command.ts';
import { addEnvironmentCommand, environmentsCommand, promoteBetween } from './environment-commands.ts';
import { gateRefusalOf, tellRefusal } from './gate-verdict.ts';
import { admitCommand, registerCommand, withdrawCommand } from './remote-commands.ts';
import { setSettingsCommand, settingsCommand } from './setting-commands.ts';
import { statusCommand } from './status-command.ts';
import { whyCommand } from './why-command.ts';

export const usage = `npm run releases -- <command> [--environment name] [--json]
  status                                        what runs for whom, shells, open tabs
  diff <remote> [version] [version]             contract, routes, files, bytes
  promote <remote> [version] [--to environment] [--canary percent | --grow] [--override] --reason text
  rollback <remote> [--to version] [--canary | --preview] --reason text
  pin <remote> [version] --reason text          everybody gets it, nothing else changes
  unpin <remote> --reason text
  preview <remote> [version] [--hours n]        a link under which the portal runs with it
  preview --commit <sha> [--hours n]            the same with everything that was built from a commit
  why <remote>                                  who decided what, when and why, and what failed last
  settings <remote> [name=value …] [--unset name] [--reason text]   what it is told, and other values
  register <remote> --team name --reason text [--namespace word] [--prefix /word]
  admit <remote> --public-key key               prints a token for its repository, whose key signs its releases; of
                                                production, and of what --environment names
  withdraw <remote> --reason text [--leads-to /path]   runs nowhere, others may have its addresses
  environments                                  which there are; without --environment production is meant
  add-environment <name> --parent environment --reason text
  approvals                                     what people at the console ask somebody else to confirm
  confirm <id>                                  confirms one of them, as the owner of this token`;

const options = {
  json: { type: 'boolean', default: false },
  reason: { type: 'string' },
  to: { type: 'string' },
  canary: { type: 'string' },
  grow: { type: 'boolean', default: false },
  preview: { type: 'boolean', default: false },
  hours: { type: 'string', default: '24' },
  commit: { type: 'string' },
  override: { type: 'boolean', default: false },
  environment: { type: 'string' },
  parent: { type: 'string', default: production },
  team: { type: 'string' },
  namespace: { type: 'string' },
  prefix: { type: 'string', multiple: true },
  'leads-to': { type: 'string' },
  'public-key': { type: 'string' },
  unset: { type: 'string', multiple: true },
} as const;

/** Commands that name a remote. */
const ofRemotes = [
  ...['diff', 'why', 'promote', 'rollback', 'pin', 'unpin', 'preview'],
  ...['register', 'admit', 'withdraw', 'settings'],
];

type Parsed = ReturnType<typeof read>;

function read(words: readonly string[]) {
  // `--canary` stands alone where a canary ends.
  const spelled = words.map((word, index) =>
    word === '--canary' && !/^\d/.test(words[index + 1] ?? '') ? '--canary=' : word,
  );
  try {
    return parseArgs({ args: spelled, options, allowPositionals: true });
  } catch (error) {
    throw new UsageFault(error instanceof Error ? error.message : String(error));
  }
}

/** Runs one command of `npm run releases` and gives its exit code; every fault is one sentence. */
export async function runReleases(words: readonly string[], context: Omit<CommandContext, 'isJson'>): Promise<number> {
  const isJson = words.includes('--json');
  try {
    const parsed = read(words);
    const client = aboutEnvironment(context.client, environmentIn(parsed.values));
    return await dispatch(parsed, { ...context, client, isJson }, context.client);
  } catch (error) {
    return tellFault(error, { ...context, isJson });
  }
}

/** Tells why a command failed; anything that is no refusal of ours is a bug and thrown on. */
export function tellFault(error: unknown, context: Pick<CommandContext, 'isJson' | 'print'>): number {
  const verdict = gateRefusalOf(error);
  if (verdict) return tellRefusal(context, verdict);
  if (!(error instanceof RegistryFault || error instanceof UsageFault)) throw error;
  const type = error instanceof RegistryFault ? error.type : 'usage';
  context.print(context.isJson ? JSON.stringify({ fault: type, message: error.message }) : error.message);
  return exitCodes.failed;
}

async function dispatch(
  { values, positionals }: Parsed,
  context: CommandContext,
  everywhere: RegistryClient,
): Promise<number> {
  const [command, name, ...versions] = positionals;
  if (command === undefined || command === 'help') {
    context.print(usage);
    return exitCodes.done;
  }
  if (command === 'status') return statusCommand(context);
  if (command === 'environments') return environmentsCommand({ ...context, client: everywhere });
  if (command === 'add-environment') {
    const { parent } = values;
    return addEnvironmentCommand(context, { name: name ?? '', parent, reason: requireReason(values) });
  }
  if (command === 'approvals') return approvalsCommand(context);
  if (command === 'confirm') return confirmCommand(context, name ?? '');
  if (!ofRemotes.includes(command)) throw new UsageFault(`There is no command ${command}.\n${usage}`);
  if (command === 'preview' && values.commit !== undefined) {
    const commit = requireCommit(values.commit);
    return previewCommitCommand(context, { commit, hours: hoursOf(values.hours), reason: values.reason });
  }
  const remote = requireRemoteName(name);
  if (command === 'diff') return diffCommand(context, remote, versions);
  if (command === 'why') return whyCommand(context, remote);
  if (command === 'register' || command === 'withdraw') return changeRemotes(context, command, { remote, values });
  if (command === 'admit') {
    const whose = { publicKey: publicKeyIn(values['public-key']), environment: environmentIn(values) };
    return admitCommand({ ...context, client: everywhere }, remote, whose);
  }
  if (command === 'settings') return tellSettings(context, remote, { said: versions, values });
  const [version] = versions;
  if (command === 'promote') {
    const share = values.canary === undefined ? undefined : shareOf(values.canary);
    const wish = { share, isGrowing: values.grow, reason: requireReason(values), override: values.override };
    if (values.to !== undefined) {
      const ways = { from: environmentIn(values), to: values.to, ...(version === undefined ? {} : { version }) };
      return promoteBetween({ ...context, client: everywhere }, remote, { ...wish, ...ways });
    }
    return promoteCommand(context, remote, { ...wish, version: version ?? (await requirePresent(context, remote)) });
  }
  if (command === 'rollback') {
    const channel = values.canary !== undefined ? 'canary' : values.preview ? 'preview' : 'stable';
    return rollBackCommand(context, remote, { channel, to: values.to, reason: requireReason(values) });
  }
  if (command === 'pin') {
    const chosen = version ?? (await requirePresent(context, remote));
    return pinCommand(context, remote, { version: chosen, reason: requireReason(values) });
  }
  if (command === 'unpin') return unpinCommand(context, remote, requireReason(values));
  const chosen = version ?? (await requirePresent(context, remote));
  const reason = values.reason ?? `a look at ${remote} ${chosen}`;
  return previewCommand(context, remote, { version: chosen, hours: hoursOf(values.hours), reason });
}

/** What a remote is told; without a word of what it shall be, how it is. */
function tellSettings(
  context: CommandContext,
  remote: string,
  { said, values }: { readonly said: readonly string[]; readonly values: Parsed['values'] },
): Promise<number> {
  const { unset = [] } = values;
  if (said.length + unset.length === 0) return settingsCommand(context, remote);
  return setSettingsCommand(context, remote, { said, unset, reason: requireReason(values) });
}

/** What a remote is, beside which of its versions run. */
function changeRemotes(
  context: CommandContext,
  command: 'register' | 'withdraw',
  { remote, values }: { readonly remote: string; readonly values: Parsed['values'] },
): Promise<number> {
  const reason = requireReason(values);
  if (command === 'withdraw') return withdrawCommand(context, remote, { leadsTo: values['leads-to'], reason });
  const { team, namespace, prefix: prefixes = [] } = values;
  if (team === undefined) throw new UsageFault('Say whose it is: --team name.');
  return registerCommand(context, remote, { team, namespace, prefixes, reason });
}

/** What `--environment` names; production without it. */
export function environmentIn({ environment = production }: { readonly environment?: string | undefined }): string {
  const known = environmentSchema.safeParse(environment);
  if (known.success) return known.data;
  throw new UsageFault('--environment takes a name, as staging.');
}

function requireRemoteName(name: string | undefined): string {
  const known = appNameSchema.safeParse(name);
  if (known.success) return known.data;
  throw new UsageFault('Say which remote, as mf-search, or shell.');
}

function publicKeyIn(text: string | undefined): string {
  const known = publicKeySchema.safeParse(text);
  if (known.success) return known.data;
  throw new UsageFault('Say whose releases are its own: --public-key, as umbral release --show-key prints it last.');
}

function requireCommit(text: string): string {
  if (/^[0-9a-f]{7,40}$/.test(text)) return text;
  throw new UsageFault('--commit takes the first 7 digits of a commit, or more.');
}

function requireReason({ reason }: Parsed['values']): string {
  if (reason !== undefined && reason.trim().length >= 3) return reason;
  throw new UsageFault('Say why: --reason "a sentence". It stands in the history and in the audit log.');
}

async function requirePresent(context: CommandContext, remote: string): Promise<string> {
  const version = await presentVersion(context, remote);
  if (version !== undefined) return version;
  throw new UsageFault(`${remote} has neither a canary nor a stable version: name one.`);
}

/** Percent as people write them, as a share of 10,000 visitors. */
export function shareOf(percent: string): number {
  const share = Math.round(Number(percent.replace(',', '.')) * (allVisitors / 100));
  if (percent !== '' && share >= 0 && share <= allVisitors) return share;
  throw new UsageFault('--canary takes a percentage from 0 to 100, as in --canary 5.');
}

function hoursOf(text: string): number {
  const hours = Number(text);
  if (hours > 0 && hours <= 168) return hours;
  throw new UsageFault('--hours takes a number up to 168.');
}
