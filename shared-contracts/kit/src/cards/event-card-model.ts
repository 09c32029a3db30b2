import type { EventSummary } from '@umbral/domain/editorial/event.ts';
import { civilDate, formatDate, formatTime, formatWeekday, isoDate } from '@umbral/domain/format/format-date.ts';
import type { ImageSource } from '../media/picture.tsx';
import { eventTexts as texts } from './event-texts.ts';

export type EventState = 'past' | 'running' | 'coming';

/** An event as lists show it, its times in words by the clock of Bogotá. */
export interface EventCard {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: { readonly name: string; readonly slug: string };
  /** Venue and city, else that it is online. */
  readonly place: string;
  readonly cover?: ImageSource;
  /** ISO moments. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly dates: string;
  readonly hours: string;
  readonly state: EventState;
}

/** The card of an event out of the API's summary; `now` in milliseconds. */
export function eventCardOf(event: EventSummary, now: number): EventCard {
  const { slug, title, excerpt, category, venue, city, cover, starts_at, ends_at } = event;
  return {
    slug,
    title,
    excerpt,
    category: { name: category.name, slug: category.slug },
    place: [venue, city].filter((name) => name !== null).join(', ') || texts.online,
    ...(cover ? { cover: pictureOf(cover) } : {}),
    startsAt: starts_at,
    endsAt: ends_at,
    dates: datesOf(starts_at, ends_at),
    hours: texts.hours(formatTime(starts_at), formatTime(ends_at)),
    state: stateOf(event, now),
  };
}

function pictureOf({ thumbhash: _thumbhash, ...drawn }: NonNullable<EventSummary['cover']>): ImageSource {
  return drawn;
}

/** Where an event stands; `now` in milliseconds. */
export function stateOf({ starts_at, ends_at }: Pick<EventSummary, 'starts_at' | 'ends_at'>, now: number): EventState {
  if (Date.parse(ends_at) < now) return 'past';
  return Date.parse(starts_at) <= now ? 'running' : 'coming';
}

/** The first day is told as far as it differs from the last. */
function datesOf(startsAt: string, endsAt: string): string {
  const from = civilDate(startsAt);
  const to = civilDate(endsAt);
  if (isoDate(from) === isoDate(to)) return texts.onDay(formatWeekday(startsAt), to.year);
  const whole = formatDate(startsAt);
  const isOneYear = from.year === to.year;
  const inYear = isOneYear ? whole.slice(0, whole.lastIndexOf(' de ')) : whole;
  return texts.days(isOneYear && from.month === to.month ? String(from.day) : inYear, formatDate(endsAt));
}
