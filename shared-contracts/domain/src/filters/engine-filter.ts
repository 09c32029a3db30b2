import { allOf, anyOf, hasValue } from './engine-clause.ts';
import { attributeOf } from './filter-attributes.ts';
import type { Condition } from './filter-conditions.ts';
import { meansClauses } from './means-clauses.ts';

/** Conditions in the words of the index's `filters`. Months to a delivery count from `now`, milliseconds [B043]. */
export function engineFilter(conditions: readonly Condition[], now = Date.now()): string {
  return allOf(conditions.flatMap((condition) => engineClauses(condition, now)));
}

/** Where a search looks and by which words are parameters of their own: such conditions give no clause. */
function engineClauses(condition: Condition, now: number): string[] {
  switch (condition.kind) {
    case 'is':
      return [isClause(attributeOf[condition.filter], condition.value)];
    case 'atLeast':
      return [`${attributeOf[condition.filter]} >= ${condition.value}`];
    case 'atMost':
      return [`${attributeOf[condition.filter]} <= ${condition.value}`];
    case 'above':
      return [`${attributeOf[condition.filter]} > ${condition.value}`];
    case 'anyOf':
      return anyOf(condition.conditions.flatMap((one) => engineClauses(one, now)));
    case 'not':
      return engineClauses(condition.condition, now).map((clause) => `NOT ${clause}`);
    case 'affordable':
      return meansClauses(condition.means, now);
    case 'around':
    case 'reached':
    case 'onMap':
    case 'says':
      return [];
  }
}

function isClause(attribute: string, value: string | number | true): string {
  return typeof value === 'number' ? `${attribute} = ${value}` : hasValue(attribute, String(value));
}
