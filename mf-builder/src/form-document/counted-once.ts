/**
 * Fields that somebody has to put right, each once: what is wrong with a list or a group as a whole, and with what lies
 * in it, is told at one place.
 */
export function countedOnce(paths: Iterable<string>): string[] {
  const all = new Set(paths);
  return [...all].filter((path) => !ancestorsOf(path).some((around) => all.has(around)));
}

/** Everything that a path lies in: `plants.0.price` in `plants.0` and `plants`. */
function ancestorsOf(path: string): string[] {
  const steps = path.split('.');
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('.'));
}
