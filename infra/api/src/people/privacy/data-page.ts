import { type PersonalData, type PersonalDataPart, personalDataParts } from '@umbral/domain/api/privacy.ts';
import { formatDate, formatTime } from '@umbral/domain/format/format-date.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { escapeHtml, plainPageHtml } from '../../engine/mail/link-page-html.ts';
import { dataTexts as texts } from './data-texts.ts';

/** Everything that is stored of a person, for that person to read: one heading for each part that holds anything. */
export function dataPage({ generated_at: at, parts }: PersonalData): string {
  const held = personalDataParts.filter((part) => parts[part].length > 0);
  const empty = personalDataParts.filter((part) => parts[part].length === 0).map((part) => texts.parts[part]);
  return plainPageHtml(
    texts.title,
    `<p>${escapeHtml(texts.lead(formatDate(at), formatTime(at)))}</p>
${held.map((part) => partHtml(part, parts[part])).join('')}
${empty.length > 0 ? `<h2>${escapeHtml(texts.nothing)}</h2><p>${escapeHtml(empty.join(', '))}.</p>` : ''}
<p><a href="${routes.accountPrivacy.href()}">${escapeHtml(texts.back)}</a></p>`,
  );
}

function partHtml(part: PersonalDataPart, rows: readonly Record<string, unknown>[]): string {
  return `<h2>${escapeHtml(texts.parts[part])}</h2>${rows.map(rowHtml).join('<hr>')}`;
}

function rowHtml(row: Record<string, unknown>): string {
  const told = Object.entries(row).filter(([, value]) => value !== null && value !== '' && !isEmpty(value));
  const lines = told.map(
    ([name, value]) =>
      `<p><strong>${escapeHtml(texts.fields[name] ?? name)}:</strong> ${escapeHtml(wordsOf(value))}</p>`,
  );
  return lines.join('');
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !(value instanceof Date) && Object.keys(value).length === 0;
}

function wordsOf(value: unknown): string {
  if (value instanceof Date) return `${formatDate(value)}, ${formatTime(value)}`;
  if (typeof value === 'string') return isMoment(value) ? wordsOf(new Date(value)) : (texts.values[value] ?? value);
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return value.map(wordsOf).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function isMoment(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text);
}
