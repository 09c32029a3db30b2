const dayMs = 86_400_000;

/** The moment at which a fair is over: midnight in Bogotá after its last day, in milliseconds since the epoch. */
export function fairEnd(endsOn: string): number {
  return Date.parse(`${endsOn}T00:00:00-05:00`) + dayMs;
}
