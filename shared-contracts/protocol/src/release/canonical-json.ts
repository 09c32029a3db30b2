/** Deeper than any manifest; far from what the call stack bears. */
const deepest = 200;

/**
 * JSON with one spelling (after RFC 8785): keys in the order of their UTF-16 units, no spaces, so that two sides that
 * hold the same value sign and verify the same bytes. Throws for what JSON cannot say, and for what is nested too deep.
 */
export function canonicalJson(value: unknown): string {
  return spell(value, 0);
}

function spell(value: unknown, depth: number): string {
  if (depth > deepest) throw new TypeError(`A value may be nested ${deepest} deep`);
  if (Array.isArray(value)) return `[${value.map((one) => spell(one, depth + 1)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${spell(member, depth + 1)}`).join(',')}}`;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError('JSON has no such number');
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`JSON has no ${typeof value}`);
  return text;
}
