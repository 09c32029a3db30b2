/** Zod's words for what is wrong, one line an issue: `items.0.title: expected string`. */
export function refusalText(refused: string): string {
  try {
    const issues: unknown = JSON.parse(refused);
    return Array.isArray(issues) ? issues.map(lineOf).join('\n') : refused;
  } catch {
    return refused;
  }
}

function lineOf(issue: unknown): string {
  if (typeof issue !== 'object' || issue === null) return String(issue);
  const path = 'path' in issue && Array.isArray(issue.path) ? issue.path.join('.') : '';
  const message = 'message' in issue ? String(issue.message) : JSON.stringify(issue);
  return path === '' ? message : `${path}: ${message}`;
}
