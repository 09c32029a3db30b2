import { sql } from 'kysely';
import { environmentOfSeq } from '../channels/composition.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import type { HealthReport } from './health-report.ts';

/** The signal under which new visitors are counted. */
export const visitorsSignal = 'visitors';

/**
 * Adds what a shell of an environment counted to the minute of the database; counts of another's composition are none. A report that was taken before changes nothing: whoever got
 * no answer sends it again.
 */
export async function recordHealth(
  db: RegistryDatabase,
  { shell, report, seq, counts }: HealthReport,
  environment: string,
): Promise<boolean> {
  const rows = counts.flatMap(({ remote, version, cohort, visitors, signals }) => {
    const all = [...Object.entries(signals), ...(visitors > 0 ? [[visitorsSignal, [visitors]] as const] : [])];
    return all.map(([signal, counted]) => ({ remote, version, cohort, signal, counts: counted }));
  });
  return db.transaction().execute(async (trx) => {
    const receipt = await trx
      .insertInto('releases.health_receipt')
      .values({ environment, shell, report })
      .onConflict((conflict) => conflict.doNothing())
      .returning('report')
      .executeTakeFirst();
    if (!receipt || (await environmentOfSeq(trx, seq)) !== environment) return false;
    // In one order, so that reports of two shells never wait for each other.
    await sql`
      insert into releases.health_minute (minute, seq, remote, version, cohort, signal, counts)
      select date_trunc('minute', now()), ${seq}, one ->> 'remote', one ->> 'version', one ->> 'cohort', one ->> 'signal',
        releases.sum_counts((select array_agg(value::bigint order by place)
          from jsonb_array_elements_text(one -> 'counts') with ordinality as counted (value, place)))
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) one
      where one ->> 'remote' in (select name from releases.remote)
      group by 3, 4, 5, 6 order by 3, 4, 5, 6
      on conflict (remote, minute, seq, version, cohort, signal)
        do update set counts = releases.add_counts(health_minute.counts, excluded.counts)`.execute(trx);
    return true;
  });
}

/** Health is kept by the minute for a day, by the hour for a week; receipts as long as anybody may send again. */
export async function foldHealth(db: RegistryDatabase): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`delete from releases.health_receipt where at < now() - interval '1 day'`.execute(trx);
    await sql`delete from releases.health_minute where minute < now() - interval '7 days'`.execute(trx);
    await sql`
      with old as (
        delete from releases.health_minute
        where minute < date_trunc('hour', now()) - interval '1 day' and minute <> date_trunc('hour', minute)
        returning *
      )
      insert into releases.health_minute (minute, seq, remote, version, cohort, signal, counts)
      select date_trunc('hour', minute), seq, remote, version, cohort, signal, releases.sum_counts(counts)
      from old group by 1, 2, 3, 4, 5, 6
      on conflict (remote, minute, seq, version, cohort, signal)
        do update set counts = releases.add_counts(health_minute.counts, excluded.counts)`.execute(trx);
  });
}
