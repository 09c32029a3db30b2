import { alertPayload } from '@umbral/domain/people/alert.ts';
import type { Backend } from '../../engine/backend.ts';
import type { Job } from '../../engine/jobs/job.ts';
import { createNewsFinder, type NewsFinder } from './alert-matches.ts';
import {
  type Digest,
  type DueAlert,
  earliestChecked,
  markChecked,
  queueDigests,
  takeDueAlerts,
} from './alert-run-queries.ts';
import { isQuiet } from './alert-schedule.ts';
import { plantsInTheNews } from './news-queries.ts';

/** News this young may still wait for their transaction: they are told the next time. */
const settleMs = 120_000;
/** Homes that one alert shows in a mail; the rest is a number and a link. */
const shownHomes = 6;
const pageSize = 2000;

const storedFilters = alertPayload.shape.filters;

/** Tells people what is new for their searches, by day. */
export function alertsJob(backend: Backend): Job {
  return {
    name: 'alerts',
    schedule: { everyMinutes: 15 },
    async run({ signal }) {
      await runAlerts(backend, signal);
    },
  };
}

/** What a run did. */
export interface AlertRun {
  checked: number;
  mails: number;
}

/**
 * Matches all alerts that are due with what happened since each was last looked at, and queues one mail for each
 * person who has matches. Between 20:00 and 08:00 in Bogotá it does nothing. Each page of people is one transaction:
 * a run that dies is taken up where it was, and nobody is written to twice.
 */
export async function runAlerts(backend: Backend, signal?: AbortSignal): Promise<AlertRun> {
  const now = backend.now();
  const run: AlertRun = { checked: 0, mails: 0 };
  if (isQuiet(now)) return run;
  const until = new Date(now.getTime() - settleMs);
  const since = await earliestChecked(backend.db, now);
  if (!since) return run;
  const finder = createNewsFinder(await plantsInTheNews(backend, since, until), now);
  while (!signal?.aborted) {
    const page = await runPage(backend, finder, { now, until });
    if (page.checked === 0) break;
    run.checked += page.checked;
    run.mails += page.mails;
  }
  return run;
}

function runPage({ db }: Backend, finder: NewsFinder, { now, until }: { now: Date; until: Date }): Promise<AlertRun> {
  return db.transaction().execute(async (transaction) => {
    const alerts = await takeDueAlerts(transaction, now, pageSize);
    if (alerts.length === 0) return { checked: 0, mails: 0 };
    const digests = digestsOf(alerts, finder);
    await queueDigests(transaction, digests, now);
    const mailed = digests.flatMap(({ items }) => items.map(({ alertId }) => alertId));
    await markChecked(transaction, { ids: alerts.map(({ id }) => id), mailed, until, now });
    return { checked: alerts.length, mails: digests.length };
  });
}

function digestsOf(alerts: readonly DueAlert[], finder: NewsFinder): Digest[] {
  const byReader = Map.groupBy(alerts, ({ reader }) => reader);
  return [...byReader.values()].flatMap((theirs) => {
    const items = theirs.flatMap((alert) => itemOf(alert, finder) ?? []);
    return items.length > 0 ? [{ items }] : [];
  });
}

/** Filters that this version cannot read any more match nothing. */
function itemOf({ id, filters, checked_until }: DueAlert, finder: NewsFinder): Digest['items'][number] | undefined {
  const read = storedFilters.safeParse(filters);
  if (!read.success) return undefined;
  const matches = finder.find(read.data, checked_until);
  return matches.length > 0 ? { alertId: id, total: matches.length, plants: matches.slice(0, shownHomes) } : undefined;
}
