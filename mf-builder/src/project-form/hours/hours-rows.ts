import { type Attention, readOfficeHours } from '@umbral/domain/calendar/office-hours.ts';
import { hoursTexts as texts } from './hours-texts.ts';

/** Monday (1) to Saturday (6), Sunday (0), and holidays (7): in the order of the week. */
export const hoursDays = [1, 2, 3, 4, 5, 6, 0, 7] as const;
export type HoursDay = (typeof hoursDays)[number];

/** Days with the same hours; times as `HH:MM`. */
export interface HoursRow {
  readonly days: readonly HoursDay[];
  readonly from: string;
  readonly to: string;
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The rows that a text of office hours says; nothing where the portal does not understand all of it. */
export function rowsOfHours(text: string): readonly HoursRow[] | undefined {
  const hours = readOfficeHours(text);
  if (!hours) return undefined;
  const byTime = new Map<string, HoursRow>();
  for (const day of hoursDays) {
    const attention: Attention | undefined = day === 7 ? hours.holiday : hours.days[day];
    if (!attention) continue;
    const from = clock(attention.opens);
    const to = clock(attention.closes);
    const row = byTime.get(`${from} ${to}`) ?? { days: [], from, to };
    byTime.set(`${from} ${to}`, { ...row, days: [...row.days, day] });
  }
  return [...byTime.values()];
}

/** Neighbouring days of the week as spans: Monday to Friday, Sunday. */
function spansOf(days: readonly HoursDay[]): HoursDay[][] {
  const spans: HoursDay[][] = [];
  for (const day of hoursDays) {
    if (!days.includes(day)) continue;
    const last = spans.at(-1);
    const before = hoursDays[hoursDays.indexOf(day) - 1];
    if (last && before !== undefined && last.at(-1) === before && day !== 7) last.push(day);
    else spans.push([day]);
  }
  return spans;
}

function spanText(span: readonly HoursDay[]): string {
  const [first = 1] = span;
  const last = span.at(-1) ?? first;
  if (span.length === 1) return texts.days[first];
  return span.length === 2 ? `${texts.days[first]} y ${texts.days[last]}` : `${texts.day[first]} a ${texts.day[last]}`;
}

const hour = (time: string) => time.replace(/^0(?=\d:)/, '');

/** The text of rows, as people read it and `readOfficeHours` understands it; empty for none. */
export function hoursText(rows: readonly HoursRow[]): string {
  const parts = rows
    .filter(({ days }) => days.length > 0)
    .map(({ days, from, to }) => `${spansOf(days).map(spanText).join(', ')} de ${hour(from)} a ${hour(to)}`);
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
