/** Text as a calendar file holds it. */
export const calendarText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A day or an instant (ISO) as a calendar file spells it. */
export const calendarTime = (iso: string) => iso.replace(/[-:]|\.\d{3}/g, '');

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

interface Calendar {
  readonly name: string;
  /** Which of our files it is. */
  readonly product: string;
  /** Lines of each zone that the events name, from BEGIN to END. */
  readonly zones?: readonly (readonly string[])[];
  /** Lines of each event, from BEGIN to END. */
  readonly events: readonly (readonly string[])[];
}

/** A calendar file (RFC 5545). */
export function icalendar({ name, product, zones = [], events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Umbral//${product}//ES`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${calendarText(name)}`,
    ...zones.flat(),
    ...events.flat(),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
