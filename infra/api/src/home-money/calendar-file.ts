/** A whole day in a calendar. */
export interface CalendarDay {
  /** Stays the same when the file is fetched anew, so that a calendar replaces the day. */
  readonly uid: string;
  /** ISO. */
  readonly day: string;
  readonly title: string;
  readonly text: string;
  /** What a calendar says three days before. */
  readonly reminder: string;
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const compact = (text: string) => text.replace(/[-:]|\.\d{3}/g, '');

/** Lines hold at most 75 octets and go on after a space (RFC 5545, 3.1); no letter is torn apart. */
function fold(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > 74) {
      lines.push('');
      octets = 0;
    }
    lines[lines.length - 1] += letter;
    octets += size;
  }
  return lines.join('\r\n ');
}

function eventLines({ uid, day, title, text, reminder }: CalendarDay, stamp: string): string[] {
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(next)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P3D',
    `DESCRIPTION:${escaped(reminder)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** A calendar file of whole days (RFC 5545). */
export function calendarFile(name: string, days: readonly CalendarDay[], now: Date): string {
  const stamp = compact(now.toISOString());
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Umbral//Plan de pagos//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...days.flatMap((day) => eventLines(day, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
