export interface CanonicalRule {
  from: string;
  canonical: string;
}

/** The override for a path: an exact rule first, else the one with the longest prefix; nothing where none fits [B009]. */
export function canonicalFor(path: string, rules: readonly CanonicalRule[]): string | undefined {
  const exact = rules.find((rule) => rule.from === path);
  if (exact) return exact.canonical;
  const prefixes = rules.filter((rule) => rule.from.endsWith('*') && path.startsWith(rule.from.slice(0, -1)));
  return prefixes.toSorted((a, b) => b.from.length - a.from.length)[0]?.canonical;
}
