/** Whether a version is within a caret range: the same first number, and not older. Both as `1.2.3`, the range as `^1.2.3`. */
export function satisfies(version: string, range: string): boolean {
  const [given, least] = [numbers(version), numbers(range.slice(1))];
  const differs = given.findIndex((number, at) => number !== least[at]);
  return differs === -1 || (differs > 0 && (given[differs] ?? 0) > (least[differs] ?? 0));
}

function numbers(version: string): readonly number[] {
  return version.split('.').map(Number.parseFloat);
}
