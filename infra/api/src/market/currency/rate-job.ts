import { addDays, civilDate, isoDate } from '@umbral/domain/format/format-date.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Job } from '../../engine/jobs/job.ts';
import type { WorkerLog } from '../../engine/outbox/outbox-worker.ts';
import type { DailyRate } from '../../engine/third-parties/exchange-rates/exchange-rate-provider.ts';
import { keepRate, takeAcceptedRates } from './rate-queries.ts';

/** Days that a rate may be old or early: it holds over long weekends, and tomorrow's is known in the evening. */
const oldestDays = 15;
const earliestDays = 1;

/** Fetches the rates soon after midnight in Bogotá, when the day's is published; nothing where nobody is asked. */
export function exchangeRateJobs(backend: Backend, log: WorkerLog): Job[] {
  if (!backend.parties.exchangeRates) return [];
  return [{ name: 'exchange-rates', schedule: { dailyAt: '00:20' }, run: () => refreshRates(backend, log) }];
}

/**
 * Writes the day's rates into the dated table, as often as it likes: the same day is the same row. A rate that jumps is
 * held back and reported. Throws where the provider does not answer; the last good rates stay in force, with their date.
 */
export async function refreshRates({ db, now, parties }: Backend, log: WorkerLog): Promise<void> {
  const today = isoDate(civilDate(now()));
  const accepted = await takeAcceptedRates(db);
  const rates = (await parties.exchangeRates?.ratesOn(today)) ?? [];
  const outcomes = await db.transaction().execute(async (transaction) => {
    const kept: string[] = [];
    for (const rate of rates) {
      refuseWrongDay(rate, today);
      const outcome = await keepRate(transaction, rate);
      if (outcome === 'held') log.error({ currency: rate.currency, asOf: rate.asOf }, 'exchange rate is held back');
      kept.push(outcome);
    }
    return kept;
  });
  // Pages print amounts and the rate itself.
  if (accepted > 0 || outcomes.includes('kept')) {
    await sql`select enqueue_once('purge', 'rates', '{"all": true}')`.execute(db);
  }
}

function refuseWrongDay({ currency, asOf }: DailyRate, today: string): void {
  if (asOf < addDays(today, -oldestDays) || asOf > addDays(today, earliestDays)) {
    throw new Error(`the rate of ${currency} is of ${asOf}`);
  }
}
