const clock = new Intl.DateTimeFormat('es-CO', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Bogota',
});

/** The time of day of a moment in milliseconds, in Bogotá: `10:42`. */
export function clockOf(moment: number): string {
  return clock.format(moment);
}
