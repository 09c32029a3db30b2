import { type Advisory, type AffectedRange, type Severity, severities } from './advisories.ts';

function entriesOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(entriesOf) : [];
}

function severityOf(text: unknown): Severity {
  const lower = String(text).toLowerCase();
  return severities.find((one) => one === lower) ?? 'high';
}

/** Pairs each beginning with the end that follows it. Source: the OSV schema, `affected[].ranges[].events[]`. */
function rangesOf(events: readonly Record<string, unknown>[]): AffectedRange[] {
  const ranges: AffectedRange[] = [];
  for (const { introduced, fixed, last_affected: last } of events) {
    const open = ranges.at(-1);
    if (typeof introduced === 'string') ranges.push({ introduced });
    else if (open && typeof fixed === 'string') ranges[ranges.length - 1] = { ...open, fixed };
    else if (open && typeof last === 'string') ranges[ranges.length - 1] = { ...open, lastAffected: last };
  }
  return ranges;
}

/** What an advisory in the OSV form says of packages that we have; nothing of withdrawn ones. */
export function readAdvisory(text: string, names: ReadonlySet<string>): Advisory[] {
  const { id, summary, withdrawn, affected, database_specific: facts } = entriesOf(JSON.parse(text));
  if (withdrawn !== undefined) return [];
  const found = new Map<string, AffectedRange[]>();
  for (const { package: what, ranges } of listOf(affected)) {
    const { ecosystem, name } = entriesOf(what);
    if (ecosystem !== 'npm' || typeof name !== 'string' || !names.has(name)) continue;
    const more = listOf(ranges).flatMap(({ events }) => rangesOf(listOf(events)));
    found.set(name, [...(found.get(name) ?? []), ...more]);
  }
  const severity = severityOf(entriesOf(facts).severity);
  return [...found].map(([name, ranges]) => ({
    id: String(id),
    package: name,
    severity,
    summary: String(summary),
    ranges,
  }));
}
