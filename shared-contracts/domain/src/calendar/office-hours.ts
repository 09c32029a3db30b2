import { addDays, civilDate, isoDate } from '../format/format-date.ts';
import { appointmentTimes } from './appointment.ts';
import { isHoliday } from './holidays.ts';

/** Minutes of the day from opening to closing. */
export interface Attention {
  readonly opens: number;
  readonly closes: number;
}

/** When a sales room attends, by the clock of Colombia. */
export interface OfficeHours {
  /** From Sunday (0) to Saturday. */
  readonly days: readonly (Attention | undefined)[];
  readonly holiday?: Attention;
}

const weekdayNames = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'] as const;
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const holiday = 'festivo';
const span = /\b(?:de )?(\d{1,2})(?::(\d{2}))? ?([ap]\.? ?m\.?)? a (?:las )?(\d{1,2})(?::(\d{2}))? ?([ap]\.? ?m\.?)?/g;
const bogotaOffsetMinutes = 300;
const minuteMs = 60_000;

/**
 * Reads hours as builders write them (`Lunes a viernes de 8:00 a 17:00 y sábados de 9:00 a 13:00`). Nothing where any
 * part of the text is not understood: half of the hours would be wrong hours.
 */
export function readOfficeHours(text: string): OfficeHours | undefined {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
  const days: (Attention | undefined)[] = everyDay.map(() => undefined);
  let ofHolidays: Attention | undefined;
  let end = 0;
  for (const found of plain.matchAll(span)) {
    const named = daysOf(plain.slice(end, found.index));
    const attention = attentionOf(found);
    if (!named || !attention) return undefined;
    end = found.index + found[0].length;
    for (const day of named.weekdays) days[day] = attention;
    if (named.isHoliday || (named.weekdays.length === 7 && !ofHolidays)) ofHolidays = attention;
  }
  const isWhole = end > 0 && /^[ .]*$/.test(plain.slice(end));
  return isWhole ? { days, ...(ofHolidays ? { holiday: ofHolidays } : {}) } : undefined;
}

/** Hours of a day (ISO); nothing while it is closed. On a holiday only what is said of holidays counts. */
export function attentionOn(hours: OfficeHours, day: string): Attention | undefined {
  return isHoliday(day) ? hours.holiday : hours.days[civilDate(day).weekday];
}

/** Times (`HH:MM`) of a day at which a visit can begin: every half hour from 10:00 to 16:00 that somebody attends [B063]. */
export function appointmentTimesOn(hours: OfficeHours | undefined, day: string): readonly string[] {
  if (!hours) return appointmentTimes;
  const attention = attentionOn(hours, day);
  if (!attention) return [];
  return appointmentTimes.filter((time) => {
    const minutes = minutesOf(time);
    return attention.opens <= minutes && minutes < attention.closes;
  });
}

/** A moment at which somebody attends, or the next one from which on somebody does. */
export interface Opening {
  readonly isOpen: boolean;
  /** ISO. */
  readonly day: string;
  /** Minutes of that day: until when it is open, or from when. */
  readonly minutes: number;
}

/** Whether somebody attends at a moment and until when, else the next opening; nothing where it never opens. */
export function openingAt(hours: OfficeHours, moment: Date): Opening | undefined {
  const local = new Date(moment.getTime() - bogotaOffsetMinutes * minuteMs);
  const now = local.getUTCHours() * 60 + local.getUTCMinutes();
  const today = isoDate(civilDate(moment));
  const attention = attentionOn(hours, today);
  if (attention && now < attention.closes) {
    const isOpen = attention.opens <= now;
    return { isOpen, day: today, minutes: isOpen ? attention.closes : attention.opens };
  }
  // Two weeks hold every weekday and whatever holidays fall together.
  for (let ahead = 1; ahead <= 14; ahead += 1) {
    const day = addDays(today, ahead);
    const next = attentionOn(hours, day);
    if (next) return { isOpen: false, day, minutes: next.opens };
  }
  return undefined;
}

interface NamedDays {
  readonly weekdays: readonly number[];
  readonly isHoliday: boolean;
}

function daysOf(words: string): NamedDays | undefined {
  const parts = words
    .replace(/\b(?:de|los|las|y|e)\b(?! las)/g, (word) => (word === 'y' || word === 'e' ? ',' : ''))
    .split(',')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '' && part !== '.' && part !== ';');
  const read = parts.map(partOf);
  if (read.length === 0 || read.includes(undefined)) return undefined;
  const known = read.flatMap((part) => part ?? []);
  return { weekdays: known.filter((day) => day !== holiday).map(Number), isHoliday: known.includes(holiday) };
}

/** Weekdays that one part names: `lunes`, `sabados`, `lunes a viernes`, `todos dias`, `festivos`. */
function partOf(part: string): readonly (number | typeof holiday)[] | undefined {
  if (/^todos dias$/.test(part)) return everyDay;
  if (/^(?:dias )?festivos?$/.test(part)) return [holiday];
  const [first, last, ...more] = part.split(' a ').map(weekdayOf);
  if (first === undefined || more.length > 0) return undefined;
  if (!part.includes(' a ')) return [first];
  if (last === undefined) return undefined;
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, offset) => (first + offset) % 7);
}

function weekdayOf(name: string): number | undefined {
  const index = weekdayNames.findIndex((weekday) => name === weekday || name === `${weekday}s`);
  return index < 0 ? undefined : index;
}

function attentionOf([, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf]: RegExpMatchArray) {
  const opens = clockOf(fromHour, fromMinute, fromHalf);
  const closes = clockOf(toHour, toMinute, toHalf);
  return opens < closes && closes <= 24 * 60 ? { opens, closes } : undefined;
}

function clockOf(hour = '', minute = '0', half = ''): number {
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (half.startsWith('p') ? 12 : 0);
  return hours * 60 + Number(minute);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
