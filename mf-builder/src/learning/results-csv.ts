import type { ProjectResults } from '@umbral/domain/api/builder-results.ts';
import { learningTexts as texts } from './learning-texts.ts';

interface Week {
  readonly from: string;
  readonly until: string;
}

/** A field as spreadsheets read it: quoted, and never a formula. */
function fieldOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** All numbers by week and project, or typology where they are told, for a spreadsheet in Spanish: semicolons, and a mark that says it is UTF-8. */
export function resultsCsv(weeks: readonly Week[], projects: readonly ProjectResults[]): string {
  const rows = projects.flatMap((project) =>
    (project.plants.length > 0 ? project.plants : [{ ...project, title: '' }]).flatMap(({ title, weekly }) =>
      weeks.map(({ from, until }, week) => [
        ...[from, until, project.title, title],
        ...[weekly.impressions, weekly.views, weekly.contacts].map((amounts) => amounts[week] ?? 0),
      ]),
    ),
  );
  return `\uFEFF${[texts.csvHead, ...rows].map((row) => row.map(fieldOf).join(';')).join('\r\n')}\r\n`;
}
