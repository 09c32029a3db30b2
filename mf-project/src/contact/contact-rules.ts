import { civilDate, isoDate } from '@umbral/domain/format/format-date.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';

/**
 * One registration per person, project title and day in Bogotá, whatever the plant [B061]: two contacts with the
 * same key are the same registration.
 */
export function contactDayKey(email: string, projectTitle: string, moment: Date): string {
  return [email.trim().toLowerCase(), slugify(projectTitle), isoDate(civilDate(moment))].join('|');
}

/**
 * Whether to ask if the number is right: who lives abroad with a Colombian number, or in Colombia with a foreign one
 * [B062]. Both are ISO country codes; nothing is asked while either is unknown.
 */
export function isResidenceMismatch(residence: string | undefined, phoneCountry: string | undefined): boolean {
  if (!residence || !phoneCountry) return false;
  return (residence === defaultCountry) !== (phoneCountry === defaultCountry);
}
