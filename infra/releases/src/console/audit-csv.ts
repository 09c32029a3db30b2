import type { readAudit } from '../registry/audit-log.ts';

/** How many entries one file holds; the newest, for a table of any program. */
export const longestExport = 10_000;

type AuditRow = Awaited<ReturnType<typeof readAudit>>[number];

const columns = ['id', 'at', 'actor', 'action', 'remote', 'version', 'reason', 'facts'] as const;

/** The audit log for a spreadsheet: RFC 4180 with the mark by which spreadsheets know UTF-8. */
export function auditCsv(entries: readonly AuditRow[]): string {
  const lines = entries.map((entry) => columns.map((column) => cellOf(entry[column])).join(','));
  return `\uFEFF${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}

/** What a person wrote never becomes a formula. */
function cellOf(value: unknown): string {
  const text = textOf(value);
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
