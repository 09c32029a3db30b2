const steps = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;
const format = new Intl.RelativeTimeFormat('es-CO', { numeric: 'always' });

/** Time that is left until a moment, in its largest whole unit: «dentro de 3 horas». */
export function timeLeft(until: number, now: number): string {
  const seconds = Math.max(0, (until - now) / 1000);
  const { unit, seconds: size } = steps.find((step) => seconds >= step.seconds) ?? { unit: 'second', seconds: 1 };
  return format.format(Math.floor(seconds / size), unit);
}
