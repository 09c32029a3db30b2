import { civilDate, isoDate } from '@umbral/domain/format/format-date.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';

/**
 * One registration per person, project title and day in Bogotá, whatever the plant [B061]: two contacts with the
 * same key are the same registration.
 */
export function contactDayKey(email: string, projectTitle: string, moment: Date): string {
  return [email.trim().toLowerCase(), slugify(projectTitle), isoDate(civilDate(moment))].join('|');
}
