import type { PlaceOfCanary } from '../channels/canary-plans.ts';
import { changeChannel } from '../channels/change-channel.ts';
import { type Promotion, promote } from '../channels/channels.ts';
import type { Registry, RegistryDatabase } from '../registry/registry.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import type { DecisionKind } from '../registry/tables/health-tables.ts';
import { type CanaryCourse, readCanaryCourse } from './canary-course.ts';
import { createJudge, type Verdict } from './canary-judge.ts';
import { type Decision, decide } from './decide.ts';
import { type DecisionEntry, wasDecided, writeDecision } from './decisions.ts';

/** Who the registry is when it decides by itself. */
export const controller = { name: 'canary-controller' };

/** Promotes as people do, so that the gate has its say. */
export type Promote = (wish: Promotion) => Promise<unknown>;

/** Promotes without a gate. */
export function promoteUngated(registry: Registry): Promote {
  return (wish) => promote(registry, controller, wish);
}

/** What the judge says of a canary now. */
export function judgeCourse({ before, blocks }: Pick<CanaryCourse, 'before' | 'blocks'>): Verdict {
  const judge = createJudge(before);
  for (const block of blocks) judge.observe(block);
  return judge.verdict();
}

/** Judges the canary of one remote in an environment and carries out what follows; undefined where there is nothing to do. */
export async function controlCanary(
  registry: Registry,
  place: PlaceOfCanary,
  promoteBy: Promote,
): Promise<DecisionEntry | undefined> {
  const course = await readCanaryCourse(registry.db, place);
  if (!course) return undefined;
  const verdict = judgeCourse(course);
  const decision = decide(course.state, verdict);
  if (decision.kind === 'wait') return undefined;
  const entry = entryOf(decision.kind, decision.reason, course, verdict);
  if (decision.kind === 'hold') return hold(registry, course, entry);
  try {
    await (decision.kind === 'roll-back' ? rollBack(registry, place, entry) : grow(decision, course, entry, promoteBy));
    return entry;
  } catch (error) {
    if (!(error instanceof RegistryRefusal)) throw error;
    // Somebody else changed something: the next look sees it. What the gate refuses waits for people.
    if (decision.kind === 'roll-back' || error.type === 'composition-changed') return undefined;
    const reason = `${course.state.version} does not grow: ${error.message}`;
    return hold(registry, course, entryOf('hold', reason, course, verdict));
  }
}

/** Takes the canary away; only a change of the same remote speaks against it. */
function rollBack(registry: Registry, place: PlaceOfCanary, entry: DecisionEntry) {
  const { reason, seq } = entry;
  const wish = { ...place, channel: 'canary', reason, after: seq, minds: 'own' } as const;
  return changeChannel(registry, controller, wish, async (trx) => {
    await writeDecision(trx, entry);
    return { action: 'end', release: undefined };
  });
}

function grow(
  { to, share }: Extract<Decision, { kind: 'promote' }>,
  { environment, state: { remote, version, plan }, seq }: CanaryCourse,
  entry: DecisionEntry,
  promoteBy: Promote,
) {
  const wish = {
    environment,
    remote,
    version,
    after: seq,
    reason: entry.reason,
    record: (trx: RegistryDatabase) => writeDecision(trx, entry),
  };
  return promoteBy(to === 'stable' ? { ...wish, channel: to } : { ...wish, channel: to, share, plan });
}

/** Said once for each step. */
async function hold(
  { db }: Registry,
  { environment, state }: CanaryCourse,
  entry: DecisionEntry,
): Promise<DecisionEntry | undefined> {
  const since = new Date(Date.now() - state.minutesInStep * 60_000);
  if (await wasDecided(db, { ...entry, environment }, since)) return undefined;
  await writeDecision(db, entry);
  return entry;
}

/** Largest number that a column of JSON can hold; evidence beyond it says nothing more. */
const largest = 1e300;

function entryOf(kind: DecisionKind, reason: string, { state, seq }: CanaryCourse, verdict: Verdict): DecisionEntry {
  const { remote, version, share, step, visitors, visitorsInStep, minutes } = state;
  const evidence = verdict.collapsed ?? verdict.strongest;
  const compared = evidence && { signal: evidence.rule.signal, stable: evidence.stable, canary: evidence.canary };
  const facts = { share, step, visitors, visitorsInStep, minutes, eValue: Math.min(verdict.eValue, largest) };
  return { kind, reason, remote, version, seq, facts: { ...facts, ...compared } };
}
