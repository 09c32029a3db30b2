const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;
const words = new Intl.RelativeTimeFormat('es-CO', { numeric: 'auto', style: 'short' });
const exact = new Intl.DateTimeFormat('es-CO', { dateStyle: 'medium', timeStyle: 'medium' });

/** "hace 3 min", with the exact time for whoever asks. */
export function RelativeTime({ at }: { readonly at: string }) {
  const moment = new Date(at);
  return (
    <time dateTime={at} title={exact.format(moment)}>
      {agoOf(moment, Date.now())}
    </time>
  );
}

/** How long ago something was, in its largest whole unit. */
export function agoOf(moment: Date, now: number): string {
  const passed = Math.max(0, now - moment.getTime());
  const [unit, size] = steps.find(([, ms]) => passed >= ms) ?? ['second', 1000];
  return unit === 'second' && passed < 10_000 ? 'hace un momento' : words.format(-Math.floor(passed / size), unit);
}
