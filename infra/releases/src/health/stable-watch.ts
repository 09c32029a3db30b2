import { production } from '@umbral/protocol/composition/environment.ts';
import { failureSignals } from '@umbral/protocol/release/health-signals.ts';
import { sql } from 'kysely';
import type { RegistryDatabase } from '../registry/registry.ts';
import { type DecisionEntry, wasDecided, writeDecision } from './decisions.ts';
import { signalRules } from './signal-rules.ts';

/** Stable is bad when this part of its visitors fails within these minutes, and so many at least. */
const bad = { minutes: 10, part: 0.2, failures: 20 };
const silentMs = 3_600_000;

interface BadRow {
  readonly environment: string;
  readonly remote: string;
  readonly version: string;
  readonly signal: string;
  readonly exposures: number;
  readonly failures: number;
  readonly seq: number;
}

/**
 * Warns of stable versions that fail by any measure. Nothing is changed: what was stable before may be no better, so
 * people decide. Said once an hour.
 */
export async function warnOfStable(db: RegistryDatabase, now = Date.now()): Promise<DecisionEntry[]> {
  const { rows } = await sql<BadRow>`
    select c.environment, h.remote, h.version, h.signal, sum(h.counts[1])::int as exposures, sum(h.counts[2])::int as failures,
      max(h.seq) as seq
    from releases.health_minute h
    left join releases.composition k using (seq)
    join releases.channel c on c.remote = h.remote and c.name = 'stable'
      and c.environment = coalesce(k.environment, ${production})
    join releases.release r on r.id = c.release_id and r.version = h.version
    where h.minute > now() - make_interval(mins => ${bad.minutes}) and h.cohort = 'stable'
      and h.signal = any(${[...failureSignals]})
    group by 1, 2, 3, 4
    having sum(h.counts[2]) >= ${bad.failures} and sum(h.counts[2]) >= ${bad.part}::float8 * sum(h.counts[1])`.execute(
    db,
  );
  const warned: DecisionEntry[] = [];
  for (const row of rows) {
    const entry = warningOf(row);
    if (await wasDecided(db, { ...entry, environment: row.environment }, new Date(now - silentMs))) continue;
    await writeDecision(db, entry);
    warned.push(entry);
  }
  return warned;
}

function warningOf({ remote, version, signal, exposures, failures, seq }: BadRow): DecisionEntry {
  const { words = signal, unit = 'visitors' } = signalRules.find((rule) => rule.signal === signal) ?? {};
  const reason = `${version} is stable and not well: ${words} for ${failures} of ${exposures} ${unit} in ${bad.minutes} minutes.`;
  return { kind: 'warn', remote, version, seq, reason, facts: { signal, exposures, failures } };
}
