import { foldedWords } from '../engine/text/fold.ts';
import { pluralAlternatives } from '../engine/text/plurals.ts';
import { nearWords } from '../engine/text/vocabulary.ts';
import type { RuleCondition, StoredRule } from './rule.ts';

/** What the conditions of rules are compared with. */
export interface RuleContext {
  query: string;
  contexts: readonly string[];
  /** Whether the filters of the search hold all clauses of these. */
  hasFilters(filters: string): boolean;
  /** Seconds. */
  now: number;
}

/** Whether a rule is to be applied: enabled, in its time, and one of its conditions holds (or it has none). */
export function isRuleMatched(rule: StoredRule, context: RuleContext): boolean {
  if (rule.enabled === false) return false;
  const times = rule.validity ?? [];
  if (times.length > 0 && !times.some(({ from, until }) => from <= context.now && context.now <= until)) return false;
  const conditions = rule.conditions ?? (rule.condition === undefined ? [] : [rule.condition]);
  return conditions.length === 0 || conditions.some((condition) => holds(condition, context));
}

function holds(condition: RuleCondition, { query, contexts, hasFilters }: RuleContext): boolean {
  if (condition.context !== undefined && !contexts.includes(condition.context)) return false;
  if (condition.filters !== undefined && condition.filters !== '' && !hasFilters(condition.filters)) return false;
  return condition.pattern === undefined || isPatternMatched(condition, condition.pattern, foldedWords(query));
}

/** Patterns are compared word by word, without letter case or accents; one with a placeholder never matches. */
function isPatternMatched(condition: RuleCondition, pattern: string, query: readonly string[]): boolean {
  if (pattern.includes('{')) return false;
  const words = foldedWords(pattern);
  const hasAlternatives = condition.alternatives === true;
  const isAt = (start: number) =>
    start >= 0 &&
    start + words.length <= query.length &&
    words.every((word, i) => isSameWord(query[start + i] ?? '', word, hasAlternatives));
  switch (condition.anchoring ?? 'is') {
    case 'startsWith':
      return isAt(0);
    case 'endsWith':
      return isAt(query.length - words.length);
    case 'contains':
      return query.some((_, start) => isAt(start)) || words.length === 0;
    default:
      return words.length === query.length && isAt(0);
  }
}

const LETTERS_FOR_TYPO = 4;

function isSameWord(asked: string, word: string, hasAlternatives: boolean): boolean {
  if (asked === word) return true;
  if (!hasAlternatives) return false;
  if (pluralAlternatives(word).includes(asked)) return true;
  const maxTypos = word.length >= LETTERS_FOR_TYPO ? 1 : 0;
  return nearWords({ words: [asked], shared: new Uint8Array(1) }, { word, isPrefix: false, maxTypos }).words.length > 0;
}
