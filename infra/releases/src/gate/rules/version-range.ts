/** Whether a version is in a range as manifests write them: `1.2.3` or `^1.2.3`. Any other form is in none. */
export function satisfies(version: string, range: string): boolean {
  const wanted = /^(\^?)(\d+)\.(\d+)\.(\d+)$/.exec(range);
  const given = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!wanted || !given) return false;
  const low = wanted.slice(2).map(Number);
  const have = given.slice(1).map(Number);
  if (wanted[1] === '') return compare(have, low) === 0;
  // A caret keeps everything up to the first number that is not zero.
  const fixed = low.findIndex((number) => number > 0);
  const kept = (fixed < 0 ? low.length - 1 : fixed) + 1;
  return compare(have.slice(0, kept), low.slice(0, kept)) === 0 && compare(have, low) >= 0;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((number, place) => number !== b[place]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
