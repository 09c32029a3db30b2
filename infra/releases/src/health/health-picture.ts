import { production } from '@umbral/protocol/composition/environment.ts';
import {
  type FailureSignal,
  failureSignals,
  type HealthCohort,
  type HealthSignal,
  measureLimits,
} from '@umbral/protocol/release/health-signals.ts';
import { sql } from 'kysely';
import type { PlaceOfCanary } from '../channels/canary-plans.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import { readCanaryCourse } from './canary-course.ts';
import { judgeCourse } from './control-canary.ts';
import { doubtful } from './decide.ts';
import type { Trials } from './evidence.ts';
import { visitorsSignal } from './record-health.ts';
import { addCounts, isMeasure, limitSpan, trialsOf } from './trials.ts';

/** What visitors of one version met in a minute. */
export interface HealthPoint {
  readonly minute: Date;
  readonly visitors: number;
  readonly failures: Readonly<Partial<Record<FailureSignal, number>>>;
  /** Nineteen in twenty renders of the server took at most so long; null without renders. */
  readonly renderP95: number | null;
}

/** One version in one cohort: all of the time asked for, and minute by minute. */
export interface CohortHealth {
  readonly version: string;
  readonly cohort: HealthCohort;
  readonly visitors: number;
  readonly signals: Readonly<Partial<Record<HealthSignal, Trials>>>;
  readonly series: readonly HealthPoint[];
}

interface PictureRow {
  readonly minute: Date;
  readonly version: string;
  readonly cohort: HealthCohort;
  readonly signal: HealthSignal | typeof visitorsSignal;
  readonly counts: readonly number[];
}

/** The health of a remote's versions in an environment in the last minutes, for people to look at. */
export async function readHealth(db: RegistryDatabase, place: PlaceOfCanary, minutes: number) {
  const { environment, remote } = place;
  const { rows } = await sql<PictureRow>`
    select minute, version, cohort, signal, releases.sum_counts(counts)::float8[] as counts
    from releases.health_minute left join releases.composition k using (seq)
    where remote = ${remote} and coalesce(k.environment, ${production}) = ${environment} and minute > now() - make_interval(mins => ${minutes})
    group by minute, version, cohort, signal order by cohort desc, version, minute`.execute(db);
  const groups = Map.groupBy(rows, ({ version, cohort }) => `${cohort} ${version}`);
  return { remote, canary: await readCanary(db, place), cohorts: [...groups.values()].flatMap(cohortOf) };
}

async function readCanary(db: RegistryDatabase, place: PlaceOfCanary) {
  const course = await readCanaryCourse(db, place);
  if (!course) return null;
  const { eValue } = judgeCourse(course);
  const { version, share, step, plan, visitors, visitorsInStep, minutesInStep } = course.state;
  const steps = plan?.steps ?? [];
  const worth = Math.min(eValue, Number.MAX_VALUE);
  const isDoubtful = eValue >= doubtful;
  return {
    version,
    share,
    step,
    steps,
    since: course.since,
    visitors,
    visitorsInStep,
    minutesInStep,
    eValue: worth,
    isDoubtful,
  };
}

function cohortOf(rows: readonly PictureRow[]): CohortHealth[] {
  const [one] = rows;
  if (!one) return [];
  const total = countsOf(rows);
  const signals = [...total].flatMap(([signal, counts]) =>
    signal === visitorsSignal
      ? []
      : [[signal, trialsOf(counts, isMeasure(signal) ? limitSpan(signal, []) : undefined)]],
  );
  const byMinute = Map.groupBy(rows, ({ minute }) => minute.getTime());
  return [
    {
      version: one.version,
      cohort: one.cohort,
      visitors: total.get(visitorsSignal)?.[0] ?? 0,
      signals: Object.fromEntries(signals),
      series: [...byMinute].map(([minute, inMinute]) => pointOf(new Date(minute), countsOf(inMinute))),
    },
  ];
}

type Counts = ReadonlyMap<PictureRow['signal'], readonly number[]>;

function countsOf(rows: readonly PictureRow[]): Counts {
  const counts = new Map<PictureRow['signal'], readonly number[]>();
  for (const row of rows) counts.set(row.signal, addCounts(counts.get(row.signal) ?? [], row.counts));
  return counts;
}

function pointOf(minute: Date, counts: Counts): HealthPoint {
  const failed = failureSignals.flatMap((signal) => {
    const failures = counts.get(signal)?.[1] ?? 0;
    return failures > 0 ? [[signal, failures] as const] : [];
  });
  return {
    minute,
    visitors: counts.get(visitorsSignal)?.[0] ?? 0,
    failures: Object.fromEntries(failed),
    renderP95: quantile(counts.get('render-ms') ?? [], 0.95),
  };
}

/** The limit of the span in which so large a part of all lies at last. */
function quantile(spans: readonly number[], part: number): number | null {
  const total = spans.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const limits: readonly number[] = measureLimits['render-ms'];
  let below = 0;
  const found = spans.findIndex((count) => {
    below += count;
    return below >= total * part;
  });
  return limits[found] ?? limits.at(-1) ?? null;
}
