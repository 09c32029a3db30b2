export interface CanonicalRule {
  from: string;
  canonical: string;
}

/** The override for a path; nothing where no rule fits [B009]. */
export function canonicalFor(path: string, rules: readonly CanonicalRule[]): string | undefined {
  return canonicalRuleFor(path, rules)?.canonical;
}

/** The rule that holds for a path: an exact one first, else the one with the longest prefix [B009]. */
export function canonicalRuleFor<Rule extends CanonicalRule>(path: string, rules: readonly Rule[]): Rule | undefined {
  const exact = rules.find((rule) => rule.from === path);
  if (exact) return exact;
  const prefixes = rules.filter((rule) => rule.from.endsWith('*') && path.startsWith(rule.from.slice(0, -1)));
  return prefixes.toSorted((a, b) => b.from.length - a.from.length)[0];
}
