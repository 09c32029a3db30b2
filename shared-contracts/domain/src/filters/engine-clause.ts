/** One condition on one attribute, in the words of the index's `filters`. Values are always quoted. */
export function hasValue(attribute: string, value: string): string {
  return `${attribute}:"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** Both ends of a range count; an absent end is open. Nothing where both are. */
export function inRange(attribute: string, range: { readonly min?: number; readonly max?: number }): string[] {
  const from = range.min === undefined ? [] : [`${attribute} >= ${range.min}`];
  const to = range.max === undefined ? [] : [`${attribute} <= ${range.max}`];
  return [...from, ...to];
}

/** At least one of the conditions; in parentheses, as the index reads `OR` without them differently. */
export function anyOf(conditions: readonly string[]): string[] {
  if (conditions.length < 2) return [...conditions];
  return [`(${conditions.join(' OR ')})`];
}

/** All of the conditions. */
export function allOf(conditions: readonly string[]): string {
  return conditions.join(' AND ');
}
