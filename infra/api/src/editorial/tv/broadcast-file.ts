import type { TvBroadcast } from '@umbral/domain/editorial/tv-schedule.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { type CalendarEvent, calendarFile } from '../../engine/http/calendar-event.ts';
import { tvTexts as texts } from './tv-texts.ts';

interface BroadcastFile {
  readonly name: string;
  readonly broadcasts: readonly TvBroadcast[];
  readonly origin: string;
  readonly now: Date;
}

/** Broadcasts as a calendar file, each with a reminder a quarter of an hour before. */
export function broadcastFile({ name, broadcasts, origin, now }: BroadcastFile): string {
  return calendarFile({ name, product: texts.product, events: broadcasts.map((one) => eventOf(one, origin)), now });
}

function eventOf({ id, programme, episode, channel, ...broadcast }: TvBroadcast, origin: string): CalendarEvent {
  const url = origin + routes.tvProgramme.href({ id: programme.slug });
  return {
    uid: `tv-${id}`,
    when: {
      starts: new Date(broadcast.starts_at),
      ends: new Date(broadcast.ends_at),
      zone: broadcast.time_zone,
    },
    title: texts.title(programme.title, channel),
    text: [...(episode ? [texts.episode(episode.number, episode.title)] : []), texts.channel(channel), url],
    url,
    reminders: [{ before: 'PT15M' }],
  };
}
