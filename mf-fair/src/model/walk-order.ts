/** A walk without a stop, or with it at the end where it was not there. */
export function toggledStop(stops: readonly string[], stop: string): readonly string[] {
  return stops.includes(stop) ? stops.filter((one) => one !== stop) : [...stops, stop];
}

/** A walk with a stop one place earlier (-1) or later (1); the very same where it cannot move. */
export function movedStop(stops: readonly string[], stop: string, by: -1 | 1): readonly string[] {
  const from = stops.indexOf(stop);
  const to = from + by;
  if (from === -1 || to < 0 || to >= stops.length) return stops;
  return stops.toSpliced(from, 1).toSpliced(to, 0, stop);
}
