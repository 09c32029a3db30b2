function partsOf(version: string): { numbers: number[]; isFinal: boolean; label: string } {
  const [core = '', ...labels] = (version.split('+')[0] ?? '').split('-');
  const numbers = core.split('.').map((part) => Number.parseInt(part, 10) || 0);
  return { numbers, isFinal: labels.length === 0, label: labels.join('-') };
}

/** Below zero where version `a` comes before `b`, above where after: semantic versions, a draft before its release. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  for (let place = 0; place < 3; place += 1) {
    const difference = (left.numbers[place] ?? 0) - (right.numbers[place] ?? 0);
    if (difference !== 0) return difference;
  }
  if (left.isFinal !== right.isFinal) return left.isFinal ? 1 : -1;
  return left.label.localeCompare(right.label, 'en', { numeric: true });
}
