import { addMonths } from '../format/format-date.ts';

/** The magazine appears six times a year. */
const monthsBetween = 2;

/** ISO day on which the issue after the newest appears; nothing where that day is past: it is late, and nobody knows when. */
export function nextIssueDay(newest: string, today: string): string | undefined {
  const day = addMonths(`${newest.slice(0, 7)}-01`, monthsBetween);
  return day > today ? day : undefined;
}
