/** Colombia and Panama stand at UTC−5 all year, so their clock needs no time zone data. */
const bogotaOffsetMs = 5 * 3_600_000;
const dayMs = 86_400_000;

const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;
const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const;

export interface CivilDate {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  /** 0 is Sunday. */
  weekday: number;
}

function civilOfUtc(date: Date): CivilDate {
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
}

/** The calendar day in Bogotá of an instant, or of an ISO date (`2026-11-21`), which is a day everywhere. */
export function civilDate(moment: string | number | Date): CivilDate {
  const isDay = typeof moment === 'string' && moment.length === 10;
  const instant = new Date(moment);
  return civilOfUtc(isDay ? instant : new Date(instant.getTime() - bogotaOffsetMs));
}

/** `2026-11-21`. */
export function isoDate({ year, month, day }: Pick<CivilDate, 'year' | 'month' | 'day'>): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** A day some days later, or earlier with a negative count; ISO in, ISO out. */
export function addDays(day: string, count: number): string {
  return isoDate(civilOfUtc(new Date(Date.parse(day) + count * dayMs)));
}

/** The same day some months later, or the last of that month where it is shorter; ISO in, ISO out. */
export function addMonths(day: string, count: number): string {
  const from = civilDate(day);
  const lastOfMonth = new Date(Date.UTC(from.year, from.month + count, 0));
  return isoDate({ ...civilOfUtc(lastOfMonth), day: Math.min(from.day, lastOfMonth.getUTCDate()) });
}

/** Whole months from one day to another, never below 0: the last day of a shorter month completes one. */
export function monthsBetween(from: string, to: string): number {
  const start = civilDate(from);
  const end = civilDate(to);
  const months = (end.year - start.year) * 12 + end.month - start.month;
  return Math.max(0, addMonths(from, months) > to ? months - 1 : months);
}

/** `21 de noviembre de 2026`. */
export function formatDate(moment: string | number | Date): string {
  const { year, month, day } = civilDate(moment);
  return `${day} de ${months[month - 1]} de ${year}`;
}

/** `sábado 21 de noviembre`. */
export function formatWeekday(moment: string | number | Date): string {
  const { month, day, weekday } = civilDate(moment);
  return `${weekdays[weekday]} ${day} de ${months[month - 1]}`;
}

/** `21 nov 2026`. */
export function formatDateShort(moment: string | number | Date): string {
  const { year, month, day } = civilDate(moment);
  return `${day} ${months[month - 1]?.slice(0, 3)} ${year}`;
}

/** `junio de 2028`, for deliveries. */
export function formatMonth(moment: string | number | Date): string {
  const { year, month } = civilDate(moment);
  return `${months[month - 1]} de ${year}`;
}

/** `06/28`, for the strip below a card. */
export function formatMonthShort(moment: string | number | Date): string {
  const { year, month } = civilDate(moment);
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
}

/** Clock in Bogotá: `10:30 a. m.` with plain spaces. */
export function formatTime(moment: string | number | Date): string {
  const local = new Date(new Date(moment).getTime() - bogotaOffsetMs);
  return formatClock(local.getUTCHours(), local.getUTCMinutes());
}

/** An hour and minute of the day: `4:00 p. m.`. */
export function formatClock(hours: number, minutes: number): string {
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'a. m.' : 'p. m.'}`;
}

/** A clock with its article, as a sentence has it: `la 1:00 p. m.`, `las 4:00 p. m.`. */
export function withArticle(clock: string): string {
  return `${clock.startsWith('1:') ? 'la' : 'las'} ${clock}`;
}

/** How long ago: `hoy`, `hace 3 días`, `hace 2 meses`, `hace 1 año`. */
export function formatAgo(moment: string | number | Date, now: string | number | Date): string {
  const days = Math.floor((Date.parse(isoDate(civilDate(now))) - Date.parse(isoDate(civilDate(moment)))) / dayMs);
  if (days <= 0) return 'hoy';
  if (days < 31) return `hace ${days} ${days === 1 ? 'día' : 'días'}`;
  const monthCount = Math.floor(days / 30.4);
  if (monthCount < 12) return `hace ${monthCount} ${monthCount === 1 ? 'mes' : 'meses'}`;
  const years = Math.floor(days / 365.25) || 1;
  return `hace ${years} ${years === 1 ? 'año' : 'años'}`;
}
