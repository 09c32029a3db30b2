import { allVisitors } from '@umbral/protocol/composition/composition-lock.ts';
import { production } from '@umbral/protocol/composition/environment.ts';
import type { HealthCohort, HealthSignal } from '@umbral/protocol/release/health-signals.ts';
import { sql } from 'kysely';
import { type PlaceOfCanary, readCanaryPlan } from '../channels/canary-plans.ts';
import { readChannel } from '../channels/change-channel.ts';
import { type Change, readChanges } from '../channels/change-history.ts';
import { currentSeq } from '../channels/composition.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import type { CanaryState } from './canary-state.ts';
import { visitorsSignal } from './record-health.ts';
import type { Block } from './signal-judge.ts';
import { addCounts, type Tallies } from './trials.ts';

/** A canary, how it came here and what its visitors met. */
export interface CanaryCourse {
  readonly environment: string;
  readonly state: CanaryState;
  /** The composition that this was read at: what changed since speaks against a decision. */
  readonly seq: number;
  readonly since: Date;
  /** What stable's visitors met in the day before. */
  readonly before: Tallies;
  readonly blocks: readonly Block[];
}

/** One share that the canary had, from the composition that gave it. */
interface Step {
  readonly seq: number;
  readonly at: Date;
  readonly share: number;
}

/** How many changes of one canary are looked back over. */
const remembered = 200;

/** The course of a remote's canary in an environment; undefined without one, and while a pin goes before it. */
export async function readCanaryCourse(db: RegistryDatabase, place: PlaceOfCanary): Promise<CanaryCourse | undefined> {
  const { environment, remote } = place;
  const seq = await currentSeq(db, environment);
  const canary = await readChannel(db, remote, 'canary', environment);
  if (!canary || (await readChannel(db, remote, 'pin', environment))) return undefined;
  const steps = stepsOf(await readChanges(db, { ...place, channel: 'canary', limit: remembered }), canary.version);
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) return undefined;
  const rows = await readCounts(db, place, canary.version, first.seq);
  const plan = await readCanaryPlan(db, place, canary.id);
  const now = await presentMoment(db);
  const share = canary.share ?? 0;
  const state: CanaryState = {
    remote,
    version: canary.version,
    plan,
    step: plan ? plan.steps.findLastIndex((step) => step.share <= share) : -1,
    share,
    minutes: minutesBetween(first.at, now),
    minutesInStep: minutesBetween(last.at, now),
    visitors: visitorsIn(rows, first.seq),
    visitorsInStep: visitorsIn(rows, last.seq),
  };
  const before = talliesOf(await readStableBefore(db, place, first), 'stable');
  return { environment, state, seq, since: first.at, before, blocks: blocksOf(rows, steps) };
}

/** Shares of the present canary, oldest first: back to where the channel held something else. */
function stepsOf(changes: readonly Change[], version: string): Step[] {
  const end = changes.findIndex(({ after }) => after !== version);
  const own = end < 0 ? changes : changes.slice(0, end);
  return own.map(({ seq, at, share }) => ({ seq, at, share: share ?? 0 })).toReversed();
}

interface CountRow {
  readonly minute: Date;
  readonly seq: number;
  readonly cohort: HealthCohort;
  readonly signal: HealthSignal | typeof visitorsSignal;
  readonly counts: readonly number[];
}

/** The canary's counts, and those of whatever was stable in the same compositions. */
async function readCounts(
  db: RegistryDatabase,
  { environment, remote }: PlaceOfCanary,
  version: string,
  since: number,
): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select minute, seq, cohort, signal, releases.sum_counts(counts)::float8[] as counts
    from releases.health_minute left join releases.composition k using (seq)
    where remote = ${remote} and seq >= ${since} and coalesce(k.environment, ${production}) = ${environment}
      and (cohort = 'stable' or version = ${version})
    group by minute, seq, cohort, signal order by minute, seq`.execute(db);
  return rows;
}

/** How stable was in the day before, for what it takes to be slow. */
async function readStableBefore(
  db: RegistryDatabase,
  { environment, remote }: PlaceOfCanary,
  { seq, at }: Step,
): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select min(minute) as minute, 0 as seq, cohort, signal, releases.sum_counts(counts)::float8[] as counts
    from releases.health_minute left join releases.composition k using (seq)
    where remote = ${remote} and seq < ${seq} and coalesce(k.environment, ${production}) = ${environment} and minute > ${at}::timestamptz - interval '1 day'
      and cohort = 'stable' and signal <> ${visitorsSignal}
    group by cohort, signal`.execute(db);
  return rows;
}

async function presentMoment(db: RegistryDatabase): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? Promise.reject(new Error('The database tells no time'));
}

function minutesBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 60_000;
}

function visitorsIn(rows: readonly CountRow[], since: number): number {
  return rows
    .filter(({ seq, cohort, signal }) => seq >= since && cohort === 'canary' && signal === visitorsSignal)
    .reduce((sum, { counts }) => sum + (counts[0] ?? 0), 0);
}

/** Rows of one minute and composition together make a block. */
function blocksOf(rows: readonly CountRow[], steps: readonly Step[]): Block[] {
  const groups = Map.groupBy(rows, ({ minute, seq }) => `${minute.getTime()} ${seq}`);
  return [...groups.values()].flatMap((group) => {
    const [one] = group;
    if (!one) return [];
    const step = steps.findLastIndex(({ seq }) => seq <= one.seq);
    return {
      minute: one.minute.getTime() / 60_000,
      step,
      share: (steps[step]?.share ?? 0) / allVisitors,
      stable: talliesOf(group, 'stable'),
      canary: talliesOf(group, 'canary'),
    };
  });
}

function talliesOf(rows: readonly CountRow[], cohort: HealthCohort): Tallies {
  const tallies: Partial<Record<HealthSignal, readonly number[]>> = {};
  for (const { cohort: own, signal, counts } of rows) {
    if (own !== cohort || signal === visitorsSignal) continue;
    tallies[signal] = addCounts(tallies[signal] ?? [], counts);
  }
  return tallies;
}
