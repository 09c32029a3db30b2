import { z } from 'zod';
import { RegistryFault } from '../client/registry-client.ts';
import { alignColumns, type CommandContext, exitCodes, minuteOf, percentOf } from './command.ts';

const changes = z.object({
  changes: z.array(
    z.object({
      seq: z.number(),
      at: z.string(),
      channel: z.string(),
      action: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
      share: z.number().nullable(),
      actor: z.string(),
      reason: z.string(),
    }),
  ),
});
const verdicts = z.object({
  verdicts: z.array(
    z.object({
      at: z.string(),
      version: z.string(),
      allowed: z.boolean(),
      overridden: z.boolean(),
      actor: z.string(),
      verdict: z.object({ refusals: z.array(z.object({ field: z.string(), party: z.string() })) }),
    }),
  ),
});
const failures = z.object({
  failures: z.array(
    z.looseObject({
      version: z.string(),
      kind: z.string(),
      message: z.string(),
      stack: z.string().nullable(),
      count: z.number(),
      lastSeen: z.string(),
    }),
  ),
});
const decisions = z.object({ decisions: z.array(z.looseObject({ at: z.string(), reason: z.string() })) });

interface Entry {
  readonly at: string;
  readonly who: string;
  readonly what: string;
  readonly why: string;
}

/** `why <remote>`: who decided what, when and for what reason; what the gate and the controller of canaries said. */
export async function whyCommand({ client, isJson, print }: CommandContext, remote: string): Promise<number> {
  const made = await client.get(`/changes?remote=${remote}&limit=30`, changes);
  const judged = await client.get(`/verdicts/${remote}?limit=30`, verdicts);
  const decided = await client.get(`/decisions?remote=${remote}&limit=30`, decisions).catch((error: unknown) => {
    // A registry without a controller has no decisions.
    if (error instanceof RegistryFault && error.type === 'not-found') return { decisions: [] };
    throw error;
  });
  const failed = await client.get(`/failures?remote=${remote}&limit=5`, failures);
  if (isJson) {
    print(JSON.stringify({ ...made, ...judged, ...decided, ...failed }));
    return exitCodes.done;
  }
  const entries: Entry[] = [
    ...made.changes.map(({ at, actor, reason, ...change }) => ({ at, who: actor, what: deedOf(change), why: reason })),
    ...judged.verdicts.map(({ at, actor, ...verdict }) => ({ at, who: actor, ...judgementOf(verdict) })),
    ...decided.decisions.map(({ at, reason }) => ({
      at,
      who: 'canary-controller',
      what: 'judged the canary',
      why: reason,
    })),
  ];
  if (entries.length === 0) print(`Nothing was ever decided about ${remote}.`);
  const newestFirst = entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const rows = newestFirst.map(({ at, who, what, why }) => [minuteOf(at), who, what, why]);
  for (const line of alignColumns(rows)) print(line);
  for (const line of failed.failures.flatMap(linesOfFailure)) print(line);
  return exitCodes.done;
}

/** Frames of a stack that are shown: deeper ones are the frame's. */
const shownFrames = 4;

/** What visitors met last, with where it happened. */
function linesOfFailure({ lastSeen, version, kind, message, stack, count }: Failure): string[] {
  const frames = stack?.split('\n').slice(0, shownFrames) ?? [];
  const head = `${minuteOf(lastSeen)}  ${version}  ${kind}, ${count} times: ${message}`;
  return ['', head, ...frames.map((frame) => `    ${frame}`)];
}

type Failure = z.output<typeof failures>['failures'][number];
type Change = Omit<z.output<typeof changes>['changes'][number], 'at' | 'actor' | 'reason'>;
type Verdict = Omit<z.output<typeof verdicts>['verdicts'][number], 'at' | 'actor'>;

function deedOf({ seq, channel, action, before, after, share }: Change): string {
  const part = share === null ? '' : ` for ${percentOf(share)}`;
  return `${action} ${channel}${part}: ${before ?? 'nothing'} → ${after ?? 'nothing'} (${seq})`;
}

function judgementOf({ version, allowed, overridden, verdict }: Verdict): Pick<Entry, 'what' | 'why'> {
  const word = allowed ? 'passes' : overridden ? 'is let past' : 'is refused by';
  const [first] = verdict.refusals;
  const why = first ? `${first.field} against ${first.party}, ${verdict.refusals.length} in all` : '';
  return { what: `${version} ${word} the gate`, why };
}
