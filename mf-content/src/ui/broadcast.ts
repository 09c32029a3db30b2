import { calendarPaths } from '@umbral/domain/api/calendar-paths.ts';
import type { LocalTimes, TvBroadcast } from '@umbral/domain/editorial/tv-schedule.ts';
import { formatClock, formatWeekday } from '@umbral/domain/format/format-date.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { tvTexts as texts } from '../texts/tv-texts.ts';

/** A broadcast as pages show it, told by the clock of its country. */
export interface Broadcast {
  readonly id: number;
  readonly programme: string;
  readonly href: string;
  readonly episode?: string;
  readonly channel: string;
  /** `sábado 21 de noviembre`. */
  readonly day: string;
  readonly times: string;
  /** ISO moments, for the clock of the visitor. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
  /** Its calendar file, while it is still to come. */
  readonly reminderHref?: string;
}

/** A broadcast out of the API's, as it stands at a moment (ms). */
export function broadcastOf(item: TvBroadcast, now: number): Broadcast {
  const { id, programme, episode, channel } = item;
  return {
    id,
    programme: programme.title,
    href: routes.tvProgramme.href({ id: programme.slug }),
    ...(episode ? { episode: texts.episode(episode.number, episode.title) } : {}),
    channel,
    day: formatWeekday(`${item.day}T12:00:00-05:00`),
    times: texts.times(clockOf(item.starts), clockOf(item.ends)),
    startsAt: item.starts_at,
    endsAt: item.ends_at,
    timeZone: item.time_zone,
    ...(Date.parse(item.starts_at) > now ? { reminderHref: `/api${calendarPaths.broadcast(id)}` } : {}),
  };
}

function clockOf(time: LocalTimes['starts']): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return formatClock(hours, minutes);
}

/** The times of a broadcast in another zone; nothing where its clock shows the same. */
export function timesElsewhere({ startsAt, endsAt, timeZone }: Broadcast, zone: string): string | undefined {
  const [there, here] = [zone, timeZone].map((name) => partsIn(name, startsAt, endsAt));
  if (!there || !here || there.join() === here.join()) return undefined;
  const [day = '', from = '', to = ''] = there;
  return texts.yourTime(day, from, to);
}

function partsIn(timeZone: string, startsAt: string, endsAt: string): string[] {
  const day = new Intl.DateTimeFormat('es-CO', { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const [from, to] = [startsAt, endsAt].map((moment) => clockOf(clock.format(new Date(moment))));
  return [day.format(new Date(startsAt)), from ?? '', to ?? ''];
}
