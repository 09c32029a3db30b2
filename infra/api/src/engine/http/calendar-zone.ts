const offsets = new Map<string, Intl.DateTimeFormat>();

/** How far a zone's clock is before world time at a moment, as `-05:00`. */
function offsetAt(zone: string, moment: Date): string {
  const format = offsets.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  offsets.set(zone, format);
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return name.slice(3) || '+00:00';
}

/**
 * The offset of a zone whose clock stands the same all year, as those of Colombia and Panama do; nothing where it is
 * put forward and back: such times are told by world time, which needs no rules of a country that may change them.
 */
export function steadyOffset(zone: string, moment: Date): string | undefined {
  const year = moment.getUTCFullYear();
  const [winter = '', summer] = [0, 6].map((month) => offsetAt(zone, new Date(Date.UTC(year, month, 15))));
  return winter === summer ? winter : undefined;
}

/** A moment as the clock of such a zone shows it, without its offset: `20261128T103000`. */
export function clockTime(moment: Date, offset: string): string {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/.exec(offset) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  const shown = new Date(moment.getTime() + ahead * 60_000);
  return shown.toISOString().replace(/[-:]|\.\d{3}Z$/g, '');
}

/** What a calendar file says of such a zone (RFC 5545, 3.6.5). */
export function zoneLines(zone: string, offset: string): string[] {
  const spelled = offset.replace(':', '');
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${spelled}`,
    `TZOFFSETTO:${spelled}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
}
